import type { Frame, Page } from "playwright-core";
import type { SiteServer } from "./site-server.ts";
import { write } from "./written.ts";

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
  #isLaid = false;

  /** @param page the server's empty sheet */
  constructor(page: Page, server: SiteServer) {
    this.page = page;
    this.#server = server;
  }

  /** Shows pages that have been laid, so that the browser goes on drawing them. */
  async show(): Promise<void> {
    await this.page.evaluate(() => {
      document.body.hidden = false;
    });
  }

  /**
   * Puts pages on the hidden sheet in the place of those before, and waits until all that they ask for has come. While the
   * sheet is hidden the browser draws no frames of them, which cost a third of a look; scripts lay out what they measure.
   * @param state.unfold opens what is folded before the pages are laid out
   * @returns their frames, in their order
   */
  async lay(
    pages: readonly SheetPage[],
    { reducedMotion = "no-preference", unfold = false }: SheetState = {},
  ): Promise<Frame[]> {
    await this.clear();
    this.#isLaid = true;
    await this.page.emulateMedia({ colorScheme: "light", media: "screen", reducedMotion });
    await this.page.evaluate(
      framesOf,
      pages.map(({ width = 320, height = 900 }) => ({ width, height })),
    );
    const frames = this.page.frames().slice(1, pages.length + 1);
    await Promise.all(
      frames.map(async (frame, index) => write(frame, this.#server.textAt(pages[index]?.url ?? ""), { unfold })),
    );
    return frames;
  }

  /** Leaves empty frames, because what moves on a page would go on doing so. */
  async clear(): Promise<void> {
    if (!this.#isLaid) return;
    this.#isLaid = false;
    await this.page.evaluate(() => {
      for (const { contentDocument } of document.querySelectorAll("iframe"))
        contentDocument?.documentElement.replaceChildren();
    });
  }
}

/** Gives a hidden sheet so many frames at least, the first of them in sizes; runs inside the browser. */
function framesOf(sizes: readonly { width: number; height: number }[]): void {
  document.body.hidden = false;
  const frames = [...document.querySelectorAll("iframe")];
  for (const [index, size] of sizes.entries())
    Object.assign(frames[index] ?? document.body.appendChild(document.createElement("iframe")), size);
  // Frames know their sizes only when they have been laid out.
  void document.body.offsetHeight;
  document.body.hidden = true;
}
