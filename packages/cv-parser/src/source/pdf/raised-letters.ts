import { holdsRightToLeft } from "../../core/scripts.ts";
import type { Glyph } from "./glyph.ts";

/** As share of the size: what is less is on the line, and what is more on another one. */
const off = { least: 0.12, most: 0.6 };

/**
 * Some fonts of Arabic draw two letters as one shape made of two glyphs, the second above the line of the word and over
 * the first. Such a letter, drawn between two glyphs of one line, stands in that line, behind the one it lies over.
 */
export function withLettersOnTheirLine(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => holdsRightToLeft(text))) return [...glyphs];
  const inked = glyphs.filter(({ kind }) => kind === "text");
  const places = new Map<Glyph, Pick<Glyph, "baseline" | "from" | "to">>();
  inked.forEach((glyph, at) => {
    if (!holdsRightToLeft(glyph.text)) return;
    const [before, after] = [inked[at - 1] ?? inked[at + 2], inked[at + 1] ?? inked[at - 2]];
    if (before === undefined || after === undefined || !isLeap(glyph, before) || !isLeap(glyph, after)) return;
    if (Math.abs(before.baseline - after.baseline) > off.least * glyph.size) return;
    const below = [before, after].find((other) => liesOver(glyph, other));
    const edge = below === undefined ? glyph : { from: below.from - hair, to: below.from };
    places.set(glyph, { baseline: before.baseline, from: edge.from, to: edge.to });
  });
  return glyphs.map((glyph) => ({ ...glyph, ...places.get(glyph) }));
}

/** Enough to stand before another glyph in the order in which they are seen. */
const hair = 0.01;

const liesOver = (glyph: Glyph, other: Glyph): boolean => {
  const middle = (glyph.from + glyph.to) / 2;
  return middle > other.from && middle < other.to;
};

/** Near enough to be of one word with another glyph, but on no line with it. */
function isLeap(glyph: Glyph, other: Glyph): boolean {
  const away = Math.abs(glyph.baseline - other.baseline) / glyph.size;
  const gap = Math.max(glyph.from, other.from) - Math.min(glyph.to, other.to);
  const isAlike = glyph.font.name === other.font.name && glyph.size === other.size && glyph.turns === other.turns;
  return isAlike && away > off.least && away <= off.most && gap <= glyph.size;
}
