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

const asciiLetters = 128;

/** Each letter of some texts once, without spaces and signs that nothing shows. */
export function lettersOf(texts: readonly string[]): string[] {
  // Nearly all of a page is ASCII, for which a row of marks is ten times as quick as a set.
  const plain = new Uint8Array(asciiLetters);
  const others = new Set<string>();
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const point = text.codePointAt(at) ?? 0;
      if (point < asciiLetters) plain[point] = 1;
      else others.add(String.fromCodePoint(point));
      if (point > 0xffff) at += 1;
    }
  }
  const shown = [...plain.keys()].filter((point) => point > 0x20 && plain[point] === 1);
  return [...shown.map((point) => String.fromCharCode(point)), ...others];
}
