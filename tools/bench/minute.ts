import { chromium, type Browser } from "@playwright/test";
import { keepAndPublish, seeOwnSite, type Minute } from "@vitrine/e2e/first-minute";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { phone, throttle } from "./load.ts";
import { seconds, type Section } from "./report.ts";

/** The first minute of a visitor: from the landing page to their own site, and on to its public address. */
export async function measureMinute(server: RunningServer): Promise<Section> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const desk = await minute(browser, server, false);
    const slow = await minute(browser, server, true);
    return {
      title: "The first minute",
      how: "`npm run bench -- minute`: the landing page, a sample CV, one's own site in three templates; then registering, the mailed link, the builder, publishing. By the page's own clock from the landing page's address on, with the three seconds that a verified address is shown; typing takes no time. On the phone (390 x 844) under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling.",
      figures: [...figuresOf("desktop", desk), ...figuresOf("phone, slow 4G", slow)],
    };
  } finally {
    await browser.close();
  }
}

type Measured = { site: Minute; published: Minute };

async function minute(browser: Browser, server: RunningServer, isSlow: boolean): Promise<Measured> {
  const context = await browser.newContext({ baseURL: server.url, ...(isSlow ? phone : {}) });
  const page = await context.newPage();
  if (isSlow) await throttle(await context.newCDPSession(page));
  const site = await seeOwnSite(page, () => page.getByRole("button", { name: "Designer" }).click());
  const published = await keepAndPublish(page, server, site);
  await context.close();
  return { site, published };
}

function figuresOf(where: string, { site, published }: Measured): Section["figures"] {
  return [
    { name: `${where}: own site`, value: seconds(site.ms), target: "10 s or less", isMet: site.ms <= 10_000 },
    { name: `${where}: presses until then`, value: String(site.presses), target: "2 or less" },
    {
      name: `${where}: public address`,
      value: seconds(published.ms),
      target: "45 s or less",
      isMet: published.ms <= 45_000,
    },
    {
      name: `${where}: presses until then, three typed fields aside`,
      value: String(published.presses),
      target: "8 or less",
    },
  ];
}
