/** First and last code point of each run of letters. */
export type Letters = readonly (readonly [number, number])[];

const all: Letters = [[0, 0x10ffff]];

/** The letters that a `@font-face` rule is for, by its `unicode-range`; all of them without one. */
export function coveredLetters(rule: string): Letters {
  const range = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  if (range === undefined) return all;
  return range.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace(/^u\+/i, "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/** Whether a letter is one of these. */
export function isCoveredBy(letter: string, letters: Letters): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return letters.some(([from, to]) => point >= from && point <= to);
}
