const turned = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;
const straight = /(?!\p{Script=Hebrew}|\p{Script=Arabic})\p{L}/gu;
const entity = /&(?:[a-z]+|#\w+);/gi;
const sign = /[^\p{L}\p{M}\p{N}\u200e\u200f]/u;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** True when a text holds letters that are written from right to left. */
export function holdsTurnedLetters(text: string): boolean {
  return text.search(turned) >= 0;
}

/** The letters that run against a page, the page's own, and the mark of the others' direction. */
const lettersAt = (dir: "ltr" | "rtl") =>
  dir === "rtl" ? ([straight, turned, "\u200e"] as const) : ([turned, straight, "\u200f"] as const);

/** True when a text runs against the page, as most of its letters do. */
export function runsAgainst(text: string, dir: "ltr" | "rtl"): boolean {
  const letters = text.replace(entity, "");
  const [foreign, own] = lettersAt(dir);
  return count(letters, foreign) > count(letters, own);
}

/**
 * A text with the signs at its ends kept by its words where it runs against the page: without a mark of direction beyond
 * them (Unicode, UAX 9, 2.6) the full stop of an English sentence stands on its left side in an Arabic page, and "C#"
 * reads "#C". The mark has no width and breaks no line.
 * @param text plain or with HTML's entities
 * @param dir direction of the page
 */
export function withForeignEnds(text: string, dir: "ltr" | "rtl"): string {
  if (!runsAgainst(text, dir)) return text;
  const [, , mark] = lettersAt(dir);
  const words = text.trim();
  const begin = sign.test(words.slice(0, 1)) ? mark : "";
  const end = sign.test(words.slice(-1)) ? mark : "";
  return text.replace(words, () => begin + words + end);
}
