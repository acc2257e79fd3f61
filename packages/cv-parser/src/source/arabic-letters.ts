import type { Run } from "../core/document.ts";

/** Letters that Persian and its neighbours have and Arabic has not. */
const persian = /[پچژگ]/u;
const leastLetters = 20;
const letters: ReadonlyMap<string, string> = new Map([
  ["ی", "ي"],
  ["ھ", "ه"],
  ["ہ", "ه"],
  ["ک", "ك"],
]);

/**
 * Fonts name some of their shapes of Arabic letters after the letters of Persian and Urdu that are drawn alike, and so a
 * PDF says "ھاشم" for "هاشم". Without a letter of Persian alone a document is Arabic, and its letters are those of Arabic.
 */
export function withArabicLetters(runs: readonly Run[]): Run[] {
  const text = runs.map((run) => run.text).join("");
  const isArabic = (text.match(/[\u0621-\u064a]/gu)?.length ?? 0) >= leastLetters && !persian.test(text);
  if (!isArabic) return [...runs];
  return runs.map((run) => ({ ...run, text: run.text.replace(/[یھہک]/gu, (letter) => letters.get(letter) ?? letter) }));
}
