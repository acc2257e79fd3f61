import type { Gutter } from "./gutter.ts";
import { measureSide, rowBaseline } from "./side.ts";
import type { Side } from "./side.ts";

/**
 * `columns`: both sides are read one after the other. `margin`: the narrow side holds dates, titles or labels that
 * belong to the rows beside them. `none`: nothing to part here.
 */
export type Verdict = { kind: "columns" | "margin" | "none"; score: number; side: "left" | "right" };

/** Weights of the signs that the narrow side belongs to the rows of the wide one. Found on generated and sample CVs. */
const weights = {
  dates: 3.2,
  alignedCells: 2.4,
  misalignedCells: -4.5,
  flushRight: 1.6,
  sparse: 1.4,
  longCells: -0.9,
  wrapped: -3,
  balanced: -2.2,
  mirroredDates: -2.5,
  bothBulleted: -2.5,
  bias: -0.6,
} as const;

/** Decides whether the two sides of a gutter are columns of their own. */
export function judgeGutter(gutter: Gutter): Verdict {
  const left = measureSide(gutter.left);
  const right = measureSide(gutter.right);
  const side = narrowSide(left, right);
  const narrow = side === "left" ? left : right;
  const wide = side === "left" ? right : left;
  if (isTooSmall(narrow, wide)) return { kind: "none", score: 0, side };
  const belonging = rowBelonging(narrow, wide);
  const height = Math.min(narrow.y1, wide.y1) - Math.max(narrow.y0, wide.y0);
  const score = Math.max(0, height) * Math.sqrt(Math.min(narrow.characters, wide.characters));
  return { kind: belonging > 0 ? "margin" : "columns", score, side };
}

function narrowSide(left: Side, right: Side): "left" | "right" {
  return left.characters <= right.characters ? "left" : "right";
}

function isTooSmall(narrow: Side, wide: Side): boolean {
  const overlap = Math.min(narrow.y1, wide.y1) - Math.max(narrow.y0, wide.y0);
  const size = wide.rows[0]?.[0]?.size ?? 10;
  return overlap < 1.5 * size || narrow.rows.length < 2 || wide.rows.length < 2 || narrow.meanLength < 3;
}

/** Above zero when the rows of the narrow side hang on rows of the wide side. */
export function rowBelonging(narrow: Side, wide: Side): number {
  const aligned = alignedCells(narrow, wide);
  const rowsPerCell = narrow.rows.length / Math.max(1, narrow.cells.length);
  const neighbours = wide.rows.filter((row) => rowBaseline(row) >= narrow.y0 && rowBaseline(row) <= narrow.y1).length;
  const balance = narrow.characters / Math.max(1, wide.characters);
  const isFlush = narrow.rightSpread < 2 && narrow.leftSpread > 6;
  return (
    weights.bias +
    weights.dates * narrow.dates +
    (aligned > 0.75 ? weights.alignedCells : weights.misalignedCells * (0.75 - aligned)) +
    (isFlush ? weights.flushRight : 0) +
    (narrow.rows.length < 0.5 * neighbours ? weights.sparse : 0) +
    weights.longCells * Math.max(0, rowsPerCell - 2) +
    weights.wrapped * narrow.wrapped +
    (balance > 0.5 ? weights.balanced : 0) +
    (narrow.dates > 0.15 && wide.dates > 0.15 && balance > 0.35 ? weights.mirroredDates : 0) +
    (narrow.bullets > 0.3 && wide.bullets > 0.3 ? weights.bothBulleted : 0)
  );
}

/** Share of the cells whose first row stands on the baseline of a row of the other side. */
function alignedCells(narrow: Side, wide: Side): number {
  const baselines = wide.rows.map(rowBaseline);
  const aligned = narrow.cells.filter((cell) => {
    const first = cell[0];
    const size = first?.[0]?.size ?? 10;
    return first !== undefined && baselines.some((baseline) => Math.abs(baseline - rowBaseline(first)) <= 0.35 * size);
  });
  return aligned.length / Math.max(1, narrow.cells.length);
}
