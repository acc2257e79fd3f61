import type { Glyph } from "./glyph.ts";

/** From a large capital to the small one that goes on with its word, where letters are set apart; in sizes of the large one. */
const maxGapOfCapitals = 0.5;

/**
 * Browsers draw small capitals as capitals of two sizes: one follows the other without a gap, and after a space comes
 * a size that the words before have already. Where letters are set apart, a large one that stands alone begins the word
 * of the small ones behind it.
 */
export function continuesSmallCapitals(last: Glyph, next: Glyph, chain: readonly Glyph[]): boolean {
  if (!isCapital(next)) return false;
  if (last.kind === "space") return chain.some((glyph) => isCapital(glyph) && isSameSize(glyph, next));
  if (!isSmallCapital(last, next) && !isSmallCapital(next, last)) return false;
  const before = chain.at(-2);
  const isAlone = isSmallCapital(last, next) && (before === undefined || before.kind === "space");
  return Math.abs(next.from - last.to) < (isAlone ? maxGapOfCapitals : 0.15) * last.size;
}

const isCapital = ({ text }: Glyph): boolean => /^\p{Lu}+$/u.test(text);

/** Whether a capital is the small one beside a large one. */
function isSmallCapital(large: Glyph, small: Glyph): boolean {
  const ratio = small.size / large.size;
  return ratio > 0.6 && ratio < 0.9 && isCapital(large) && isCapital(small);
}

/**
 * Whether a small capital belongs to the word that a large one began.
 * @param apart how far, in points, small ones of this word stand apart; 0 before its second letter
 */
export const goesOnInCapitals = (last: Glyph, next: Glyph, gap: number, apart: number): boolean =>
  isSmallCapital(last, next) || (gap <= 1.2 * apart && isCapital(next) && isSameSize(last, next));

/** Whether glyphs are drawn in one size. */
export const isSameSize = (last: Glyph, next: Glyph): boolean => Math.abs(next.size - last.size) < 0.02 * last.size;
