import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { SiteInput } from "../src/view/site-input.ts";
import { countShifts } from "./first-visit.ts";
import { startSiteServer } from "./site-server.ts";
import type { SiteServer } from "./site-server.ts";

export type Scheme = "light" | "dark";

/**
 * A browser with the pages that every check of a file shares, and the server that they come from. Whoever looks at one
 * brings it to the front first: a page behind others draws a frame in a second, and what waits for frames waits with it.
 */
export class GateBrowser {
  readonly server: SiteServer;
  readonly browser: Browser;
  readonly page: Page;
  /** A page of a browser that runs no script, 1200 px wide. */
  readonly still: Page;
  /** Pages of one reader, 375 and 1200 px wide: they cache nothing, and count their layout shifts. */
  readonly phone: Page;
  readonly desk: Page;

  private constructor(server: SiteServer, browser: Browser, pages: Pages) {
    this.server = server;
    this.browser = browser;
    this.page = pages.page;
    this.still = pages.still;
    this.phone = pages.phone;
    this.desk = pages.desk;
  }

  static async start(slugs: readonly string[]): Promise<GateBrowser> {
    const [server, browser] = await Promise.all([
      startSiteServer(slugs),
      chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      }),
    ]);
    const reader = await browser.newContext({ colorScheme: "light" });
    const [page, still, phone, desk] = await Promise.all([
      browser.newPage(),
      browser.newPage({ javaScriptEnabled: false, colorScheme: "light", viewport: { width: 1200, height: 900 } }),
      visitor(reader, 375),
      visitor(reader, 1200),
    ]);
    return new GateBrowser(server, browser, { page, still, phone, desk });
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.server.close();
  }

  /**
   * Opens a page at a width and waits for its faces and for what lies below the screen.
   * @param options.scripts false for a page that must do without its script
   */
  async open(
    slug: string,
    site: SiteInput,
    width: number,
    scheme: Scheme = "light",
    options: { scripts: boolean } = { scripts: true },
  ): Promise<void> {
    await leave(this.page);
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.emulateMedia({ colorScheme: scheme, media: "screen", reducedMotion: "no-preference" });
    await this.page.bringToFront();
    await this.page.goto(await this.server.publish(slug, site, options));
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.evaluate(wholePage);
  }
}

type Pages = { page: Page; still: Page; phone: Page; desk: Page };

/** Empties a page that has been looked at: it would be laid out for the next look's size, and go on moving meanwhile. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.replaceChildren());
}

async function visitor(reader: BrowserContext, width: number): Promise<Page> {
  const page = await reader.newPage();
  await page.setViewportSize({ width, height: 900 });
  await countShifts(page);
  const session = await reader.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return page;
}

/** Resolves when the sections that the first frame leaves out are laid out; runs inside the browser. */
async function wholePage(): Promise<void> {
  const waiting = document.getAnimations().filter((animation) => "animationName" in animation);
  await Promise.all(
    waiting.filter(({ animationName }) => animationName === "first-screen").map((each) => each.finished),
  );
}
