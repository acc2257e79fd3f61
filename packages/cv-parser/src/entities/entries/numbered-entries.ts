import { lineOf } from "../../sections/margin-heading.ts";
import type { Row } from "./rows.ts";

const numbered = /^\(?(\d{1,2})[.)]\s+(?=["“„«]?[\p{L}\d])/u;
const leastEntries = 2;

/**
 * "1. Ward Nurse (2019 – 2021)" … "2. Clinic Assistant (2017 – 2018)": where a list counts its entries from its first row
 * on and counts nothing else, each number opens one and is no part of its name.
 */
export function numberedEntries(rows: Row[]): { rows: Row[]; opened: ReadonlySet<Row> } {
  const opened = new Set<Row>();
  const none = { rows, opened: new Set<Row>() };
  const out: Row[] = [];
  for (const row of rows) {
    const number = row.bullet ? null : numbered.exec(row.text);
    if (number === null) {
      out.push(row);
      continue;
    }
    const bare = Number(number[1]) === opened.size + 1 ? withoutNumber(row, number[0].length) : null;
    if (bare === null || (opened.size === 0 && out.length > 0)) return none;
    opened.add(bare);
    out.push(bare);
  }
  return opened.size < leastEntries ? none : { rows: out, opened };
}

/** A row without the number in front of it, which may stand in a cell of its own; null where nothing else stands there. */
function withoutNumber(row: Row, length: number): Row | null {
  const [first, ...others] = row.line.segments;
  if (first === undefined) return null;
  const isApart = first.text.length <= length;
  if (isApart && others.length === 0) return null;
  const rest = { ...first, start: first.start + length, text: first.text.slice(length) };
  const line = { ...lineOf(row.line, isApart ? others : [rest, ...others]), x: row.line.x };
  return { ...row, line, text: row.text.slice(length), prose: false, continues: false };
}
