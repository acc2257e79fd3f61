import type { Glyph } from "./glyph.ts";

/** Stands for a glyph whose character the file does not tell, until its neighbours do. */
export const unknownText = "\uFFFD";

/** How wide joined letters are, as a share of the letters by themselves: the bars of two letters run into one. */
const ligatures = { fi: 0.99, fl: 0.99, ff: 1, ffi: 0.99, ffl: 0.99, ti: 0.985, tt: 0.945, ft: 0.965, tti: 0.945 };
const usual = "fi";
/** As a share of the size: so much wider or narrower a joined letter may be than its letters, and at the end of a word. */
const near = 0.12;
const nearest = 0.02;
/** Fonts of drawings, of which a file may have many without a name: they have nothing in common. */
const nameless = /^(?:Type3)?$/;
/** As a share of the size: no joined letters are narrower. */
const least = 0.1;

/**
 * Fonts often lose the characters of their ligatures. An unknown glyph inside a word is taken for the ligature whose
 * letters are as wide together. At the end of a word, where few are joined, it has to be so wide exactly; elsewhere, and among
 * signs of a script that has none, it is dropped.
 */
export function withLigatures(glyphs: readonly Glyph[]): Glyph[] {
  if (glyphs.every((glyph) => glyph.text !== unknownText)) return [...glyphs];
  const widths = letterWidths(glyphs);
  const named = new Set(glyphs.map((glyph) => key(glyph)));
  return glyphs.flatMap((glyph, index) => {
    if (glyph.text !== unknownText) return [glyph];
    const before = glyphs[index - 1];
    const after = glyphs[index + 1];
    // An accent that is drawn over its letter takes no room.
    if (glyph.to - glyph.from < least * glyph.size) return [];
    // Of two in a row neither is one: the font has lost more than its joined letters.
    if ([before, after].some((other) => other && other.text === unknownText && isBeside(other, glyph))) return [];
    const goesOn = after !== undefined && touches(glyph, after);
    if (!goesOn && !(before && touches(before, glyph))) return [];
    const best = bestLigature(glyph, widths, named);
    const isSure = best !== null && best.distance < (goesOn ? near : nearest);
    if (!isSure && !goesOn) return [];
    return [{ ...glyph, text: isSure ? best.text : usual }];
  });
}

/** Chinese writes no ligatures: there an unknown glyph is a sign that the file does not tell. */
const lettersThatJoin = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]+$/u;

const touches = (left: Glyph, right: Glyph): boolean =>
  [left, right].some(({ text }) => lettersThatJoin.test(text)) && isBeside(left, right);

/** Whether two glyphs stand in one line without a blank between them. */
function isBeside(one: Glyph, other: Glyph): boolean {
  const [left, right] = one.from <= other.from ? [one, other] : [other, one];
  const isSameLine = Math.abs(left.baseline - right.baseline) < 0.1 * left.size && left.turns === right.turns;
  return isSameLine && Math.abs(right.from - left.to) < 0.15 * left.size;
}

function key(glyph: Glyph, text = glyph.text): string {
  return `${glyph.font.name} ${text}`;
}

/** The cuts of one face have letters of much the same width: "Lato-Bold" and "Lato,Italic" are cuts of Lato. */
const familyKey = (glyph: Glyph, text = glyph.text): string => `${glyph.font.name.split(/[-,]/)[0]}: ${text}`;

/** Advance of each letter of each font, in font sizes, and of some cut of its face. */
function letterWidths(glyphs: readonly Glyph[]): Map<string, number> {
  const widths = new Map<string, number>();
  for (const glyph of glyphs) {
    if (glyph.text.length !== 1 || glyph.kind !== "text" || nameless.test(glyph.font.name)) continue;
    widths.set(key(glyph), (glyph.to - glyph.from) / glyph.size);
    widths.set(familyKey(glyph), (glyph.to - glyph.from) / glyph.size);
  }
  return widths;
}

/** The ligature that is as wide, and by how much it is not; one whose letters the font does name is none that it lost. */
function bestLigature(glyph: Glyph, widths: ReadonlyMap<string, number>, named: ReadonlySet<string>) {
  const width = (glyph.to - glyph.from) / glyph.size;
  const distances = Object.entries(ligatures).flatMap(([text, share]) => {
    const letters = text
      .split("")
      .map((letter) => widths.get(key(glyph, letter)) ?? widths.get(familyKey(glyph, letter)));
    const sum = letters.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
    return Number.isNaN(sum) || named.has(key(glyph, text)) ? [] : [{ text, distance: Math.abs(share * sum - width) }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}
