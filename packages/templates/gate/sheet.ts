import type { Frame, Page } from "playwright-core";
import type { SiteServer } from "./site-server.ts";

/** A page on a sheet, and the screen that it is given. */
export type SheetPage = { url: string; width?: number; height?: number };

/**
 * A page that holds published pages one below the other, laid out but not painted, each in a frame of its own. They are
 * written into frames that stay: a frame that goes to an address costs the browser more than its page does.
 */
export class Sheet {
  readonly page: Page;
  readonly #server: SiteServer;

  /** @param page the server's empty sheet */
  constructor(page: Page, server: SiteServer) {
    this.page = page;
    this.#server = server;
  }

  /**
   * Puts pages on the sheet in the place of those before, and waits until all that they ask for has come.
   * @returns their frames, in their order
   */
  async lay(pages: readonly SheetPage[], reducedMotion: "reduce" | "no-preference" = "no-preference"): Promise<Frame[]> {
    await this.clear();
    await this.page.emulateMedia({ colorScheme: "light", media: "screen", reducedMotion });
    const written = pages.map(({ url, width = 320, height = 900 }) => ({ html: this.#server.textAt(url), width, height }));
    await this.page.evaluate(writePages, written);
    const [, ...frames] = this.page.frames();
    return frames;
  }

  /** Leaves empty frames, because what moves on a page would go on doing so. */
  async clear(): Promise<void> {
    await this.page.evaluate(() => {
      for (const { contentDocument } of document.querySelectorAll("iframe")) contentDocument?.documentElement?.remove();
    });
  }
}

/** Runs inside the browser; it may use nothing from this file. */
async function writePages(pages: readonly { html: string; width: number; height: number }[]): Promise<void> {
  const frames = [...document.querySelectorAll("iframe")];
  await Promise.all(
    pages.map(async ({ html, width, height }, index) => {
      const frame = frames[index] ?? document.body.appendChild(document.createElement("iframe"));
      Object.assign(frame, { width, height });
      const page = frame.contentDocument;
      if (!page) throw new Error("A frame is not to be written into.");
      await new Promise((resolve) => {
        frame.onload = resolve;
        page.open();
        page.write(html);
        page.close();
      });
    }),
  );
}
