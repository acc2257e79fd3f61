import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import type { SiteInput } from "../src/view/site-input.ts";
import { countShifts } from "./first-visit.ts";
import { Sheet } from "./sheet.ts";
import { startSiteServer } from "./site-server.ts";
import type { SiteServer } from "./site-server.ts";
import { write } from "./written.ts";

export type Scheme = "light" | "dark";

/**
 * A browser with the pages that every check of a file shares, and the server that they come from. Each has a window of
 * its own: a page behind others draws a frame in a second, and what waits for frames waits with it.
 */
export class GateBrowser {
  readonly server: SiteServer;
  readonly browser: Browser;
  readonly page: Page;
  /** A page that runs no script. */
  readonly still: Page;
  /** Pages side by side in frames. */
  readonly sheet: Sheet;
  /** The page of a reader who goes to sites: it caches nothing, and counts its layout shifts as `page` does. */
  readonly visitor: Page;
  #opened: Page | null = null;

  private constructor(server: SiteServer, browser: Browser, pages: Pages) {
    this.server = server;
    this.browser = browser;
    this.page = pages.page;
    this.still = pages.still;
    this.sheet = new Sheet(pages.sheet, server);
    this.visitor = pages.visitor;
  }

  static async start(slugs: readonly string[]): Promise<GateBrowser> {
    const [server, browser] = await Promise.all([
      startSiteServer(slugs),
      chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      }),
    ]);
    const [page, still, sheet, visitor] = await Promise.all([
      browser.newPage(),
      browser.newPage(),
      browser.newPage(),
      browser.newPage(),
    ]);
    await Promise.all([countShifts(page), countShifts(visitor)]);
    const session = await visitor.context().newCDPSession(visitor);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await Promise.all([
      page.goto(server.empty.empty),
      still.goto(server.empty.still),
      sheet.goto(server.empty.sheet),
      visitor.goto(server.empty.empty),
    ]);
    return new GateBrowser(server, browser, { page, still, sheet, visitor });
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.server.close();
  }

  /**
   * Opens a site at a width, whole and with all its faces.
   * @param page where; `still` for a site that must do without its script
   */
  async open(slug: string, site: SiteInput, width: number, scheme: Scheme = "light", page = this.page): Promise<void> {
    await this.rest();
    this.#opened = page;
    await page.setViewportSize({ width, height: 900 });
    // Not "screen", which a page would keep on paper.
    await page.emulateMedia({ colorScheme: scheme, media: null, reducedMotion: "no-preference" });
    await write(page, this.server.textAt(await this.server.publish(slug, site)));
  }

  /** Leaves what was opened or laid on the sheet, because it would go on moving beside what is looked at next. */
  async rest(): Promise<void> {
    await this.sheet.clear();
    if (this.#opened) await leave(this.#opened);
    this.#opened = null;
  }
}

type Pages = { page: Page; still: Page; sheet: Page; visitor: Page };

/** Empties a page that has been looked at: it would be laid out for the next look's size, and go on moving meanwhile. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.replaceChildren());
}
