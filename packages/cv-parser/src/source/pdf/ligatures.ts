import type { Glyph } from "./glyph.ts";

/** Stands for a glyph whose character the file does not tell, until its neighbours do. */
export const unknownText = "\uFFFD";

const ligatures = ["fi", "fl", "ff", "ffi", "ffl", "ti", "tt", "ft"];
const usual = "fi";

/**
 * Fonts often lose the characters of their ligatures. An unknown glyph inside a word is taken for the ligature whose
 * letters are as wide together; elsewhere, and among signs of a script that has none, it is dropped.
 */
export function withLigatures(glyphs: readonly Glyph[]): Glyph[] {
  if (glyphs.every((glyph) => glyph.text !== unknownText)) return [...glyphs];
  const widths = letterWidths(glyphs);
  return glyphs.flatMap((glyph, index) => {
    if (glyph.text !== unknownText) return [glyph];
    const before = glyphs[index - 1];
    const after = glyphs[index + 1];
    const isInWord = (before && touches(before, glyph)) || (after && touches(glyph, after));
    return isInWord ? [{ ...glyph, text: bestLigature(glyph, widths) }] : [];
  });
}

/** Chinese writes no ligatures: there an unknown glyph is a sign that the file does not tell. */
const lettersThatJoin = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]+$/u;

function touches(left: Glyph, right: Glyph): boolean {
  const isOfWord = [left, right].some(({ text }) => lettersThatJoin.test(text));
  const isSameLine = Math.abs(left.baseline - right.baseline) < 0.1 * left.size && left.turns === right.turns;
  return isOfWord && isSameLine && Math.abs(right.from - left.to) < 0.15 * left.size;
}

function key(glyph: Glyph, text = glyph.text): string {
  return `${glyph.font.name} ${text}`;
}

/** Advance of each letter of each font, in font sizes. */
function letterWidths(glyphs: readonly Glyph[]): Map<string, number> {
  const widths = new Map<string, number>();
  for (const glyph of glyphs) {
    if (glyph.text.length === 1 && glyph.kind === "text") widths.set(key(glyph), (glyph.to - glyph.from) / glyph.size);
  }
  return widths;
}

function bestLigature(glyph: Glyph, widths: ReadonlyMap<string, number>): string {
  const width = (glyph.to - glyph.from) / glyph.size;
  const distances = ligatures.flatMap((text) => {
    const letters = text.split("").map((letter) => widths.get(key(glyph, letter)));
    const sum = letters.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
    return Number.isNaN(sum) ? [] : [{ text, distance: Math.abs(sum - width) }];
  });
  const best = distances.toSorted((a, b) => a.distance - b.distance)[0];
  return best && best.distance < 0.12 ? best.text : usual;
}
