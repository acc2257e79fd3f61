import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { keepAndPublish, seeOwnSite, type Look } from "@vitrine/e2e/first-minute";
import { settled } from "@vitrine/e2e/settled";
import { startServer, type RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "../bench/browser.ts";
import { phone } from "../bench/load.ts";
import { drawSheet, type SheetRow } from "./sheet.ts";
import type { Shot } from "./shot.ts";

const sheet = fileURLToPath(new URL("../../docs/pictures/first-minute.webp", import.meta.url));
const sample = fileURLToPath(new URL("../../apps/web/public/samples/designer.pdf", import.meta.url));
const desk = { viewport: { width: 1280, height: 800 } };

type Frame = { name: string; shot: Shot };

/**
 * Walks the first minute of a visitor at a desk and on a phone, and writes one sheet: a row for each step, in the order in
 * which a visitor sees them. How long it takes is measured elsewhere (`npm run bench -- minute`); pictures cost time.
 */
export async function takeFilm(): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const atDesk = await film(browser, desk);
    const onPhone = await film(browser, { ...phone, deviceScaleFactor: 1 });
    const rows = atDesk.map(({ name, shot }): SheetRow => {
      const other = onPhone.find((frame) => frame.name === name);
      return { name, shots: [shot, ...(other ? [other.shot] : [])] };
    });
    await writeFile(sheet, await drawSheet(rows));
    console.log(`${rows.length} steps: ${rows.map(({ name }) => name).join(", ")}`);
  } finally {
    await browser.close();
  }
}

type Device = NonNullable<Parameters<Browser["newContext"]>[0]> & { viewport: { width: number } };

/** A server of its own for each, so that both visitors get the same address. */
async function film(browser: Browser, device: Device): Promise<Frame[]> {
  const server = await startServer();
  try {
    return await walk(browser, server, device);
  } finally {
    await server.stop();
  }
}

async function walk(browser: Browser, server: RunningServer, device: Device): Promise<Frame[]> {
  const context = await browser.newContext({
    ...device,
    baseURL: server.url,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  const frames: Frame[] = [];
  const look: Look = async (name) => {
    await settled(page);
    frames.push({ name, shot: { width: device.viewport.width, scheme: "light", file: await page.screenshot() } });
  };
  const handIn = () => page.locator('input[type="file"]').first().setInputFiles(sample);
  const site = await seeOwnSite(page, handIn, look);
  await keepAndPublish(page, server, { ...site, look });
  await page.goto("/p/tremaine-st-clair");
  await look("the public page");
  await context.close();
  return frames;
}
