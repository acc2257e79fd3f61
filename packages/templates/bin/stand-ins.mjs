import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chromium } from "playwright-core";
import { templateManifests } from "../src/catalogue.ts";
import { standInCss, systemFaces } from "../src/kit/stand-ins.ts";
import { personaFor } from "../src/personas/index.ts";
import { groupLetters, unicodeRange } from "./letter-groups.ts";
import { heights, lettersOf, sampleOf, usedLetters, widths } from "./measure-letters.mjs";
import { templateFolder } from "./template-folder.ts";

/** @typedef {import("../src/kit/stand-ins.ts").StandIn} StandIn */
/** @typedef {import("./measure-letters.mjs").Use} Use */

/** Weights and widths of one face that so little parts are measured as one. */
const nearWeights = 45;
const nearStretches = 7;
/** A face in more widths than these is fitted to its place, whatever it is drawn in. */
const mostStretches = 6;
const boldFrom = 550;
/** What a letter counts that the sample lacks: names and addresses hold rare ones. */
const rareCount = 2;

/**
 * Measures the stand-ins of the faces of each template and writes them beside it.
 * @param {{ slug?: string | undefined }} options
 * @returns {Promise<string[]>} the files written, each with how far its lines are off
 */
export async function writeStandIns({ slug }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const written = [];
    for (const { slug: name } of templateManifests.filter((manifest) => !slug || manifest.slug === slug)) {
      const page = await browser.newPage();
      const standIns = await measure(page, name);
      const file = join(templateFolder(name), "stand-ins.ts");
      writeFileSync(file, sourceOf(standIns.map(({ standIn }) => standIn)));
      written.push(`${file}  ${standIns.map(({ report }) => report).join(", ")}`);
      await page.close();
    }
    return written;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} slug
 */
async function measure(page, slug) {
  const uses = [];
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, slug);
    uses.push(...(await usedLetters(page)));
  }
  const result = [];
  for (const group of facesOf(uses)) result.push(await standInFor(page, group));
  return result;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} slug
 */
async function open(page, slug) {
  const { renderSite } = await import("../dist/server.js");
  const { html, files } = await renderSite(personaFor(slug).site, {
    slug,
    baseUrl: ".",
    canonicalUrl: `https://vitrine.example/p/${slug}`,
    branding: true,
    assetsPath: "/site-assets/",
  });
  await page.unrouteAll();
  await page.route("**/*", async (route) => {
    const file = files.find(({ path }) => path === basename(route.request().url()));
    if (!file) await route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    else await route.fulfill({ contentType: file.contentType, body: readFileSync(file.absolutePath) });
  });
  await page.goto("http://templates.test/");
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Uses of one family and style, in groups of near weights and widths.
 * @param {Use[]} uses
 */
function facesOf(uses) {
  const groups = Object.values(Object.groupBy(uses, ({ family, style }) => `${family} ${style}`));
  return groups.flatMap((group) => {
    const ofFamily = group ?? [];
    const stretches = near(ofFamily, "stretch", nearStretches);
    if (new Set(ofFamily.map(({ stretch }) => stretch)).size > mostStretches) return [];
    return stretches.flatMap((inWidth, index) => {
      const weights = near(inWidth, "weight", nearWeights);
      return weights.map((inWeight, place) => ({
        uses: inWeight,
        weight: span(weights, place, "weight", [1, 1000]),
        stretch: stretches.length > 1 ? span(stretches, index, "stretch", [50, 200]) : undefined,
      }));
    });
  });
}

/**
 * @param {Use[]} uses
 * @param {"weight" | "stretch"} property
 * @param {number} within
 */
function near(uses, property, within) {
  /** @type {[Use, ...Use[]][]} */
  const groups = [];
  for (const use of uses.toSorted((a, b) => a[property] - b[property])) {
    const first = groups.at(-1)?.[0];
    if (first && use[property] - first[property] <= within) groups.at(-1)?.push(use);
    else groups.push([use]);
  }
  return groups;
}

/**
 * The range of a group, to the middle between it and its neighbours.
 * @param {Use[][]} groups
 * @param {number} index
 * @param {"weight" | "stretch"} property
 * @param {[number, number]} whole
 */
function span(groups, index, property, [least, most]) {
  const edge = (/** @type {number} */ place) => {
    const before = groups[place - 1]?.at(-1)?.[property];
    const after = groups[place]?.[0]?.[property];
    return before === undefined || after === undefined ? undefined : Math.floor((before + after) / 2);
  };
  const unit = property === "stretch" ? "%" : "";
  const from = edge(index);
  return `${from === undefined ? least : from + 1}${unit} ${edge(index + 1) ?? most}${unit}`;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {ReturnType<typeof facesOf>[number]} face
 */
async function standInFor(page, { uses, weight, stretch }) {
  const face = typical(uses);
  const letters = lettersOf(uses);
  const sample = sampleOf(uses);
  const runs = letters.map((letter) => letter.repeat(20));
  const design = await widths(page, face, runs);
  const base = baseOf(face, (letter) => design[letters.indexOf(letter)] ?? 0);
  const system = { ...face, family: await systemFamily(page, base) };
  const standIn = await widths(page, system, runs);
  const counted = letters.map((char, index) => ({
    char,
    width: (design[index] ?? 0) / 20,
    standIn: (standIn[index] ?? 0) / 20,
    count: sample.split(char).length - 1 + rareCount,
  }));
  const groups = groupLetters(counted.filter((letter) => letter.width > 0.02 && letter.standIn > 0.02));
  const { ascent, descent } = await heights(page, `${face.style} ${face.weight} 1000px "${face.family}"`);
  /** @type {(factor: number) => StandIn} */
  const scaled = (factor) => ({
    family: face.family,
    base,
    weight,
    ...(stretch ? { stretch } : {}),
    ...(face.style === "italic" ? { style: "italic" } : {}),
    ascent,
    descent,
    sizes: groups.map(({ scale, chars }) => [Number((scale * factor * 100).toFixed(2)), unicodeRange(chars)]),
  });
  const lines = sample.match(/.{60,70}(?= )/g) ?? [];
  const first = await deviation(page, { face, lines, standIn: scaled(1) });
  const fitted = scaled(1 / (1 + first.mean));
  const { mean, spread } = await deviation(page, { face, lines, standIn: fitted });
  const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(2)} %`;
  return { standIn: fitted, report: `${face.family} ${face.weight}: ${percent(mean)} ± ${percent(spread)}` };
}

/** @param {[Use, ...Use[]]} uses */
function typical(uses) {
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  const mean = (/** @type {"weight" | "stretch" | "size"} */ property) =>
    uses.reduce((sum, use) => sum + use[property] * use.count, 0) / total;
  const [{ family, style }] = uses;
  return { family, style, weight: Math.round(mean("weight")), stretch: mean("stretch"), size: mean("size") };
}

const serifs = /Brygada|Cormorant|Fraunces|Garamond|Newsreader|Playfair|Serif|Spectral|STIX/;

/**
 * @param {{ family: string, weight: number, style: string }} face
 * @param {(letter: string) => number} width
 * @returns {StandIn["base"]}
 */
function baseOf({ family, weight, style }, width) {
  const kind = Math.abs(width("i") - width("m")) < 0.01 ? "mono" : serifs.test(family) ? "serif" : "sans";
  const name = `${kind}${weight >= boldFrom ? " bold" : ""}${style === "italic" || /Italic/.test(family) ? " italic" : ""}`;
  const known = /** @type {StandIn["base"][]} */ (Object.keys(systemFaces));
  return known.find((base) => base === name) ?? kind;
}

/**
 * Puts a face of the system into the page, as it is.
 * @param {import("playwright-core").Page} page
 * @param {StandIn["base"]} base
 */
async function systemFamily(page, base) {
  const family = `System ${base}`;
  const source = systemFaces[base].map((face) => `local("${face}")`).join(",");
  const range = "font-weight:1 1000;font-stretch:50% 200%";
  await page.addStyleTag({
    content: ["normal", "italic"]
      .map((style) => `@font-face{font-family:"${family}";font-style:${style};${range};src:${source}}`)
      .join(""),
  });
  return family;
}

/**
 * How far lines in the stand-in are off, on the average and from one to another.
 * @param {import("playwright-core").Page} page
 * @param {{ face: ReturnType<typeof typical>, lines: string[], standIn: StandIn }} measured
 */
async function deviation(page, { face, lines, standIn }) {
  const family = `${face.family} Measured`;
  const style = await page.addStyleTag({
    content: standInCss([{ ...standIn, family, weight: "1 1000" }]).replaceAll(" Fallback", ""),
  });
  const design = await widths(page, face, lines, true);
  const measured = await widths(page, { ...face, family }, lines, true);
  await style.evaluate((node) => node.parentNode?.removeChild(node));
  const errors = lines.map((_, index) => (measured[index] ?? 0) / (design[index] ?? 1) - 1);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return { mean, spread: Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length) };
}

/** @param {StandIn[]} standIns */
function sourceOf(standIns) {
  return [
    'import type { StandIn } from "../kit/stand-ins.ts";',
    "",
    "/** Measured by `npm run templates -- stand-ins`, not written by hand: one face in a line. */",
    "export const standIns: readonly StandIn[] = [",
    ...standIns.map((standIn) => `  ${JSON.stringify(standIn)},`),
    "];",
    "",
  ].join("\n");
}
