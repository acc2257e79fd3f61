import type { Run } from "../core/document.ts";
import { intoRows } from "./chunks.ts";
import { toChunk, toPiece } from "./piece.ts";
import type { Chunk } from "./piece.ts";

const maxLength = 45;
const sameStrip = 3;

/**
 * Titles that run up or down a margin: short words without digits, several in one strip and one size. A lone one may
 * be a mark of the printer.
 */
export function turnedTitles(runs: readonly Run[]): ReadonlySet<Run> {
  const words = runs.filter(
    ({ turns, text }) =>
      (turns === 1 || turns === 3) && text.length <= maxLength && /^[^\d@]*\p{L}{2}[^\d@]*$/u.test(text),
  );
  const isAlike = (a: Run, b: Run): boolean =>
    a.turns === b.turns && Math.abs(a.x - b.x) < sameStrip && Math.abs(a.fontSize - b.fontSize) < 0.6;
  return new Set(words.filter((run) => words.some((other) => other !== run && isAlike(run, other))));
}

/** A stretch of a page below each other, with the title that stands beside it, if any. */
export type Slice = { title: Chunk | null; chunks: Chunk[] };

/**
 * Cuts a page where the text beside one turned title ends and that beside the next begins: in the widest gap between
 * the rows from the end of the one title to the start of the other, for each title stands beside rows of its own.
 */
export function sliceAtTitles(chunks: readonly Chunk[], titles: readonly Run[]): Slice[] {
  const ordered = titles.toSorted((a, b) => a.y - b.y);
  const rows = intoRows(chunks);
  const cuts = ordered.map((title, index) => cutFor(title, ordered[index - 1], rows));
  const between = (from: number, to: number): Chunk[] =>
    chunks.filter(({ baseline }) => baseline >= from && baseline < to);
  const slices = ordered.map((run, index): Slice => {
    const from = cuts[index] ?? 0;
    return { title: lying(run, from), chunks: between(from, cuts[index + 1] ?? Infinity) };
  });
  return [{ title: null, chunks: between(-Infinity, cuts[0] ?? Infinity) }, ...slices];
}

/** Cuts a page above each title that stands in a line of its own. */
export function sliceAbove(chunks: readonly Chunk[], titles: readonly Chunk[]): Slice[] {
  const ordered = titles.toSorted((a, b) => a.baseline - b.baseline);
  const between = (from: number, to: number): Chunk[] =>
    chunks.filter(({ baseline }) => baseline >= from && baseline < to);
  const slices = ordered.map((title, index): Slice => ({
    title,
    chunks: between(title.baseline, ordered[index + 1]?.baseline ?? Infinity),
  }));
  return [{ title: null, chunks: between(-Infinity, ordered[0]?.baseline ?? Infinity) }, ...slices];
}

/** The place above the first row that stands beside a title. */
function cutFor(title: Run, before: Run | undefined, rows: readonly Chunk[][]): number {
  const end = title.y + 1.3 * title.fontSize;
  const isAcross = (row: readonly Chunk[]): boolean =>
    row.some((chunk) => chunk.x0 < title.x + title.width && chunk.x1 > title.x);
  const across = rows.findLastIndex((row) => baselineOf(row) < end && isAcross(row));
  const start = before === undefined ? -Infinity : before.y + before.height - before.fontSize;
  const firstPossible = Math.max(
    across + 1,
    rows.findIndex((row) => baselineOf(row) > start),
  );
  const possible = rows.flatMap((row, index) =>
    index >= firstPossible && baselineOf(row) <= end ? [{ row, gap: gapAbove(rows, index, across) }] : [],
  );
  const widest = possible.toSorted((a, b) => b.gap - a.gap)[0];
  const first = widest?.row ?? rows.find((row) => baselineOf(row) > title.y);
  return first === undefined ? title.y : baselineOf(first) - 0.5 * (first[0]?.size ?? 0);
}

/** Below a row that runs across the strip, and at the head of the page, a block surely begins. */
function gapAbove(rows: readonly Chunk[][], index: number, across: number): number {
  const [above, row] = [rows[index - 1], rows[index]];
  if (above === undefined || row === undefined || index === across + 1) return Infinity;
  return baselineOf(row) - baselineOf(above);
}

const baselineOf = (row: readonly Chunk[]): number => row[0]?.baseline ?? 0;

/** The title as if it stood upright above its block. */
function lying(run: Run, y: number): Chunk {
  const chunk = toChunk([toPiece(run)]);
  return { ...chunk, baseline: y - 1, y0: y - 1 - chunk.size, y1: y - 1 };
}
