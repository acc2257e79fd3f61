import { isBulletOnly } from "../core/bullet.ts";
import { toChunk } from "./piece.ts";
import type { Chunk, Piece } from "./piece.ts";
import { stretchedWords } from "./stretched-rows.ts";
import { cutAtStops, isAtStop, lineStarts, stopGap } from "./tab-stops.ts";

const wordGap = 0.65;
const markGap = 1.6;
const sameRow = 0.35;

type Placed = { baseline: number; size: number; x0: number; x1: number };
/** `top`: what stands highest of the smallest letters in the row, and how far it reaches. */
type RowOf<T> = { baseline: number; size: number; items: T[]; top: Placed };

/** Sorts anything with a baseline into rows, top to bottom, each row from left to right. */
export function intoRows<T extends Placed>(items: readonly T[]): T[][] {
  const rows: RowOf<T>[] = [];
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const row = rows.at(-1);
    const size = row ? Math.max(row.size, item.size) : 0;
    if (row && Math.abs(item.baseline - row.baseline) <= sameRow * size && !standsBelow(row.top, item)) {
      row.items.push(item);
      noteTop(row.top, item);
      // The row stands where its largest letters stand; small raised ones must not drag it along.
      if (item.size > row.size) Object.assign(row, { baseline: item.baseline, size: item.size });
    } else {
      const { baseline, x0, x1 } = item;
      rows.push({ baseline, size: item.size, items: [item], top: { baseline, size: item.size, x0, x1 } });
    }
  }
  return rows.map((row) => row.items.toSorted((a, b) => a.x0 - b.x0));
}

const lineStep = 0.9;

/** Beside a very large name two small lines are no further apart than its letters are high, and yet stand below each other. */
const standsBelow = (top: Placed, item: Placed): boolean =>
  item.baseline - top.baseline > lineStep * Math.max(item.size, top.size) && top.x0 < item.x1 && item.x0 < top.x1;

const farSmaller = 1.5;

function noteTop(top: Placed, { baseline, size, x0, x1 }: Placed): void {
  if (size * farSmaller < top.size) Object.assign(top, { baseline, size, x0, x1 });
  else if (size < top.size * farSmaller && baseline - top.baseline <= sameRow * size)
    Object.assign(top, { x0: Math.min(top.x0, x0), x1: Math.max(top.x1, x1) });
}

/**
 * Joins the pieces of a page that stand next to each other on a row, no further apart than words. Text that starts
 * where lines of the page start keeps apart even from a near neighbour: it stands at a tab stop.
 */
export function intoChunks(pieces: readonly Piece[]): Chunk[] {
  const stops = lineStarts(intoRows(pieces));
  const rows = intoRows(pieces.flatMap((piece) => cutAtStops(piece, stops)));
  const stretched = stretchedWords(rows);
  return rows.flatMap((row) => {
    const chunks: { pieces: Piece[]; isAtStop: boolean }[] = [];
    let end = 0;
    for (const piece of row) {
      const current = chunks.at(-1)?.pieces;
      const gap = piece.x0 - end;
      const size = Math.max(piece.size, current?.at(-1)?.size ?? 0);
      const startsAtStop = gap >= stopGap * size && isAtStop(piece.x0, stops);
      // A list mark stands with its text, so that no strip between them parts columns.
      const isMarked = current?.length === 1 && isBulletOnly(current[0]?.run.text ?? "") && gap <= markGap * size;
      const isNear = (gap <= wordGap * size && !startsAtStop) || stretched.has(piece) || isMarked;
      const joins = current !== undefined && (isNear || isSpreadLabel(current.at(-1), piece, gap / size));
      if (joins) current.push(piece);
      else chunks.push({ pieces: [piece], isAtStop: startsAtStop });
      end = joins ? Math.max(end, piece.x1) : piece.x1;
    }
    return chunks.map((chunk) => toChunk(chunk.pieces, chunk.isAtStop));
  });
}

const loneSign = /^\s*\p{Script=Han}\s*$/u;
const endOfLabel = /^\s*\p{Script=Han}\s*[:：]/u;
const spread = { betweenSigns: 2.2, beforeColon: 4 };

/** "姓  名：", "籍 贯：": Chinese forms spread the signs of a label over its cell, and no strip between them parts columns. */
function isSpreadLabel(last: Piece | undefined, piece: Piece, gap: number): boolean {
  if (last === undefined || gap < 0 || !loneSign.test(last.run.text)) return false;
  return endOfLabel.test(piece.run.text)
    ? gap <= spread.beforeColon
    : loneSign.test(piece.run.text) && gap <= spread.betweenSigns;
}
