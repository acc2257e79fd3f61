import { expect, test } from "vitest";
import type { Glyph } from "./glyph.ts";
import { buildRuns } from "./build-runs.ts";

const font = { name: "Roman", bold: false, italic: false, kind: "text" as const };
const glyph = (text: string, from: number, to: number, lower = 0, size = 10): Glyph => ({
  text,
  kind: "text",
  from,
  to,
  baseline: 100 + lower,
  size,
  font: size === 10 ? font : { ...font, name: "Small" },
  turns: 0,
  stroked: false,
  invisible: false,
  colour: null,
  order: from,
});
const texts = (glyphs: readonly Glyph[]): string[] => buildRuns(glyphs, [], 1).map(({ text }) => text);

test("the name of LaTeX is one word, though its letters stand up and down", () => {
  const name = [
    glyph("L", 0, 6),
    glyph("A", 2.6, 8.2, -2, 7),
    glyph("T", 6.7, 14),
    glyph("E", 12.3, 19, 2.2),
    glyph("X", 17.8, 25),
  ];
  expect(texts(name)).toEqual(["LATEX"]);
  expect(texts(name.slice(2))).toEqual(["TEX"]);
});

test("letters of another line are no part of it", () => {
  expect(texts([glyph("T", 0, 7), glyph("E", 7, 14, 12), glyph("X", 14, 21)]).length).toBeGreaterThan(1);
});
