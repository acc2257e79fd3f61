import type { Run } from "../../core/document.ts";
import { cleanText } from "../characters.ts";

type Box = { x0: number; y0: number; x1: number; y1: number };
export type OcrWord = { text: string; confidence: number; bbox: Box; isBold?: boolean };
export type OcrLine = {
  words: OcrWord[];
  confidence: number;
  bbox: Box;
  baseline: Box;
  rowAttributes: { rowHeight: number };
  /** Of its letters, in pixels; the row's height says it roughly. */
  size?: number;
};

const minLineConfidence = 35;
const minWordConfidence = 25;
/** Shapes that list marks are taken for. */
const mistakenBullet = /^[=«»©®°*•·\-–—~+¢oe■▪]$|^[.,:]$/u;
/** Marks that are also points on the line: a list mark stands above the line. */
const mistakenPoint = /^[.,]$/u;
/** A Roman three looks like the word in many type faces, and hardly any CV has that word with a capital. */
const mistakenThree = /^Ill(?=[.,;:)]?$)/u;
/** Artificial intelligence; names that begin with this word go on behind it. */
const mistakenCapital = /^Al(?=[.,;:)/])/u;
/** The sign in an address is often taken for another round letter; no host is written with one inside. */
const mistakenAt = /^([a-z\d][a-z\d._+-]*)(?:\(?[Q©®]|\(O)([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})$/u;
const ascentShare = 0.8;

/** Turns the words of a recognised page into runs in points; noise is dropped and list marks are restored. */
export function wordsToRuns(lines: readonly OcrLine[], page: number, scale: number): Run[] {
  return lines
    .filter((line) => line.confidence >= minLineConfidence)
    .flatMap((line) => {
      const words = line.words.filter(
        (word) => word.confidence >= minWordConfidence || /[\p{L}\d]{3}|^[-–—]$/u.test(word.text),
      );
      return words.flatMap((word, index) => toRun(word, index === 0, line, page, scale) ?? []);
    });
}

function toRun(word: OcrWord, isFirst: boolean, line: OcrLine, page: number, scale: number): Run | null {
  const isMark = isFirst && mistakenBullet.test(word.text) && !(mistakenPoint.test(word.text) && isOnLine(word, line));
  const isIcon = isFirst && !isMark && word.confidence < 75 && /^[^\d]{1,2}$/u.test(word.text);
  const text = isMark ? "•" : withoutMistakes(cleanText(word.text).trim());
  if (isIcon || text === "") return null;
  const size = (line.size ?? line.rowAttributes.rowHeight) / scale;
  const baseline = baselineAt(line, (word.bbox.x0 + word.bbox.x1) / 2) / scale;
  const x = word.bbox.x0 / scale;
  const width = (word.bbox.x1 - word.bbox.x0) / scale;
  return {
    text,
    page,
    x,
    y: baseline - ascentShare * size,
    width,
    height: size,
    fontSize: size,
    fontName: "",
    bold: word.isBold === true,
    italic: false,
    link: null,
    offsets: Array.from({ length: text.length + 1 }, (_, index) => x + (width * index) / text.length),
  };
}

const withoutMistakes = (text: string): string =>
  text.replace(mistakenAt, "$1@$2").replace(mistakenThree, "III").replace(mistakenCapital, "AI");

function isOnLine({ bbox }: OcrWord, line: OcrLine): boolean {
  const above = baselineAt(line, (bbox.x0 + bbox.x1) / 2) - bbox.y1;
  return above < 0.1 * line.rowAttributes.rowHeight;
}

function baselineAt(line: OcrLine, x: number): number {
  const { x0, y0, x1, y1 } = line.baseline;
  return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y0;
}
