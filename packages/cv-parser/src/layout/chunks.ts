import { toChunk } from "./piece.ts";
import type { Chunk, Piece } from "./piece.ts";

const wordGap = 0.65;
const sameRow = 0.35;

/** Sorts anything with a baseline into rows, top to bottom, each row from left to right. */
export function intoRows<T extends { baseline: number; size: number; x0: number }>(items: readonly T[]): T[][] {
  const rows: { baseline: number; size: number; items: T[] }[] = [];
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const row = rows.at(-1);
    const size = row ? Math.max(row.size, item.size) : 0;
    if (row && Math.abs(item.baseline - row.baseline) <= sameRow * size) {
      row.items.push(item);
      // The row stands where its largest letters stand; small raised ones must not drag it along.
      if (item.size > row.size) Object.assign(row, { baseline: item.baseline, size: item.size });
    } else {
      rows.push({ baseline: item.baseline, size: item.size, items: [item] });
    }
  }
  return rows.map((row) => row.items.toSorted((a, b) => a.x0 - b.x0));
}

/** Joins the pieces of a page that stand next to each other on a row, no further apart than words. */
export function intoChunks(pieces: readonly Piece[]): Chunk[] {
  return intoRows(pieces).flatMap((row) => {
    const chunks: Piece[][] = [];
    let end = 0;
    for (const piece of row) {
      const current = chunks.at(-1);
      const gap = piece.x0 - end;
      if (current && gap <= wordGap * Math.max(piece.size, current.at(-1)?.size ?? 0)) current.push(piece);
      else chunks.push([piece]);
      end = current && chunks.at(-1) === current ? Math.max(end, piece.x1) : piece.x1;
    }
    return chunks.map(toChunk);
  });
}
