import { takeBullet } from "../core/bullet.ts";
import { intoRows } from "./chunks.ts";
import type { Chunk } from "./piece.ts";

/** Measures of the text on one side of a gutter. */
export type Side = {
  rows: Chunk[][];
  /** Groups of rows that follow each other without a gap. */
  cells: Chunk[][][];
  characters: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** Shares of rows: 0 to 1. */
  dates: number;
  bullets: number;
  wrapped: number;
  /** How far the left and the right ends of rows stray, in points. */
  leftSpread: number;
  rightSpread: number;
  meanLength: number;
};

const dateLike =
  /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|(?<!\d)\d{1,2}[/.]\d{2,4}(?!\d)|(?<=\p{L}\.?\s?)['’]\d\d(?![\p{L}\d])|^(?:[–—-]\s*)?(?:\p{L}{3,9}\.? ){0,2}(?:present|heute|now|current|actual|aujourd|presente|oggi|heden|ongoing)|^(?:jan|feb|f[ée]v|m[aä]r|mrt|apr|avr|abr|ma[iyg]|jun|jui|jul|lug|giu|gen|ene|aug|ao[uû]|ago|sep|set|o[ck]t|out|ott|nov|de[cz]|d[ée]c|dic)\p{L}{0,7}\.?$/iu;

const unitsOfTime = String.raw`years?|yrs?|months?|mos?|jahre?|monate?n?|ans?|mois|años?|mes(?:es)?|anos?|m[eê]s|anni|anno|mes[ei]|jaar|maand(?:en)?|lata?|rok|miesi[aą]c(?:e|y)?|mies|yıl|ay|лет|год[а]?|месяц(?:а|ев)?|мес|рок(?:и|ів)|місяц(?:ь|і|ів)|年|个月|個月|[ヶかカケ]月|년|개월`;
/** "2 years 3 months", "2년 9개월". */
const lengthOfTime = new RegExp(
  String.raw`^(?:총\s*)?\d{1,2}\s*(?:${unitsOfTime})\.?(?:[\s,]*\d{1,2}\s*(?:${unitsOfTime})\.?)?$`,
  "iu",
);

/** Measures one side of a gutter. */
export function measureSide(chunks: readonly Chunk[]): Side {
  const rows = intoRows(chunks);
  const x0 = Math.min(...chunks.map((chunk) => chunk.x0));
  const x1 = Math.max(...chunks.map((chunk) => chunk.x1));
  const texts = rows.map(rowText);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const share = (test: (text: string) => boolean): number => texts.filter(test).length / Math.max(1, texts.length);
  return {
    rows,
    cells: intoCells(rows),
    characters,
    x0,
    x1,
    y0: Math.min(...chunks.map((chunk) => chunk.y0)),
    y1: Math.max(...chunks.map((chunk) => chunk.y1)),
    dates: share((text) => text.length <= 40 && isDateLike(text)),
    bullets: share((text) => takeBullet(`${text} `).bullet !== null),
    wrapped: wrappedShare(rows, x0, x1),
    leftSpread: spread(rows.map((row) => row[0]?.x0 ?? 0)),
    rightSpread: spread(rows.map((row) => row.at(-1)?.x1 ?? 0)),
    meanLength: characters / Math.max(1, rows.length),
  };
}

/** True for a text with a date, a month, "present" or a length of time in one of the languages. */
export function isDateLike(text: string): boolean {
  return dateLike.test(text) || lengthOfTime.test(text.trim());
}

export function rowText(row: readonly Chunk[]): string {
  return row.map((chunk) => chunk.text).join(" ");
}

export function rowBaseline(row: readonly Chunk[]): number {
  return row[0]?.baseline ?? 0;
}

/** Groups rows that are no further apart than lines of one paragraph. */
export function intoCells(rows: readonly Chunk[][]): Chunk[][][] {
  const cells: Chunk[][][] = [];
  for (const row of rows) {
    const cell = cells.at(-1);
    const last = cell?.at(-1);
    const size = Math.max(row[0]?.size ?? 0, last?.[0]?.size ?? 0);
    const isSameSize = Math.min(row[0]?.size ?? 0, last?.[0]?.size ?? 0) > 0.87 * size;
    if (cell && last && isSameSize && rowBaseline(row) - rowBaseline(last) <= 1.62 * size) cell.push(row);
    else cells.push([row]);
  }
  return cells;
}

/** Share of rows that run on: they fill the width and the next row follows without a gap. */
function wrappedShare(rows: readonly Chunk[][], x0: number, x1: number): number {
  const width = Math.max(1, x1 - x0);
  const running = rows.filter((row, index) => {
    const next = rows[index + 1];
    if (!next || rowText(row).length < 12) return false;
    const isFull = (row.at(-1)?.x1 ?? 0) > x0 + 0.8 * width;
    return isFull && rowBaseline(next) - rowBaseline(row) <= 1.62 * (row[0]?.size ?? 0);
  });
  return running.length / Math.max(1, rows.length);
}

/** Median distance from the median: small where ends are flush. */
function spread(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  const half = Math.floor(ordered.length / 2);
  const upper = ordered[half] ?? 0;
  return ordered.length % 2 === 1 ? upper : (upper + (ordered[half - 1] ?? upper)) / 2;
}
