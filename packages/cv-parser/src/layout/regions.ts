import type { Chunk } from "./piece.ts";
import { findGutters } from "./gutter.ts";
import type { Gutter } from "./gutter.ts";
import { judgeGutter } from "./judge-gutter.ts";

/** A part of a page: either rows read from top to bottom, or columns read one after the other. */
export type Band =
  | { kind: "rows"; chunks: Chunk[]; margin: number | null }
  | { kind: "columns"; x: number; left: Band[]; right: Band[] };

const maxDepth = 6;

/** Cuts a page or a column into bands of rows and bands of columns (recursive XY-cut over empty strips). */
export function intoBands(chunks: readonly Chunk[], bodySize: number, depth = 0): Band[] {
  if (chunks.length === 0) return [];
  const judged = findGutters(chunks, bodySize).map((gutter) => ({ gutter, verdict: judgeGutter(gutter) }));
  const best = judged
    .filter(({ verdict }) => verdict.kind === "columns")
    .toSorted((a, b) => b.verdict.score - a.verdict.score || b.gutter.width - a.gutter.width)[0];
  if (!best || depth >= maxDepth) {
    const margin = judged
      .filter(({ verdict }) => verdict.kind === "margin" && verdict.side === "left")
      .toSorted((a, b) => b.verdict.score - a.verdict.score)[0];
    return [{ kind: "rows", chunks: [...chunks], margin: margin?.gutter.x ?? null }];
  }
  const gutter = withoutTail(best.gutter);
  return [
    ...intoBands(gutter.above, bodySize, depth + 1),
    {
      kind: "columns",
      x: gutter.x,
      left: intoBands(gutter.left, bodySize, depth + 1),
      right: intoBands(gutter.right, bodySize, depth + 1),
    },
    ...intoBands(gutter.below, bodySize, depth + 1),
  ];
}

/**
 * A short title under the columns that leads into the full-width text below does not belong to the column that it
 * happens to stand under.
 */
function withoutTail(gutter: Gutter): Gutter {
  const next = gutter.below.toSorted((a, b) => a.baseline - b.baseline)[0];
  if (!next) return gutter;
  const inside = [...gutter.left, ...gutter.right].toSorted((a, b) => b.baseline - a.baseline);
  const last = inside[0];
  if (!last) return gutter;
  const tail = inside.filter((chunk) => Math.abs(chunk.baseline - last.baseline) <= 0.35 * last.size);
  const before = inside.find((chunk) => chunk.baseline < last.baseline - 0.35 * last.size);
  const isOneSided =
    tail.every((chunk) => gutter.left.includes(chunk)) || tail.every((chunk) => gutter.right.includes(chunk));
  const gapBelow = next.y0 - last.y1;
  const gapAbove = before ? last.y0 - before.y1 : 0;
  if (!isOneSided || gapAbove < 1.3 * Math.max(gapBelow, 1) || gapAbove < 0.5 * last.size) return gutter;
  const rest = (side: Chunk[]): Chunk[] => side.filter((chunk) => !tail.includes(chunk));
  const left = rest(gutter.left);
  const right = rest(gutter.right);
  if (left.length === 0 || right.length === 0) return gutter;
  return { ...gutter, left, right, below: [...tail, ...gutter.below] };
}
