import type { Line } from "../../core/layout.ts";
import { isColumnName } from "../../lexicon/column-names.ts";

/** Leaves out the row at the head of a table that says what its columns hold: "Period | Position | Employer". */
export function withoutColumnNames(lines: readonly Line[]): Line[] {
  return lines.filter(({ text, segments }) => {
    const parted = text.split(/\t|\s\|\s/);
    const cells = parted.length > 1 ? parted : segments.map((segment) => segment.text);
    const names = joinedSigns(cells);
    return names.length < 2 || !names.every(({ text }) => isColumnName(text));
  });
}

const loneSigns = /^\s*[\p{Script=Han}\p{Script=Hangul}]{1,2}\s*$/u;
const mostSigns = 5;

/** "期 | 間 | 會 | 社 | 名": signs that a form spread over the cell of a name, joined to the names that are known. */
export function joinedSigns(cells: readonly string[]): { text: string; at: number }[] {
  const names: { text: string; at: number }[] = [];
  for (let at = 0; at < cells.length;) {
    const run = cells.slice(at, at + mostSigns);
    const end = run.findIndex((cell) => !loneSigns.test(cell));
    const most = isColumnName(cells[at] ?? "") ? 0 : end < 0 ? run.length : end;
    let count = most;
    while (count > 1 && !isColumnName(run.slice(0, count).join("").replace(/\s/gu, ""))) count -= 1;
    names.push({ text: count > 1 ? run.slice(0, count).join("").replace(/\s/gu, "") : (cells[at] ?? ""), at });
    at += Math.max(1, count);
  }
  return names;
}
