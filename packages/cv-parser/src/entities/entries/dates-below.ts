import type { RowFit } from "./header-rows.ts";
import { tellsOfAbove } from "./plain-text.ts";
import { isLabelled } from "./rows.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";

/** How many rows may name an entry above its date. */
export const maxRowsBeforeDate = 4;
/** What a known word for an employer, a post or a place gives. */
export const certainFit = 1.2;

/** A row that says nothing but its date. */
const isDateAlone = ({ line, anchor }: Row): boolean =>
  anchor !== null && anchor.start <= line.start + 1 && anchor.end >= line.end - 1;

const mostNames = 3;

/**
 * Where each entry closes with its date below its text: names open the section, and every date stands alone in a row
 * right below running text, the last of them at the end. Null when dates stand elsewhere.
 */
export function entriesAboveDates(rows: readonly Row[]): Entry[] | null {
  const anchors = rows.flatMap(({ anchor }, index) => (anchor === null ? [] : [index]));
  if (anchors.length === 0 || anchors.at(-1) !== rows.length - 1) return null;
  const entries: Entry[] = [];
  let start = 0;
  for (const end of anchors) {
    const [date, last] = [rows[end], rows[end - 1]];
    const text = rows.slice(start, end).findIndex(({ prose, bullet }) => prose || bullet);
    if (date === undefined || !isDateAlone(date) || last === undefined || !(last.prose || last.bullet)) return null;
    if (text < 1 || text > mostNames) return null;
    entries.push({ header: [...rows.slice(start, start + text), date], body: rows.slice(start + text, end) });
    start = end + 1;
  }
  return entries;
}

/**
 * Where each entry ends with its date: nothing but names and labelled details stands in the section, about as many
 * rows above every date as above the first, and no name below the last. Null when dates stand elsewhere, and where the
 * row that one has more says what was done above.
 */
export function startsAfterDates(rows: readonly Row[], anchors: readonly number[], fit: RowFit): number[] | null {
  const [first = 0, ...later] = anchors;
  const last = anchors.at(-1) ?? 0;
  if (first === 0 || first > maxRowsBeforeDate || later.length === 0) return null;
  const isDetail = (row: Row) => !isLabelled(rows[0]) && isLabelled(row);
  if (rows.some((row) => row.prose && !isDetail(row)) || rows.slice(last + 1).some((row) => !isDetail(row)))
    return null;
  const starts = [0, ...anchors.slice(0, -1).map((anchor) => anchor + 1)].map((from) => {
    const offset = rows.slice(from).findIndex((row) => !isDetail(row) && !row.continues);
    return from + Math.max(0, offset);
  });
  const lengths = anchors.map((anchor, index) => anchor - (starts[index] ?? 0));
  const isTold = starts.some(
    (start, index) => (lengths[index] ?? 0) > first && tellsOfAbove(rows, start, (text) => fit(text) >= certainFit),
  );
  return !isTold && lengths.every((length) => length >= 1 && Math.abs(length - first) <= 1) ? starts : null;
}
