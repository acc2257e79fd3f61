/** Lower-case words of a text, accents and punctuation dropped; "C++" and "C#" keep their signs. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
  ).map(stem);
}

/** A word without its plural ending, so that "designers" meets "designer". */
function stem(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) && !word.endsWith("is") ? word.slice(0, -1) : word;
}

/** A CV has a few thousand words; what a longer text holds beyond them changes no recommendation. */
const mostWords = 8000;

/** Texts made ready for many phrase look-ups. */
export class Vocabulary {
  readonly #text: string;

  constructor(texts: readonly string[]) {
    // A word that no phrase has stands between two texts, so that no phrase is found across them.
    this.#text = ` ${texts
      .map((text) => words(text.slice(0, 20_000)).join(" "))
      .join(" | ")
      .split(" ", mostWords)
      .join(" ")} `;
  }

  /** True when the words of `phrase` stand one after the other in one of the texts. */
  holds(phrase: readonly string[]): boolean {
    return phrase.length > 0 && this.#text.includes(` ${phrase.join(" ")} `);
  }
}

/** True when two words say the same: equal, or one long word that the other one continues. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 6 && long.startsWith(short) && long.length - short.length <= 4;
}

/**
 * How well a title names a profession, 0 to 1: all of it, its words in another order, or only its
 * head ("engineer" of "mechanical engineer").
 */
export function titleMatch(title: readonly string[], profession: readonly string[]): number {
  const last = profession.at(-1);
  if (last === undefined) return 0;
  if (title.some((_, start) => profession.every((word, offset) => isSameWord(title[start + offset] ?? "", word))))
    return 1;
  const shared = profession.filter((word) => title.some((other) => isSameWord(other, word)));
  if (shared.length === profession.length) return 0.9;
  if (profession.length < 2 || !title.some((other) => isSameWord(other, last))) return 0;
  return (0.5 * shared.length) / profession.length;
}
