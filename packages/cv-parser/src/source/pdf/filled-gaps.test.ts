import { expect, test } from "vitest";
import { filledGaps } from "./filled-gaps.ts";
import type { Glyph } from "./glyph.ts";

const font = { name: "Sans", bold: false, italic: false } as Glyph["font"];
const glyph = (text: string, from: number, baseline = 100): Glyph =>
  ({ kind: "text", text, from, to: from + 5, baseline, size: 10, turns: 0, font }) as Glyph;

test("a gap in which another letter stands parts no words", () => {
  const [first, second, third] = [glyph("i", 40), glyph("n", 45.5), glyph("k", 51)];
  const isFilled = filledGaps([first, third, second]);
  expect(isFilled(first, third)).toBe(true);
  expect(isFilled(first, second)).toBe(false);
});

test("a letter in the row below fills no gap", () => {
  const [first, below, third] = [glyph("i", 40), glyph("n", 45.5, 114), glyph("k", 51)];
  expect(filledGaps([first, below, third])(first, third)).toBe(false);
});
