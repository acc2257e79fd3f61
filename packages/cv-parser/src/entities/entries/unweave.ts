import type { DocumentLayout, Line, Segment } from "../../core/layout.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { scanDates } from "../dates/scan-dates.ts";

/** `named` tells that words stand in the cell besides its dates. */
type Cell = { line: Line; segments: Segment[]; x: number; dated: boolean; named: boolean };

/** Fewer characters beside a date are its brackets or its "until". */
const fewestLetters = 6;

/**
 * Takes entries apart that stand side by side: two columns of short lines, each with dates of its own. Lines are
 * given back column by column; lines without such columns are given back as they are.
 */
export function unweave(layout: DocumentLayout, lines: readonly Line[]): readonly Line[] {
  if (!layout.positioned) return lines;
  const cells = lines.flatMap((line) => cellsOfLine(layout, line));
  const left = Math.min(...cells.map((cell) => cell.x));
  const starts = cells.filter((cell) => cell.x > left + 90);
  const lane = starts.find((cell) => starts.filter((other) => Math.abs(other.x - cell.x) < 4).length >= 2);
  if (lane === undefined) return lines;
  const inLane = (cell: Cell) => Math.abs(cell.x - lane.x) < 4;
  const right = cells.filter(inLane);
  const dated = right.filter((cell) => cell.dated);
  const besideDated = cells.filter((cell) => cell.x < lane.x - 60 && cell.dated && cell.x < left + 30);
  const paired = dated.some((cell) => besideDated.some((other) => Math.abs(other.line.y - cell.line.y) < 3));
  // A column of entries names each of them; one of bare dates belongs to the names on its left.
  const names = right.filter((cell) => cell.named).length;
  if (!paired || names < dated.length || dated.length < right.length * 0.2) return lines;
  return [...cells.filter((cell) => !inLane(cell)), ...right].map((cell) => lineOf(cell.line, cell.segments));
}

function cellsOfLine(layout: DocumentLayout, line: Line): Cell[] {
  const groups: Segment[][] = [];
  for (const segment of line.segments) {
    const group = groups.at(-1);
    if (group === undefined || segment.gapBefore > segment.fontSize * 1.5) groups.push([segment]);
    else group.push(segment);
  }
  return groups.map((segments) => {
    const text = layout.text.slice(segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0);
    const dates = scanDates(text);
    const spent = dates.reduce((sum, { start, end }) => sum + end - start, 0);
    return {
      line,
      segments,
      x: segments[0]?.x ?? line.x,
      dated: dates.length > 0,
      named: text.trim().length - spent > fewestLetters,
    };
  });
}
