import type { FlowLine } from "../../core/document.ts";
import { flowRun } from "../flow-line.ts";
import { holdsYear } from "./table-shape.ts";

const longestDate = 40;
const leastDates = 2;

/**
 * The lines of two cells of which one holds nothing but dates and the other what was done, all entries of a list below
 * each other: empty lines push each date to its entry. Each date stands on the first line of its entry here.
 * @returns null where dates and entries are not as many
 */
export function datesBeside(cells: readonly (readonly FlowLine[])[]): FlowLine[] | null {
  const [left, right, ...others] = cells.filter((lines) => lines.length > 0);
  if (left === undefined || right === undefined || others.length > 0) return null;
  const isLeft = datesOf(left).length > 0;
  const dates = datesOf(isLeft ? left : right);
  const entries = entriesOf(isLeft ? right : left, dates.length);
  if (dates.length < leastDates || entries === null) return null;
  return entries.flatMap(([first, ...rest], index) => {
    const date = dates[index] ?? [];
    if (first === undefined) return [];
    const runs = isLeft ? [...date, flowRun("\t"), ...first.runs] : [...first.runs, flowRun("\t"), ...date];
    return [{ ...first, runs, bullet: null, gapBefore: true }, ...rest];
  });
}

type Runs = FlowLine["runs"];

/** The dates of a cell, each in one line or in lines between empty ones; none where it holds anything else. */
function datesOf(lines: readonly FlowLine[]): Runs[] {
  const blocks = blocksOf(lines);
  const dates = (blocks.length > 1 ? blocks : lines.map((line) => [line])).map((block) =>
    block.flatMap(({ runs }, index) => (index === 0 ? runs : [flowRun(" "), ...runs])),
  );
  return dates.every(isDate) ? dates : [];
}

function isDate(runs: Runs): boolean {
  const text = runs.map((run) => run.text).join("");
  return text.length <= longestDate && holdsYear(text);
}

/** So many entries, parted by empty lines or each begun by a line in bold; null where they are not so many. */
function entriesOf(lines: readonly FlowLine[], count: number): FlowLine[][] | null {
  if (lines.length <= count) return null;
  const found = [blocksOf(lines), partedAt(lines, isBold)].find((entries) => entries.length === count);
  return found ?? null;
}

const blocksOf = (lines: readonly FlowLine[]): FlowLine[][] => partedAt(lines, ({ gapBefore }) => gapBefore);

function partedAt(lines: readonly FlowLine[], begins: (line: FlowLine) => boolean): FlowLine[][] {
  const parts: FlowLine[][] = [];
  for (const line of lines) {
    if (parts.length === 0 || begins(line)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

const isBold = ({ runs }: FlowLine): boolean =>
  runs.some(({ bold }) => bold) && runs.every(({ bold, text }) => bold || text.trim() === "");
