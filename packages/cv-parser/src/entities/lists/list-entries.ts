import type { DocumentLayout, Line } from "../../core/layout.ts";
import { rowsOf } from "../entries/rows.ts";
import type { Row } from "../entries/rows.ts";
import { segmentEntries } from "../entries/segment-entries.ts";

/** Parts a list section (certificates, awards, publications) into items: one a bullet, or by dates, gaps and style. */
export function listEntries(layout: DocumentLayout, lines: readonly Line[]): Row[][] {
  const rows = rowsOf(layout, lines);
  const bullets = rows.filter((row) => row.bullet).length;
  const loose = rows.filter((row) => !row.bullet && !row.continues).length;
  if (bullets > 0 && bullets >= loose) return groupBy(rows, (row) => row.bullet);
  const flat = rows.map((row) => ({ ...row, prose: false }));
  const separate = flat.filter((row) => !row.continues);
  const oneLiners = separate.length > 0 && separate.every((row) => row.anchor !== null || /[.\d]$/.test(row.text)) && separate.filter((row) => row.anchor !== null).every((row) => row.text.length > 18);
  if (oneLiners) return groupBy(flat, (row) => !row.continues);
  return segmentEntries(flat, layout).map((entry) => [...entry.header, ...entry.body]);
}

function groupBy(rows: readonly Row[], begins: (row: Row) => boolean): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group === undefined || begins(row)) groups.push([row]);
    else group.push(row);
  }
  return groups;
}
