import { intoRows } from "./chunks.ts";
import type { Band } from "./regions.ts";
import type { Chunk } from "./piece.ts";
import { intoCells, rowBaseline } from "./side.ts";

/** One visual row of a column before it becomes a line: chunks from left to right. */
export type Row = { page: number; column: number; chunks: Chunk[] };

/**
 * Reads a band of rows from top to bottom. Text in a margin (dates, titles, labels to the left) is taken cell by
 * cell: a cell that runs over several rows is read whole, on the row where it starts.
 */
export function readRows(band: Extract<Band, { kind: "rows" }>): Chunk[][] {
  const { margin } = band;
  if (margin === null) return intoRows(band.chunks);
  const cells = intoCells(intoRows(band.chunks.filter((chunk) => chunk.x1 <= margin)));
  const main = intoRows(band.chunks.filter((chunk) => chunk.x1 > margin));
  const rows = main.map((chunks) => ({ baseline: rowBaseline(chunks), chunks }));
  for (const cell of cells) {
    const first = cell[0] ?? [];
    const size = first[0]?.size ?? 0;
    const partner = rows.find((row) => Math.abs(row.baseline - rowBaseline(first)) <= 0.6 * size);
    if (partner && cell.length <= 3) partner.chunks = [...cell.flat(), ...partner.chunks];
    else rows.push(...cell.map((chunks) => ({ baseline: rowBaseline(chunks), chunks })));
  }
  return rows.toSorted((a, b) => a.baseline - b.baseline).map((row) => row.chunks);
}
