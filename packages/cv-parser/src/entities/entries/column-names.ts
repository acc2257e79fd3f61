import type { Line } from "../../core/layout.ts";
import { phraseSet, phraseKey } from "../../core/words.ts";
import { columnNames, fieldLabels } from "../../lexicon/field-labels.ts";

const names = phraseSet([...Object.values(fieldLabels), columnNames].join("|"));

/** Leaves out the row at the head of a table that says what its columns hold: "Period | Position | Employer". */
export function withoutColumnNames(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => {
    const cells = text.split(/\t|\s\|\s/).map(phraseKey);
    return cells.length < 2 || !cells.every((cell) => names.has(cell));
  });
}
