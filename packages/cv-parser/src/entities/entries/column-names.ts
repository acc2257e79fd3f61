import type { Line } from "../../core/layout.ts";
import { isColumnName } from "../../lexicon/column-names.ts";

/** Leaves out the row at the head of a table that says what its columns hold: "Period | Position | Employer". */
export function withoutColumnNames(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => {
    const cells = text.split(/\t|\s\|\s/);
    return cells.length < 2 || !cells.every(isColumnName);
  });
}
