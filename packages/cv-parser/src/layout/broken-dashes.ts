import { rowBaseline, rowText } from "./side.ts";
import type { Row } from "./rows.ts";

const dashAhead = /^\s*[–—-]\s/u;
const aBlankAndDash = 1.2;
const sameEdge = 2;
const nextRow = 1.7;

/**
 * In a narrow column a dash between two names may come to stand at the front of a row ("Certified Welder" above "– Tarn
 * Council"), where it looks like a list mark. It is none where the row above had no room for it, and every dash of the column
 * stands so.
 */
export function rowsWithBrokenDash(rows: readonly Row[]): ReadonlySet<Row> {
  const dashed = new Map<string, { all: Row[]; broken: Row[] }>();
  const rights = new Map<string, number>();
  for (const row of rows) rights.set(keyOf(row), Math.max(rights.get(keyOf(row)) ?? 0, rightOf(row)));
  rows.forEach((row, index) => {
    if (!dashAhead.test(`${rowText(row.chunks)} `)) return;
    const group = dashed.get(keyOf(row)) ?? { all: [], broken: [] };
    group.all.push(row);
    const above = rows[index - 1];
    if (above !== undefined && isBrokenAt(above, row, rights.get(keyOf(row)) ?? 0)) group.broken.push(row);
    dashed.set(keyOf(row), group);
  });
  return new Set([...dashed.values()].flatMap(({ all, broken }) => (all.length === broken.length ? broken : [])));
}

function isBrokenAt(above: Row, row: Row, right: number): boolean {
  const [upper, first] = [above.chunks[0], row.chunks[0]];
  if (upper === undefined || first === undefined || keyOf(above) !== keyOf(row)) return false;
  const isBelow = rowBaseline(row.chunks) - rowBaseline(above.chunks) <= nextRow * first.size;
  const isAlike = Math.abs(upper.x0 - first.x0) <= sameEdge && Math.abs(upper.size - first.size) < 0.1 * first.size;
  return (
    isBelow && isAlike && rightOf(above) + aBlankAndDash * first.size > right && !dashAhead.test(rowText(above.chunks))
  );
}

const keyOf = ({ page, column }: Row): string => `${page}/${column}`;
const rightOf = ({ chunks }: Row): number => Math.max(...chunks.map(({ x1 }) => x1));
