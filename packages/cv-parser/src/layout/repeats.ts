import type { Row } from "./rows.ts";
import { rowText } from "./side.ts";

/** Rows from the top and from the bottom of a page that can be a running header or footer. */
const depth = 3;
const samePlacePoints = 8;
const pageNumber =
  /^[\s|–—-]*(?:(?:page|seite|página|pagina|pág|pag|p|sida|side)\.?\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|sur|van|av|\||-)\s*\d{1,3})?[\s|–—-]*$/iu;

type Edge = { row: Row; y: number; key: string };

/** Takes out page numbers, and running headers and footers of all pages but the first that shows them. */
export function withoutRepeats(rows: readonly Row[]): Row[] {
  const pages = Map.groupBy(rows, (row) => row.page);
  const edges = [...pages.values()].flatMap(edgeRows);
  const drop = new Set<Row>();
  edges.forEach((edge, index) => {
    const isNumber = pageNumber.test(rowText(edge.row.chunks)) && isPlausibleNumber(edge.row);
    const earlier = edges.slice(0, index).some((other) => isSameEdge(other, edge));
    if (isNumber || earlier) drop.add(edge.row);
  });
  return rows.filter((row) => !drop.has(row));
}

function edgeRows(rows: readonly Row[]): Edge[] {
  const ordered = rows
    .map((row) => ({ row, y: row.chunks[0]?.baseline ?? 0, key: keyOf(row) }))
    .toSorted((a, b) => a.y - b.y);
  return ordered.length <= 2 * depth ? ordered : [...ordered.slice(0, depth), ...ordered.slice(-depth)];
}

/** Digits differ from page to page. */
function keyOf(row: Row): string {
  return rowText(row.chunks).toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
}

function isSameEdge(a: Edge, b: Edge): boolean {
  return a.row.page !== b.row.page && a.key === b.key && a.key.length > 1 && Math.abs(a.y - b.y) <= samePlacePoints;
}

/** A bare number counts as page number only when it is that of its page: others are years, grades or counts. */
function isPlausibleNumber(row: Row): boolean {
  const numbers = rowText(row.chunks).match(/\d+/g)?.map(Number) ?? [];
  return numbers[0] === row.page;
}
