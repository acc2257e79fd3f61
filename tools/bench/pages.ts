import { chromium } from "@playwright/test";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { loadSlowly, type Load } from "./load.ts";
import { publishPicturedSite } from "./pictured-site.ts";
import { kilobytes, milliseconds, type Section } from "./report.ts";

/** Bytes and requests of the public page, and the first-load script of the landing page, in Chromium. */
export async function measurePages(server: RunningServer, publicUrl: string): Promise<Section> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const site = await loadSlowly(browser, publicUrl);
    const landing = await loadSlowly(browser, `${server.url}/`);
    const pictured = await publishPicturedSite(server);
    // The first request of a page is measured as the journey's; here it is shown from what was rendered.
    for (const page of Object.values(pictured)) await (await fetch(page)).text();
    const home = await loadSlowly(browser, pictured.home, { read: true });
    const work = await loadSlowly(browser, pictured.work, { read: true });
    return {
      title: "Pages in the browser",
      how: "`npm run bench -- pages`: Chromium with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling; bytes are what went over the wire. Pages with pictures: six photographs of 2000 x 1333 pixels, on a phone of 390 x 844 points at twice the pixels, read to the end.",
      figures: [
        { name: "public page: requests", value: String(site.requests) },
        { name: "public page: bytes with fonts", value: kilobytes(site.bytes), target: "150 kB or less" },
        {
          name: "public page: script, HTTP headers included",
          value: kilobytes(site.scriptBytes),
          target: "1 kB or less without headers",
        },
        { name: "public page: largest paint", value: milliseconds(site.largestPaintMs), target: "1200 ms or less" },
        { name: "public page: layout shift", value: site.layoutShift.toFixed(3), target: "0" },
        ...picturedFigures("page with six pictures", home),
        ...picturedFigures("page of a project with six pictures", work),
        { name: "landing page: first-load script", value: kilobytes(landing.scriptBytes), target: "130 kB or less" },
        { name: "landing page: largest paint", value: milliseconds(landing.largestPaintMs), target: "1500 ms or less" },
      ],
    };
  } finally {
    await browser.close();
  }
}

function picturedFigures(name: string, { bytes, largestPaintMs, layoutShift }: Load): Section["figures"] {
  return [
    { name: `${name}: bytes, read to its end`, value: kilobytes(bytes), target: "300 kB or less" },
    { name: `${name}: largest paint`, value: milliseconds(largestPaintMs), target: "1200 ms or less" },
    { name: `${name}: layout shift`, value: layoutShift.toFixed(3), target: "0" },
  ];
}
