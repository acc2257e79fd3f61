import { languageFolder } from "./languages.ts";
import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** Data of another script than the Latin one; with `isPoorInLatin` it reads neither addresses nor years. */
type Script = { code: string; letters: RegExp; isPoorInLatin: boolean };

/** In the order in which they are tried: the two that share letters first. */
const scripts: readonly Script[] = [
  { code: "chi_sim", letters: /\p{sc=Han}/gu, isPoorInLatin: false },
  { code: "jpn", letters: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu, isPoorInLatin: false },
  { code: "kor", letters: /\p{sc=Hang}/gu, isPoorInLatin: true },
  { code: "ara", letters: /\p{sc=Arab}/gu, isPoorInLatin: true },
];
/** Scripts that others are mistaken for are tried before one is believed. */
const triedTogether = 2;
const sureWord = 70;
/** So many sure letters, and such a share of all that was read: what is no text of a script gives a tenth at most. */
const enough = { letters: 12, share: 0.2 };

/**
 * Whether hardly a word is sure: of pages in Latin letters at least 0.4 of what is read is long sure words, of others
 * 0.23 at most.
 */
export function isHardlyRead(lines: readonly OcrLine[], sureLetters: number): boolean {
  return sureLetters < 0.3 * lettersIn(wordsOf(lines));
}

/** Whether the English data has to read for this one what is written in Latin letters and digits. */
export function isPoorInLatin(code: string): boolean {
  return scripts.some((script) => script.code === code && script.isPoorInLatin);
}

/**
 * Tries the data of other scripts on a part of a page: only the right one is sure of what it reads.
 * @returns the code of the data and what it read, or null where none is sure
 */
export async function triedScript(
  read: (code: string) => Promise<OcrLine[]>,
): Promise<{ code: string; lines: OcrLine[] } | null> {
  let best: { code: string; lines: OcrLine[]; sure: number } | null = null;
  for (const [index, { code, letters }] of scripts.entries()) {
    if (index >= triedTogether && best) break;
    if (languageFolder(code) === null) continue;
    // eslint-disable-next-line no-await-in-loop
    const lines = await read(code);
    const words = wordsOf(lines);
    const sure = words
      .filter((word) => word.confidence >= sureWord)
      .reduce((sum, word) => sum + countOf(word, letters), 0);
    const isEnough = sure >= Math.max(enough.letters, enough.share * lettersIn(words));
    if (isEnough && sure > (best?.sure ?? 0)) best = { code, lines, sure };
  }
  return best;
}

function wordsOf(lines: readonly OcrLine[]): OcrWord[] {
  return lines.flatMap((line) => line.words);
}

function lettersIn(words: readonly OcrWord[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

function countOf({ text }: OcrWord, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
