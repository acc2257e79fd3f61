import { expect, test } from "vitest";
import type { Glyph } from "./glyph.ts";
import { withLettersOnTheirLine } from "./raised-letters.ts";

const font = { name: "Schrift", bold: false, italic: false, kind: "text" as const };
const glyph = (text: string, from: number, baseline: number): Glyph => ({
  text,
  kind: "text",
  from,
  to: from + 8,
  baseline,
  size: 16,
  font,
  turns: 0,
  stroked: false,
  invisible: false,
  colour: null,
  order: from,
});
const inOrder = (glyphs: readonly Glyph[]): string =>
  withLettersOnTheirLine(glyphs)
    .filter(({ baseline }) => baseline === 100)
    .toSorted((one, other) => one.from - other.from)
    .map(({ text }) => text)
    .join("");

test("a letter that is drawn over another stands in its line, behind it", () => {
  const drawn = [glyph("ط", 20, 100), glyph("ف", 12, 100), glyph("ى", 14, 93), glyph("ك", 0, 100)];
  expect(inOrder(drawn)).toBe("كىفط");
});

test("letters of another line, and of other scripts, stay where they are", () => {
  const below = [glyph("ط", 20, 100), glyph("ى", 14, 84), glyph("ك", 0, 100)];
  expect(withLettersOnTheirLine(below)).toEqual(below);
  const raised = [glyph("m", 0, 100), glyph("2", 8, 93), glyph("x", 16, 100)];
  expect(withLettersOnTheirLine(raised)).toEqual(raised);
});
