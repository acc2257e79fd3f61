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
/** What a dot between the items of a line is taken for; no letter of these stands above the line. */
const mistakenDot = /^[=«»©®°*·~¢eo0■▪]$/u;
/** A Roman three looks like the word in many type faces, and hardly any CV has that word with a capital. */
const mistakenThree = /^Ill(?=[.,;:)]?$)/u;
/** Artificial intelligence; names that begin with this word go on behind it. */
const mistakenCapital = /^Al(?=[.,;:)/])/u;
/** The sign in an address is often taken for another round letter; no host is written with one inside. */
const mistakenAt = /^([a-z\d][a-z\d._+-]*)(?:\(?[Q©®]|\(O)([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})$/u;
/** Small pictures are read as a sign, as one letter, or as a sign with one behind it; numbers have these before them. */
const mistakenIcon = /^(?:[^\p{L}\d+#(]{1,2}|\p{L}|[^\p{L}\d+#(][\p{L}\d])$/u;
const minIconConfidence = 75;
/** In sizes of letters. */
const wideGap = 1.2;
const ascentShare = 0.8;

/** Turns the words of a recognised page into runs in points; noise is dropped and list marks are restored. */
export function wordsToRuns(lines: readonly OcrLine[], page: number, scale: number): Run[] {
  return lines
    .filter((line) => line.confidence >= minLineConfidence)
    .flatMap((line) => {
      const words = line.words.filter(
        (word) => word.confidence >= minWordConfidence || /[\p{L}\d]{3}|^[-–—]$/u.test(word.text),
      );
      return words.flatMap((word, index) => toRun({ word, before: words[index - 1], line }, page, scale) ?? []);
    });
}

type Placed = { word: OcrWord; before: OcrWord | undefined; line: OcrLine };

function toRun({ word, before, line }: Placed, page: number, scale: number): Run | null {
  const isFirst = before === undefined;
  const isMark = isFirst && mistakenBullet.test(word.text) && !(mistakenPoint.test(word.text) && isOnLine(word, line));
  const isDot = !isFirst && mistakenDot.test(word.text) && isRaised(word, line);
  const isIcon = !isMark && !isDot && looksLikeIcon({ word, before, line });
  const text = isMark || isDot ? "•" : withoutMistakes(cleanText(word.text).trim());
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

/** Whether a doubtful sign at the beginning of a line, or behind a wide gap, is a small picture before a detail. */
function looksLikeIcon({ word: { text, confidence, bbox }, before, line }: Placed): boolean {
  if (confidence >= minIconConfidence) return false;
  if (before === undefined) return mistakenIcon.test(text) || /^[^\d]{1,2}$/u.test(text);
  const gap = bbox.x0 - before.bbox.x1;
  return gap > wideGap * (line.size ?? line.rowAttributes.rowHeight) && mistakenIcon.test(text);
}

/** Whether a word stands above the line and is lower than a letter. */
function isRaised({ bbox }: OcrWord, line: OcrLine): boolean {
  const size = line.size ?? line.rowAttributes.rowHeight;
  const above = baselineAt(line, (bbox.x0 + bbox.x1) / 2) - bbox.y1;
  return above > 0.08 * size && bbox.y1 - bbox.y0 < 0.42 * size;
}

function isOnLine({ bbox }: OcrWord, line: OcrLine): boolean {
  const above = baselineAt(line, (bbox.x0 + bbox.x1) / 2) - bbox.y1;
  return above < 0.1 * line.rowAttributes.rowHeight;
}

function baselineAt(line: OcrLine, x: number): number {
  const { x0, y0, x1, y1 } = line.baseline;
  return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y0;
}
