import type { OcrLine } from "./words-to-runs.ts";

/** An Arabic word and the point behind it. */
const stopped = /^(\p{sc=Arab}[\p{sc=Arab}\p{M}]*)\.$/u;
/** Sentences are longer than the members of a list. */
const mostWords = 3;

/** Lists of words: the commas of Arabic are read as points. */
export function withArabicCommas(line: OcrLine): OcrLine {
  const within = line.words.slice(0, -1);
  const stops = within.filter(({ text }) => stopped.test(text)).length;
  if (stops < 2 || line.words.length > mostWords * (stops + 1)) return line;
  const mended = within.map((word) => ({ ...word, text: word.text.replace(stopped, "$1،") }));
  return { ...line, words: [...mended, ...line.words.slice(-1)] };
}
