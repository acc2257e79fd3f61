import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** Addresses, numbers and names in Latin letters, read by the English data without doubt. */
const latin = /^[!-~–—]*[A-Za-z\d][!-~–—]*[A-Za-z\d][!-~–—]*$/u;
const sureLatin = 80;
/** No noise looks like a year. */
const year = /^(?:19|20)\d\d$/u;
const sureYear = 20;
/** Letters of a script that were read as surely as this are left. */
const sureScript = 75;
const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u;
const noLatinLetter = /[^\p{sc=Latin}\p{N}\p{P}\p{S}\s]/u;

/**
 * The lines of a reading by the data of another script, with the words in Latin letters that the English data read
 * where it was not sure: it knows these letters badly.
 */
export function withLatinWords(lines: readonly OcrLine[], english: readonly OcrLine[]): OcrLine[] {
  const left = english.map((line) => ({ ...line, words: line.words.filter(isLatin) })).filter(hasWords);
  const taken = new Set<OcrWord>();
  const mended = lines.map((line) => {
    const found = left.flatMap(({ words }) => words.filter((word) => isBeside(word, line) && isBetter(word, line)));
    if (found.length === 0) return line;
    for (const word of found) taken.add(word);
    const kept = line.words.filter((word) => !found.some((other) => overlap(word, other)));
    return withWords(line, [...kept, ...found]);
  });
  const alone = left
    .map((line) => ({ ...line, words: line.words.filter((word) => !taken.has(word)) }))
    .map((line) => ({ ...line, words: line.words.filter((word) => !mended.some((other) => isUnder(word, other))) }));
  return [...mended, ...alone.filter(hasWords)];
}

/** The mail addresses among lines: the data of some languages loses the sign in them. */
export function addressesOf(lines: readonly OcrLine[]): OcrLine[] {
  return lines.map((line) => ({ ...line, words: line.words.filter(({ text }) => mail.test(text)) })).filter(hasWords);
}

const hasWords = ({ words }: OcrLine): boolean => words.length > 0;

function isLatin({ text, confidence }: OcrWord): boolean {
  return confidence >= (year.test(text) ? sureYear : sureLatin) && latin.test(text);
}

function isBeside({ bbox }: OcrWord, line: OcrLine): boolean {
  const middle = (bbox.y0 + bbox.y1) / 2;
  return middle > line.bbox.y0 && middle < line.bbox.y1 && bbox.x1 > line.bbox.x0 && bbox.x0 < line.bbox.x1;
}

/** Whether the script's data was sure of nothing at the place of a word. */
function isBetter(word: OcrWord, line: OcrLine): boolean {
  const there = line.words.filter((other) => overlap(word, other));
  return there.every(({ text, confidence }) =>
    noLatinLetter.test(text)
      ? confidence < sureScript
      : confidence <= word.confidence || (year.test(word.text) && !/\d{4}/u.test(text)),
  );
}

function isUnder(word: OcrWord, line: OcrLine): boolean {
  return isBeside(word, line) && line.words.some((other) => overlap(word, other));
}

function overlap(one: OcrWord, other: OcrWord): boolean {
  const shared = Math.min(one.bbox.x1, other.bbox.x1) - Math.max(one.bbox.x0, other.bbox.x0);
  const narrower = Math.min(one.bbox.x1 - one.bbox.x0, other.bbox.x1 - other.bbox.x0);
  return shared > 0.3 * narrower;
}

/** The line with other words, in the direction in which it runs. */
function withWords(line: OcrLine, words: readonly OcrWord[]): OcrLine {
  const [first, last] = [line.words[0], line.words.at(-1)];
  const isLeftward = (first?.bbox.x0 ?? 0) > (last?.bbox.x0 ?? 0);
  const sorted = words.toSorted((a, b) => (a.bbox.x0 - b.bbox.x0) * (isLeftward ? -1 : 1));
  const confidence = sorted.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, sorted.length);
  return { ...line, words: sorted, confidence };
}
