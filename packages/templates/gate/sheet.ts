import type { Frame, Page } from "playwright-core";
import type { SiteServer } from "./site-server.ts";

/** A page on a sheet, and the screen that it is given. */
export type SheetPage = { url: string; width?: number; height?: number };

export type SheetState = { reducedMotion?: "reduce" | "no-preference"; unfold?: boolean };

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
   * Puts pages on the sheet in the place of those before, and waits until all that they ask for has come. They are laid
   * out whole at once: what the first frame leaves out is looked at where readers visit.
   * @param state.unfold opens what is folded before the pages are laid out
   * @returns their frames, in their order
   */
  async lay(
    pages: readonly SheetPage[],
    { reducedMotion = "no-preference", unfold = false }: SheetState = {},
  ): Promise<Frame[]> {
    await this.clear();
    await this.page.emulateMedia({ colorScheme: "light", media: "screen", reducedMotion });
    const written = pages.map(({ url, width = 320, height = 900 }) => ({
      html: this.#server.textAt(url).replace("animation:first-screen 1ms", ""),
      width,
      height,
    }));
    await this.page.evaluate(writePages, { written, unfold });
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

/**
 * Writes each page into a frame. A page is shown when its faces have come, because all its lines would be set twice, at
 * first in faces that stand in. Runs inside the browser; it may use nothing from this file.
 */
async function writePages(input: {
  written: readonly { html: string; width: number; height: number }[];
  unfold: boolean;
}): Promise<void> {
  const frames = [...document.querySelectorAll("iframe")];
  await Promise.all(
    input.written.map(async ({ html, width, height }, index) => {
      const frame = frames[index] ?? document.body.appendChild(document.createElement("iframe"));
      Object.assign(frame, { width, height });
      const page = frame.contentDocument;
      if (!page) throw new Error("A frame is not to be written into.");
      await new Promise((resolve) => {
        frame.onload = resolve;
        page.open();
        page.write(html);
        page.documentElement.style.display = "none";
        page.close();
      });
      const faces = [...page.fonts].filter(
        ({ family, unicodeRange }) => !family.includes("Fallback") && /^U\+0+-FF/i.test(unicodeRange),
      );
      await Promise.all(faces.map((face) => face.load()));
      if (input.unfold) for (const details of page.querySelectorAll("details")) details.open = true;
      page.documentElement.style.display = "";
    }),
  );
}
