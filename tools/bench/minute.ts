import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { keepAndPublish, seeOwnSite, type Minute } from "@vitrine/e2e/first-minute";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { phone, throttle } from "./load.ts";
import { seconds, type Section } from "./report.ts";

const samplePdf = fileURLToPath(new URL("../../apps/web/public/samples/designer.pdf", import.meta.url));

/** The first minute of a visitor: from the landing page to their own site, and on to its public address. */
export async function measureMinute(server: RunningServer): Promise<Section> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const desk = await minute(browser, server, false);
    const slow = await minute(browser, server, true);
    const pdfAtDesk = await ownSiteOfPdf(browser, server, false);
    const pdfOnPhone = await ownSiteOfPdf(browser, server, true);
    return {
      title: "The first minute",
      how: "`npm run bench -- minute`: the landing page, a sample CV, one's own site in three templates; then registering, the mailed link, the builder, publishing. By the page's own clock from the landing page's address on, with the three seconds that a verified address is shown; typing takes no time. A PDF of one page is given as a visitor's own file: read in the browser at a desk, and on the phone, whose line would take longer to bring the reader than it waits, by the server once the visitor presses that. On the phone (390 x 844) under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling.",
      figures: [
        ...figuresOf("desktop", desk),
        ...figuresOf("phone, slow 4G", slow),
        ...siteFigures("desktop, a PDF", pdfAtDesk),
        ...siteFigures("phone, slow 4G, a PDF", pdfOnPhone),
      ],
    };
  } finally {
    await browser.close();
  }
}

type Measured = { site: Minute; published: Minute };

async function minute(browser: Browser, server: RunningServer, isSlow: boolean): Promise<Measured> {
  const { context, page } = await visit(browser, server, isSlow);
  const site = await seeOwnSite(page, () => page.getByRole("button", { name: "Designer" }).click());
  const published = await keepAndPublish(page, server, site);
  await context.close();
  return { site, published };
}

async function visit(browser: Browser, server: RunningServer, isSlow: boolean) {
  const context = await browser.newContext({ baseURL: server.url, ...(isSlow ? phone : {}) });
  const page = await context.newPage();
  if (isSlow) await throttle(await context.newCDPSession(page));
  return { context, page };
}

/** As for a visitor who has a PDF of their own; on a slow line they let the server read it, which is a press more. */
async function ownSiteOfPdf(browser: Browser, server: RunningServer, isSlow: boolean): Promise<Minute> {
  const { context, page } = await visit(browser, server, isSlow);
  const site = await seeOwnSite(page, async () => {
    await page.locator('input[type="file"]').first().setInputFiles(samplePdf);
    if (isSlow) await page.getByRole("button", { name: "Let our server read it" }).click();
  });
  await context.close();
  return { ...site, presses: site.presses + (isSlow ? 1 : 0) };
}

function siteFigures(where: string, { ms, presses }: Minute): Section["figures"] {
  return [
    { name: `${where}: own site`, value: seconds(ms), target: "10 s or less", isMet: ms <= 10_000 },
    { name: `${where}: presses until then`, value: String(presses), target: "2 or less", isMet: presses <= 2 },
  ];
}

function figuresOf(where: string, { site, published }: Measured): Section["figures"] {
  return [
    ...siteFigures(where, site),
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
      isMet: published.presses <= 8,
    },
  ];
}
