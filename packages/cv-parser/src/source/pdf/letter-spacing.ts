import type { Glyph } from "./glyph.ts";

/** How a stretch of glyphs on one baseline is cut into words. */
export type Spacing = {
  /** A gap wider than this, in points, is a word space. */
  wordGap: number;
  /** False when drawn space glyphs stand between single letters and mean nothing. */
  trustsSpaces: boolean;
  isLetterSpaced: boolean;
};

const trackedGap = 0.1;
/** In text set tight a gap this wide parts words, unless most gaps come near it: then all letters are set a little apart. */
const tightWordGap = 0.075;
const mostTightGap = 0.05;

/**
 * Tells words of letter-spaced text ("J O H N   D O E") from words of ordinary text by the gaps between its glyphs.
 * @param glyphs one style, one baseline, in writing order, spaces included
 */
export function measureSpacing(glyphs: readonly Glyph[]): Spacing {
  const size = glyphs[0]?.size ?? 1;
  const letters = glyphs.filter((glyph) => glyph.kind === "text");
  const spaces = glyphs.length - letters.length;
  const gaps = letters.slice(1).map((letter, index) => letter.from - (letters[index]?.to ?? letter.from));
  const ordered = gaps.toSorted((a, b) => a - b);
  const low = ordered[Math.floor(ordered.length * 0.25)] ?? 0;
  const typical = ordered[Math.floor(ordered.length * 0.4)] ?? 0;
  const ordinary = ordinarySpacing(size, spaces, ordered);
  if (letters.length < 4) return ordinary;
  const spaceShare = spaces / Math.max(1, gaps.length);
  if (low < size * trackedGap || typical < size * trackedGap) return ordinary;
  // Every letter may be followed by a space glyph; then only wider gaps part words.
  if (spaceShare > 0.6) {
    return isMostlySingleLetters(glyphs)
      ? { wordGap: typical * 1.55, trustsSpaces: false, isLetterSpaced: true }
      : ordinary;
  }
  return { wordGap: typical + size * (spaces > 0 ? 0.35 : 0.17), trustsSpaces: true, isLetterSpaced: true };
}

/**
 * Words written without space glyphs are told by gaps. A long stretch with hardly any gap of the usual width is set tight;
 * then the narrower gaps that stand out are the spaces.
 */
function ordinarySpacing(size: number, spaces: number, orderedGaps: readonly number[]): Spacing {
  const usual = size * (spaces > 0 ? 0.28 : 0.17);
  const words = 1 + orderedGaps.filter((gap) => gap > usual).length;
  const middle = orderedGaps[Math.floor(orderedGaps.length / 2)] ?? 0;
  const isLong = spaces === 0 && orderedGaps.length >= 18 && orderedGaps.length > 14 * words;
  const isTight = isLong && middle < size * mostTightGap;
  return { wordGap: isTight ? size * tightWordGap : usual, trustsSpaces: true, isLetterSpaced: false };
}

function isMostlySingleLetters(glyphs: readonly Glyph[]): boolean {
  const words = glyphs
    .map((glyph) => (glyph.kind === "text" ? glyph.text : " "))
    .join("")
    .split(/ +/)
    .filter((word) => word !== "");
  const single = words.filter((word) => word.length === 1).length;
  return words.length >= 4 && single >= 0.85 * words.length;
}
