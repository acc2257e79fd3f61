import type { SourcePage } from "../core/document.ts";
import { findGutters } from "./gutter.ts";
import { judgeGutter } from "./judge-gutter.ts";
import type { Chunk } from "./piece.ts";
import { intoBands } from "./regions.ts";
import type { Band, Cutting } from "./regions.ts";

type Panel = NonNullable<SourcePage["panels"]>[number];

const slack = 2;

/** Cuts a page along the inner edge of a coloured ground at its side; pages without one are cut by their gutters. */
export function intoBandsByPanel(chunks: readonly Chunk[], page: SourcePage, cutting: Cutting): Band[] {
  for (const panel of page.panels ?? []) {
    const edge = innerEdge(panel, page);
    const beside = chunks.filter((chunk) => chunk.baseline > panel.y0 && chunk.baseline < panel.y1 + slack);
    const left = beside.filter((chunk) => chunk.x1 <= (edge ?? 0) + slack);
    const right = beside.filter((chunk) => chunk.x0 >= (edge ?? 0) - slack);
    const isClean = left.length + right.length === beside.length && left.length > 2 && right.length > 2;
    if (edge === null || !isClean || goesOn({ chunks, left, right }, cutting)) continue;
    return [
      ...intoBands(
        chunks.filter((chunk) => chunk.baseline <= panel.y0),
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
