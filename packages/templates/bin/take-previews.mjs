import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findManifest } from "../src/catalogue.ts";
import { contrast } from "../src/view/colour.ts";
import { renderAll } from "./render-all.mjs";
import { templateFolder } from "./template-folder.ts";

const sizes = { desktop: [1200, 800], tablet: [768, 1024], mobile: [375, 812] };
const largestBytes = 60_000;

/**
 * Takes the three catalogue pictures of each template, into its own folder unless another is named.
 * @param {{ out?: string | undefined, slug?: string | undefined, dist?: string | undefined }} options
 * @returns {Promise<string[]>} the pictures written
 */
export async function takePreviews({ out, slug, dist }) {
  const pages = mkdtempSync(join(tmpdir(), "templates-"));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--hide-scrollbars",
      "--allow-file-access-from-files",
    ],
  });
  try {
    const written = [];
    for (const page of await renderAll({ out: pages, slug, dist })) {
      const name = page.slice(pages.length + 1, -".html".length);
      const target = out ? join(out, name) : templateFolder(name);
      mkdirSync(target, { recursive: true });
      const files = Object.entries(sizes).map(async ([size, [width, height]]) => {
        const picture = await capture(browser, page, { width: width ?? 0, height: height ?? 0 }, firstScheme(name));
        const file = join(target, `preview-${size}.webp`);
        await encode(picture, file);
        return file;
      });
      written.push(...(await Promise.all(files)));
    }
    return written;
  } finally {
    await browser.close();
    rmSync(pages, { recursive: true, force: true });
  }
}

/**
 * The scheme a template is shown in first: that of the ground in its manifest.
 * @param {string} slug
 */
function firstScheme(slug) {
  const ground = findManifest(slug)?.palette.bg ?? "#ffffff";
  return contrast(ground, "#ffffff") > contrast(ground, "#000000") ? "dark" : "light";
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} file
 * @param {{ width: number, height: number }} viewport
 * @param {"light" | "dark"} colorScheme
 */
async function capture(browser, file, viewport, colorScheme) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Flat pages are smallest, and sharp, without loss; photographs and soft lights need it. */
const encodings = [{ lossless: true }, ...[86, 78, 68, 56].map((quality) => ({ quality, smartSubsample: true }))];

/** What is left for a page of fine curves, which no palette makes small. */
const lastEncodings = [44, 36, 28].map((quality) => ({ quality, smartSubsample: true }));

/**
 * The best quality that stays below the limit; a page of fine dots stays sharp, in fewer colours.
 * @param {Buffer} picture
 * @param {string} file
 */
async function encode(picture, file) {
  if (await fits(picture, file, encodings)) return;
  const reduced = await sharp(picture).png({ palette: true, dither: 0 }).toBuffer();
  if (await fits(reduced, file, [{ lossless: true }])) return;
  await fits(picture, file, lastEncodings);
}

/**
 * Writes a picture by the first of the encodings that stays below the limit, else by the last.
 * @param {Buffer} picture
 * @param {string} file
 * @param {readonly import("sharp").WebpOptions[]} candidates
 */
async function fits(picture, file, candidates) {
  for (const encoding of candidates) {
    const { size } = await sharp(picture)
      .webp({ ...encoding, effort: 6 })
      .toFile(file);
    if (size <= largestBytes) return true;
  }
  return false;
}
