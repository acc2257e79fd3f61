import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { SiteInput } from "../src/view/site-input.ts";
import { startSiteServer } from "./site-server.ts";
import type { SiteServer } from "./site-server.ts";

export type Scheme = "light" | "dark";

/** A browser with the pages that every check of a file shares, and the server that they come from. */
export class GateBrowser {
  readonly server: SiteServer;
  readonly browser: Browser;
  readonly page: Page;
  /** A page of a browser that runs no script, 1200 px wide. */
  readonly still: Page;

  private constructor(server: SiteServer, browser: Browser, page: Page, still: Page) {
    this.server = server;
    this.browser = browser;
    this.page = page;
    this.still = still;
  }

  static async start(slugs: readonly string[]): Promise<GateBrowser> {
    const [server, browser] = await Promise.all([
      startSiteServer(slugs),
      chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      }),
    ]);
    const [usual, scriptless] = await Promise.all([
      browser.newContext(),
      browser.newContext({ javaScriptEnabled: false, colorScheme: "light", viewport: { width: 1200, height: 900 } }),
    ]);
    return new GateBrowser(server, browser, await usual.newPage(), await scriptless.newPage());
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.server.close();
  }

  /** Opens a page at a width and waits for its faces and for what lies below the screen. */
  async open(slug: string, site: SiteInput, width: number, scheme: Scheme = "light"): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.emulateMedia({ colorScheme: scheme, media: "screen", reducedMotion: "no-preference" });
    await this.page.goto(await this.server.publish(slug, site));
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.evaluate(wholePage);
  }

  /** A context that has cached nothing. */
  fresh(width: number): Promise<BrowserContext> {
    return this.browser.newContext({ colorScheme: "light", viewport: { width, height: 900 } });
  }
}

/** Resolves when the sections that the first frame leaves out are laid out; runs inside the browser. */
async function wholePage(): Promise<void> {
  const waiting = document.getAnimations().filter((animation) => "animationName" in animation);
  await Promise.all(
    waiting.filter(({ animationName }) => animationName === "first-screen").map((each) => each.finished),
  );
}
