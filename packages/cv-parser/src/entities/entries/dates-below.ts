import type { Entry } from "./segment-entries.ts";
import type { Row } from "./rows.ts";

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
