import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** Letters and marks that are set side by side without blanks. */
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3001-\u303f\u30fb\u30fc\uff01-\uff5e]/u;
const hangul = /\p{sc=Hang}/u;
/** What opens a line as its mark is no part of the word beside it. */
const mark = /^[\p{P}\p{S}]$/u;
/** Shares of a row's height below which a gap parts no words; boxes of glyphs are measured badly. */
const gaps = { wide: 0.5, hangul: 0.22, mixed: 0.25 };
/**
 * Japanese names have a blank, and in large letters, whose boxes are better, it is seen: the widest gap within a word of
 * Japanese, in pixels of a scan.
 */
const widestInJapanese = 18;

/** Joins the glyphs of scripts without blanks, and the syllables of Korean words, which are recognised one by one. */
export function glyphsToWords(line: OcrLine, language: string): OcrLine {
  const widest = language === "jpn" ? widestInJapanese : Infinity;
  const words: OcrWord[] = [];
  for (const word of line.words) {
    const before = words.at(-1);
    const isMark = words.length === 1 && mark.test(before?.text ?? "");
    if (before && !isMark && belongs(before, word, line.rowAttributes.rowHeight, widest))
      words.splice(-1, 1, joined(before, word));
    else words.push(word);
  }
  return { ...line, words };
}

function belongs(before: OcrWord, word: OcrWord, height: number, widest: number): boolean {
  const [last, first] = [before.text.at(-1) ?? "", word.text.at(0) ?? ""];
  const count = [last, first].filter((letter) => wide.test(letter)).length;
  const gap = word.bbox.x0 - before.bbox.x1;
  if (count === 2) return gap < Math.min(gaps.wide * height, widest);
  if (count === 1) return gap < gaps.mixed * height;
  return hangul.test(last) && hangul.test(first) && gap < gaps.hangul * height;
}

function joined(before: OcrWord, word: OcrWord): OcrWord {
  const [length, more] = [before.text.length, word.text.length];
  return {
    text: before.text + word.text,
    confidence: (before.confidence * length + word.confidence * more) / (length + more),
    bbox: {
      x0: Math.min(before.bbox.x0, word.bbox.x0),
      y0: Math.min(before.bbox.y0, word.bbox.y0),
      x1: Math.max(before.bbox.x1, word.bbox.x1),
      y1: Math.max(before.bbox.y1, word.bbox.y1),
    },
  };
}
