import { expect, test } from "vitest";
import { withMarksOnLetters } from "./vowel-marks.ts";

const glyph = (text: string, from: number, to: number) => ({ text, kind: "text" as const, from, to });

test("a vowel mark that is drawn alone stands with the letter below it", () => {
  const seen = [glyph("ا", 0, 4), glyph("س", 4, 12), glyph("\u064B", 7, 9), glyph("و", 12, 16)];
  expect(withMarksOnLetters(seen).map(({ text }) => text)).toEqual(["ا", "س\u064B", "و"]);
});

test("glyphs without marks stay as they are", () => {
  const seen = [glyph("a", 0, 4), glyph("b", 4, 8)];
  expect(withMarksOnLetters(seen)).toEqual(seen);
});
