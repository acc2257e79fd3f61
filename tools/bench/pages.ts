import { chromium } from "@playwright/test";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { loadSlowly } from "./load.ts";
import { kilobytes, milliseconds, type Section } from "./report.ts";

/** Bytes and requests of the public page, and the first-load script of the landing page, in Chromium. */
export async function measurePages(server: RunningServer, publicUrl: string): Promise<Section> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const site = await loadSlowly(browser, publicUrl);
    const landing = await loadSlowly(browser, `${server.url}/`);
    return {
      title: "Pages in the browser",
      how: "`npm run bench -- pages`: Chromium with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling; bytes are what went over the wire.",
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
        { name: "landing page: first-load script", value: kilobytes(landing.scriptBytes), target: "130 kB or less" },
        { name: "landing page: largest paint", value: milliseconds(landing.largestPaintMs), target: "1500 ms or less" },
      ],
    };
  } finally {
    await browser.close();
  }
}
