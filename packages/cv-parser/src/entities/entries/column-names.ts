import type { Line } from "../../core/layout.ts";
import { isColumnName } from "../../lexicon/column-names.ts";

/** Leaves out the row at the head of a table that says what its columns hold: "Period | Position | Employer". */
export function withoutColumnNames(lines: readonly Line[]): Line[] {
  return lines.filter(({ text, segments }) => {
    const parted = text.split(/\t|\s\|\s/);
    const cells = parted.length > 1 ? parted : segments.map((segment) => segment.text);
    return cells.length < 2 || !cells.every(isColumnName);
  });
}
