import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { pictureDifference } from "./picture-difference.ts";

/** What is compared: three widths on the screen, the other scheme, and paper. */
const views = [
  { name: "375", width: 375, media: "screen", colorScheme: "light" },
  { name: "768 dark", width: 768, media: "screen", colorScheme: "dark" },
  { name: "1280", width: 1280, media: "screen", colorScheme: "light" },
  { name: "1280 dark", width: 1280, media: "screen", colorScheme: "dark" },
  { name: "paper", width: 673, media: "print", colorScheme: "light" },
];

/**
 * Compares pages that `render` wrote before a change with those that it wrote after it, picture by picture.
 * @param {{ before: string, after: string, slugs: readonly string[] }} folders and the pages to look at
 * @returns {Promise<string[]>} one line for each view that differs, with the share of its pixels
 * @throws {Error} when a page is missing in one of the folders
 */
export async function compare({ before, after, slugs }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files"],
  });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const lines = [];
    for (const slug of slugs) {
      for (const view of views) {
        const first = await take(page, join(before, `${slug}.html`), view);
        const share = await pictureDifference(first, await take(page, join(after, `${slug}.html`), view));
        if (share > 0) lines.push(`${slug}, ${view.name}: ${(100 * share).toFixed(2)} %`);
      }
    }
    return lines;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} file
 * @param {{ width: number, media: string, colorScheme: string }} view
 */
async function take(page, file, { width, media, colorScheme }) {
  if (!existsSync(file)) throw new Error(`There is no page ${file}.`);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    media: media === "print" ? "print" : "screen",
    colorScheme: colorScheme === "dark" ? "dark" : "light",
  });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, animations: "disabled" });
}
