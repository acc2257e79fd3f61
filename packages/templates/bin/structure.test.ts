import sharp from "sharp";
import { expect, test } from "vitest";
import { nearestPairs, structuralDistance, structureOf } from "./structure.ts";

type Colours = { ground: string; ink: string; accent: string };

const paper: Colours = { ground: "#ffffff", ink: "#222222", accent: "#cc2200" };
const night: Colours = { ground: "#101820", ink: "#e8e8e8", accent: "#ffd000" };

/** A page drawn in blocks: a title, a picture and lines of text, in one column or two. */
function aPage(layout: "one column" | "two columns", { ground, ink, accent }: Colours): Promise<Buffer> {
  const lines = (x: number, width: number) =>
    Array.from({ length: 12 }, (_, n) => `<rect x="${x}" y="${300 + n * 40}" width="${width}" height="12"/>`).join("");
  const parts = {
    "one column": `<rect x="400" y="80" width="400" height="70" fill="${accent}"/>${lines(350, 500)}`,
    "two columns": `<rect x="60" y="80" width="200" height="200" fill="${accent}"/>${lines(60, 260)}${lines(640, 500)}`,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${ground}"/><g fill="${ink}">${parts[layout]}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test("colours and their polarity do not count, places do", async () => {
  const day = await structureOf(await aPage("one column", paper));
  const dark = await structureOf(await aPage("one column", night));
  const other = await structureOf(await aPage("two columns", paper));
  expect(structuralDistance(day, day)).toBeCloseTo(0, 6);
  expect(structuralDistance(day, dark)).toBeLessThan(0.05);
  expect(structuralDistance(day, other)).toBeGreaterThan(0.4);
  expect(structuralDistance(other, day)).toBe(structuralDistance(day, other));
});

test("the nearest pair comes first", async () => {
  const structures = new Map([
    ["a", await structureOf(await aPage("one column", paper))],
    ["b", await structureOf(await aPage("two columns", paper))],
    ["c", await structureOf(await aPage("one column", night))],
  ]);
  const pairs = nearestPairs(structures);
  expect(pairs.map(({ pair }) => pair.join())).toHaveLength(3);
  expect(pairs[0]?.pair).toEqual(["a", "c"]);
});
