import type { SourcePage } from "../core/document.ts";
import { titleKind } from "../sections/title-kind.ts";
import { intoRows } from "./chunks.ts";
import { findGutters } from "./gutter.ts";
import { judgeGutter } from "./judge-gutter.ts";
import type { Chunk } from "./piece.ts";
import { intoBands } from "./regions.ts";
import { rowText } from "./side.ts";
import type { Band, Cutting } from "./regions.ts";

type Panel = NonNullable<SourcePage["panels"]>[number];

const slack = 2;
/** Rows of one column stand no farther apart than this, in font sizes. */
const widestGap = 2.5;

/** Cuts a page along the inner edge of a coloured ground at its side; pages without one are cut by their gutters. */
export function intoBandsByPanel(chunks: readonly Chunk[], page: SourcePage, cutting: Cutting): Band[] {
  for (const panel of page.panels ?? []) {
    const edge = innerEdge(panel, page);
    const top = topOf(panel, edge ?? 0, chunks);
    const beside = chunks.filter((chunk) => chunk.baseline > top && chunk.baseline < panel.y1 + slack);
    const left = beside.filter((chunk) => chunk.x1 <= (edge ?? 0) + slack);
    const right = beside.filter((chunk) => chunk.x0 >= (edge ?? 0) - slack);
    const isClean = left.length + right.length === beside.length && left.length > 2 && right.length > 2;
    if (edge === null || !isClean || goesOn({ chunks, left, right }, cutting)) continue;
    return [
      ...intoBands(
        chunks.filter((chunk) => chunk.baseline <= top),
        cutting,
      ),
      { kind: "columns", x: edge, left: intoBands(left, cutting, 1), right: intoBands(right, cutting, 1) },
      ...intoBands(
        chunks.filter((chunk) => chunk.baseline >= panel.y1 + slack),
        cutting,
      ),
    ];
  }
  return intoBands(chunks, cutting);
}

/**
 * Where the columns of a ground begin: at the ground, or at a known title right above it, from which on all rows stand on
 * one side. A ground begins at the photo or the name; the title of the first jobs beside it may stand higher.
 */
function topOf(panel: Panel, edge: number, chunks: readonly Chunk[]): number {
  const rows = intoRows(chunks.filter((chunk) => chunk.baseline <= panel.y0)).toReversed();
  const isBeside = (row: readonly Chunk[], isRight: boolean): boolean =>
    row.every(({ x0, x1 }) => (isRight ? x0 >= edge - slack : x1 <= edge + slack));
  const isRight = rows[0] !== undefined && isBeside(rows[0], true);
  const next = chunks.filter((chunk) => chunk.baseline > panel.y0 && isBeside([chunk], isRight));
  let below = Math.min(...next.map(({ y0 }) => y0));
  let top = panel.y0;
  for (const row of rows) {
    const [first] = row;
    if (!first || !isBeside(row, isRight) || below - first.y1 > widestGap * first.size) break;
    if (titleKind(rowText(row)) !== null) top = first.y0;
    below = first.y0;
  }
  return top;
}

type Beside = { chunks: readonly Chunk[]; left: readonly Chunk[]; right: readonly Chunk[] };

/** True where the columns of a ground go on above or below it: the strip between them parts the page, not the ground. */
function goesOn({ chunks, left, right }: Beside, { bodySize, columns }: Cutting): boolean {
  if (!columns.parts) return false;
  return findGutters(chunks, bodySize, columns).some((gutter) => {
    const [onLeft, onRight] = [new Set(gutter.left), new Set(gutter.right)];
    const holdsAll = left.every((chunk) => onLeft.has(chunk)) && right.every((chunk) => onRight.has(chunk));
    const isTaller = onLeft.size > left.length && onRight.size > right.length;
    return holdsAll && isTaller && judgeGutter(gutter).kind === "columns";
  });
}

/** The edge towards the middle of the page; null for a ground that lies in the middle. */
function innerEdge(panel: Panel, page: SourcePage): number | null {
  const isAtLeft = panel.x0 < 0.1 * page.width;
  const isAtRight = panel.x1 > 0.9 * page.width;
  if (isAtLeft === isAtRight) return null;
  return isAtLeft ? panel.x1 : panel.x0;
}
