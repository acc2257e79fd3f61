/** Lower-case words of a text, accents and punctuation dropped; "C++" and "C#" keep their signs. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
  );
}

/** A word without its plural ending, so that "designers" meets "designer". */
function stem(word: string): string {
  if (/[^s]s$/.test(word) && word.length > 3 && !/(?:us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** True when two words say the same: equal but for a plural, or one long word that the other one continues. */
function isSameWord(a: string, b: string): boolean {
  const [x, y] = [stem(a), stem(b)];
  if (x === y) return true;
  const [short, long] = x.length < y.length ? [x, y] : [y, x];
  return short.length >= 6 && long.startsWith(short) && long.length - short.length <= 4;
}

/** True when the words of `phrase` stand one after the other in `text`. */
export function holdsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return text.some((_, start) => phrase.every((word, offset) => isSameWord(text[start + offset] ?? "", word)));
}

/**
 * How well a title names a profession, 0 to 1: all of it, its words in another order, or only its
 * head ("engineer" of "mechanical engineer").
 */
export function titleMatch(title: readonly string[], profession: readonly string[]): number {
  if (holdsPhrase(title, profession)) return 1;
  const shared = profession.filter((word) => title.some((other) => isSameWord(other, word)));
  if (shared.length === profession.length && profession.length > 0) return 0.9;
  const head = profession.at(-1);
  if (profession.length < 2 || head === undefined || !title.some((other) => isSameWord(other, head))) return 0;
  return (0.5 * shared.length) / profession.length;
}
