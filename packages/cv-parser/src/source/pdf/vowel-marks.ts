type Placed = { text: string; kind: "text" | "icon" | "space"; from: number; to: number };

const isMark = ({ text }: Placed): boolean => /^[\u064B-\u065F\u0670\u0591-\u05BD\u05BF-\u05C7]+$/u.test(text);

/**
 * Vowel marks of Arabic and Hebrew that are drawn as glyphs of their own belong to the letter they stand over or under,
 * and part no words. Glyphs stand in the order in which they are seen.
 */
export function withMarksOnLetters<Glyph extends Placed>(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some(isMark)) return [...glyphs];
  const marks = new Map<Glyph, string>();
  glyphs.forEach((mark, at) => {
    if (!isMark(mark)) return;
    const letter = letterUnder(glyphs, at);
    if (letter !== undefined) marks.set(letter, (marks.get(letter) ?? letter.text) + mark.text);
  });
  return glyphs.flatMap((glyph) => (isMark(glyph) ? [] : [{ ...glyph, text: marks.get(glyph) ?? glyph.text }]));
}

const mostAway = 4;

/** The letter whose middle lies nearest to that of a mark. */
function letterUnder<Glyph extends Placed>(glyphs: readonly Glyph[], at: number): Glyph | undefined {
  const middle = (glyph: Placed): number => (glyph.from + glyph.to) / 2;
  const mark = glyphs[at];
  if (mark === undefined) return undefined;
  const near = glyphs
    .slice(Math.max(0, at - mostAway), at + mostAway)
    .filter((glyph) => glyph.kind === "text" && !isMark(glyph) && /\p{L}/u.test(glyph.text));
  return near.reduce<Glyph | undefined>(
    (best, glyph) =>
      best !== undefined && Math.abs(middle(best) - middle(mark)) <= Math.abs(middle(glyph) - middle(mark))
        ? best
        : glyph,
    undefined,
  );
}
