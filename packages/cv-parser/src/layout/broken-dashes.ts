import { phraseKey, phraseSet } from "../core/words.ts";
import { presentWords } from "../lexicon/dates.ts";
import type { Chunk } from "./piece.ts";
import { isDateLike, rowBaseline, rowText } from "./side.ts";
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
  const broken = [...dashed.values()].flatMap(({ all, broken: some }) => (all.length === some.length ? some : []));
  return new Set([...broken, ...rows.filter((_, index) => isEndOfPeriod(rows, index))]);
}

const present = phraseSet(presentWords.join("|"));
const longestDate = 20;
const rowsAbove = 3;

/** "– today" below "May 2019" in a column of dates: a period over two rows, and no list. */
function isEndOfPeriod(rows: readonly Row[], index: number): boolean {
  const [first, second] = rows[index]?.chunks ?? [];
  if (first === undefined || !/^\s*[–—-]/u.test(first.text)) return false;
  const end = first.text.replace(/^\s*[–—-]\s*/u, "") || (second?.text ?? "");
  const isDate = (text: string): boolean =>
    text.length <= longestDate && (isDateLike(text) || present.has(phraseKey(text)));
  const isBegun = ({ x0, text, baseline }: Chunk): boolean =>
    Math.abs(x0 - first.x0) <= sameEdge &&
    first.baseline - baseline <= nextRow * first.size &&
    !/^\s*[–—-]/u.test(text) &&
    isDate(text);
  return isDate(end) && rows.slice(Math.max(0, index - rowsAbove), index).some(({ chunks }) => chunks.some(isBegun));
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
