import type { ColumnWay } from "../core/ways.ts";
import type { Chunk } from "./piece.ts";
import { findGutters } from "./gutter.ts";
import type { Gutter } from "./gutter.ts";
import { isHeadline, judgeGutter } from "./judge-gutter.ts";
import type { Verdict } from "./judge-gutter.ts";
import { withoutEntryAbove, withoutFoot, withoutHead, withoutMargin, withoutTail } from "./trim-gutter.ts";

/** A part of a page: either rows read from top to bottom, or columns read one after the other. */
export type Band =
  | { kind: "rows"; chunks: Chunk[]; margin: number | null }
  | { kind: "columns"; x: number; left: Band[]; right: Band[] };

const maxDepth = 6;
const maxTries = 6;
/** Bands of columns that are lower than this, in font sizes, give up rows above them. */
const shortBand = 14;

/** What a page is cut by: the size of its running text, and how readily it is parted. */
export type Cutting = { bodySize: number; columns: ColumnWay };

/** Cuts a page or a column into bands of rows and bands of columns (recursive XY-cut over empty strips). */
export function intoBands(chunks: readonly Chunk[], cutting: Cutting, depth = 0): Band[] {
  if (chunks.length === 0) return [];
  const { bodySize, columns } = cutting;
  const judged = findGutters(chunks, bodySize, columns)
    .flatMap((gutter) => withHeadOnly(gutter, bodySize))
    .map((gutter) => ({ gutter, verdict: judgeGutter(gutter) }));
  const gutter = columns.parts && depth < maxDepth ? bestColumns(judged, bodySize) : null;
  if (!gutter) {
    const margin = judged
      .filter(({ verdict }) => verdict.kind === "margin" && verdict.side === "left")
      .toSorted((a, b) => b.verdict.score - a.verdict.score)[0];
    return [{ kind: "rows", chunks: [...chunks], margin: margin?.gutter.x ?? null }];
  }
  return [
    ...intoBands(gutter.above, cutting, depth + 1),
    {
      kind: "columns",
      x: gutter.x,
      left: intoBands(gutter.left, cutting, depth + 1),
      right: intoBands(gutter.right, cutting, depth + 1),
    },
    ...intoBands(gutter.below, cutting, depth + 1),
  ];
}

/** A strip beside a head of few lines may run on through the text below; then the head is judged on its own, too. */
function withHeadOnly(gutter: Gutter, bodySize: number): Gutter[] {
  const head = withoutFoot(gutter, shortBand * bodySize);
  return head !== gutter && isHeadline(head) ? [gutter, head] : [gutter];
}

type Judged = { gutter: Gutter; verdict: Verdict };

/** The best strip between columns, trimmed to them; what is trimmed away must leave columns behind. */
function bestColumns(judged: readonly Judged[], bodySize: number): Gutter | null {
  const tables = judged
    .filter(({ verdict }) => verdict.kind === "margin" && verdict.isPaired === true)
    .map(({ gutter }) => ({ left: new Set(gutter.left), right: new Set(gutter.right) }));
  // Rows of one entry that stand beside each other are no columns within the table of entries.
  const isInTable = ({ left, right }: Gutter): boolean =>
    tables.some(
      (table) => left.every((chunk) => table.left.has(chunk)) && right.every((chunk) => table.right.has(chunk)),
    );
  const ordered = judged
    .filter(({ gutter, verdict }) => verdict.kind === "columns" && !isInTable(gutter))
    .toSorted((a, b) => b.verdict.score - a.verdict.score || b.gutter.width - a.gutter.width);
  for (const { gutter } of ordered.slice(0, maxTries)) {
    const height = shortBand * bodySize;
    const trimmed = withoutTail(withoutFoot(withoutHead(withoutEntryAbove(withoutMargin(gutter)), height), height));
    if (trimmed === gutter || judgeGutter(trimmed).kind === "columns") return trimmed;
  }
  return null;
}
