import type { Chunk } from "./piece.ts";
import { findGutters } from "./gutter.ts";
import { judgeGutter } from "./judge-gutter.ts";
import { withoutHead, withoutMargin, withoutTail } from "./trim-gutter.ts";

/** A part of a page: either rows read from top to bottom, or columns read one after the other. */
export type Band =
  | { kind: "rows"; chunks: Chunk[]; margin: number | null }
  | { kind: "columns"; x: number; left: Band[]; right: Band[] };

const maxDepth = 6;
/** Bands of columns that are lower than this, in font sizes, give up rows above them. */
const shortBand = 14;

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
  const gutter = withoutTail(withoutHead(withoutMargin(best.gutter), shortBand * bodySize));
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
