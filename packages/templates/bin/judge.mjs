import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { templateManifests } from "../src/catalogue.ts";
import { personaFor } from "../src/personas/index.ts";
import { writePage } from "./render-all.mjs";
import { strangers } from "./strangers.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };
/** A sheet of A4 at 96 dots to the inch. */
const paper = { width: 794, height: 1123 };
const row = 520;
const tallest = 1560;
const gap = 16;
const label = 34;

/**
 * Draws for each template the sheet that a jury needs: its own person on a desk and a phone, by day and by night and on
 * paper, then seven strangers on a desk and a phone, each with the whole page.
 * @param {{ out: string, slug?: string | undefined }} options
 * @returns {Promise<string[]>} the sheets written
 * @throws {Error} when the slug is not in the catalogue
 */
export async function drawJurySheets({ out, slug }) {
  const slugs = templateManifests.map((manifest) => manifest.slug).filter((known) => !slug || known === slug);
  if (slugs.length === 0) throw new Error(`There is no template "${slug}".`);
  const { renderSite } = await import(pathToFileURL(join(import.meta.dirname, "../dist/server.js")).href);
  mkdirSync(out, { recursive: true });
  const pages = mkdtempSync(join(tmpdir(), "jury-"));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files"],
  });
  try {
    const written = [];
    for (const name of slugs) {
      const people = [{ name: "its own person", site: personaFor(name).site }, ...strangers];
      const rows = [];
      for (const [turn, person] of people.entries()) {
        const page = await writePage({ out: pages, slug: name, site: person.site, renderSite });
        rows.push({ name: person.name, shots: await shotsOf(browser, pathToFileURL(page).href, turn === 0) });
      }
      const sheet = join(out, `${name}.webp`);
      await drawRows(rows, sheet);
      written.push(sheet);
    }
    return written;
  } finally {
    await browser.close();
    rmSync(pages, { recursive: true, force: true });
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {boolean} isOwn
 */
async function shotsOf(browser, address, isOwn) {
  const views = isOwn
    ? [
        { size: desk },
        { size: desk, scheme: /** @type {const} */ ("dark") },
        { size: phone },
        { size: phone, scheme: /** @type {const} */ ("dark") },
        { size: paper, isPaper: true },
        { size: desk, isWhole: true },
        { size: phone, isWhole: true },
      ]
    : [{ size: desk }, { size: phone }, { size: desk, isWhole: true }];
  const shots = [];
  for (const view of views) shots.push(await shoot(browser, address, view));
  return shots;
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {{ size: { width: number, height: number }, scheme?: "dark", isPaper?: boolean, isWhole?: boolean }} view
 */
async function shoot(browser, address, { size, scheme = "light", isPaper = false, isWhole = false }) {
  const page = await browser.newPage({ viewport: size, colorScheme: scheme, reducedMotion: "reduce" });
  if (isPaper) await page.emulateMedia({ media: "print" });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage: isWhole });
  await page.close();
  const scaled = sharp(picture).resize(isWhole ? { width: Math.round(size.width * 0.34) } : { height: row });
  const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true });
  if (info.height <= tallest) return { input: data, width: info.width, height: info.height };
  const cut = await sharp(data).extract({ left: 0, top: 0, width: info.width, height: tallest }).toBuffer();
  return { input: cut, width: info.width, height: tallest };
}

/**
 * @param {{ name: string, shots: { input: Buffer, width: number, height: number }[] }[]} rows
 * @param {string} file
 */
async function drawRows(rows, file) {
  const placed = [];
  const names = [];
  let top = gap;
  let width = 0;
  for (const { name, shots } of rows) {
    names.push(`<text x="${gap}" y="${top + 22}">${name}</text>`);
    let left = gap;
    for (const shot of shots) {
      placed.push({ input: shot.input, left, top: top + label });
      left += shot.width + gap;
    }
    width = Math.max(width, left);
    top += label + Math.max(...shots.map(({ height }) => height)) + gap;
  }
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}"><g font-family="sans-serif" font-size="18" fill="#333">${names.join("")}</g></svg>`;
  await sharp({ create: { width, height: top, channels: 3, background: "#d9d9d6" } })
    .composite([...placed, { input: Buffer.from(lettering), left: 0, top: 0 }])
    .webp({ quality: 80, effort: 4 })
    .toFile(file);
}
