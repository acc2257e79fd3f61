import type { Line, Segment } from "../core/layout.ts";
import { scanDates } from "../entities/dates/scan-dates.ts";
import { isDateLike } from "../layout/side.ts";

/** A date whose parts stand one below the other ("January 2013", "March 2018", "5 years"). */
type DateCell = { lines: [Line, ...Line[]] };

const leastCells = 2;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const duration = /^(?:\d{1,2}|an?|one|une?|ein|un[ao])\s\p{L}{2,8}\.?$/iu;

/**
 * Puts a column that holds nothing but dates back beside the entries that it dates: each cell of it becomes one date
 * at the end of the line that begins beside it. A column with a cell that stands beside nothing is left as it is.
 */
export function weaveDateColumns(lines: readonly Line[]): Line[] {
  const regions = [...Map.groupBy(lines, (line) => `${line.page}/${line.column}`).values()];
  const moved = new Set<Line>();
  const dates = new Map<Line, Segment>();
  for (const region of regions) {
    const apart = cellsApart(region);
    const cells = apart.length > 0 ? apart : dateCells(region);
    if (cells.length < leastCells) continue;
    const others = lines.filter((line) => !region.includes(line) && !moved.has(line) && line.page === region[0]?.page);
    const hosts = cells.map((cell) => hostOf(cell, others));
    if (hosts.some((host, index) => host === null || hosts.indexOf(host) !== index)) continue;
    for (const line of region) moved.add(line);
    cells.forEach((cell, index) => {
      const host = hosts[index];
      if (host) dates.set(host, segmentOf(cell, host));
    });
  }
  return moved.size === 0
    ? [...lines]
    : lines.filter((line) => !moved.has(line)).map((line) => withDate(line, dates.get(line)));
}

const mostRows = 5;
const longestDate = 45;
const betweenCells = 0.8;

/**
 * "De mars" above "2016 à avril" above "2018": rows that say no date alone and one date together, where every cell that
 * space sets apart is such a date; none when anything else stands in the column.
 */
function cellsApart(region: readonly Line[]): DateCell[] {
  const cells: DateCell[] = [];
  region.forEach((line, index) => {
    const [above, last] = [region[index - 1], cells.at(-1)];
    const isClose = above !== undefined && line.y - above.y - above.height <= betweenCells * line.height;
    if (isClose && last !== undefined) last.lines.push(line);
    else cells.push({ lines: [line] });
  });
  return cells.every(isOneDate) ? cells : [];
}

function isOneDate({ lines }: DateCell): boolean {
  const isPlain = lines.length <= mostRows && lines.every(({ headingLevel }) => headingLevel === null);
  const text = lines.map((line) => line.text).join(" ");
  const [date, ...others] = isPlain && text.length <= longestDate ? scanDates(text) : [];
  return date !== undefined && others.length === 0 && date.start === 0 && date.end === text.length;
}

/** The dates of a column; none when anything else stands in it. */
function dateCells(region: readonly Line[]): DateCell[] {
  const isDate = ({ text, headingLevel }: Line): boolean =>
    text.length <= 30 && headingLevel === null && (isDateLike(text) || duration.test(text));
  if (!region.every(isDate)) return [];
  const cells: DateCell[] = [];
  for (const line of region) {
    const last = cells.at(-1);
    const isFar = line.gapBefore > 3 * line.height;
    const isFull = yearsIn(last?.lines ?? []) + yearsIn([line]) > 2;
    if (last === undefined || isFar || isFull || (isWhole(last) && yearsIn([line]) > 0)) cells.push({ lines: [line] });
    else last.lines.push(line);
  }
  return cells.every(({ lines: [first] }) => yearsIn([first]) > 0) ? cells : [];
}

const yearsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + (text.match(year)?.length ?? 0), 0);

/** Nothing follows a length of time, or a row without a year after the first one: that is "present". */
function isWhole({ lines }: DateCell): boolean {
  const last = lines.at(-1);
  return lines.length > 1 && last !== undefined && yearsIn([last]) === 0;
}

/** The line that begins at the height of the cell, beside it. */
function hostOf({ lines: [first] }: DateCell, others: readonly Line[]): Line | null {
  const beside = others.filter(
    (line) =>
      Math.abs(line.y - first.y) <= first.height &&
      (line.x + line.width <= first.x + 2 || first.x + first.width <= line.x + 2),
  );
  return beside.toSorted((a, b) => Math.abs(a.y - first.y) - Math.abs(b.y - first.y))[0] ?? null;
}

/** One segment over all rows of the cell but those that say how long it was. */
function segmentOf({ lines }: DateCell, host: Line): Segment {
  const told = lines.filter(({ text }) => !duration.test(text));
  const [first] = lines;
  const last = told.at(-1) ?? first;
  return {
    text: told.map(({ text }) => text).join(" "),
    start: first.start,
    end: last.end,
    x: first.x,
    width: first.width,
    bold: first.bold,
    italic: first.italic,
    fontSize: first.fontSize,
    link: null,
    gapBefore: Math.max(3 * first.fontSize, first.x - host.x - host.width),
  };
}

function withDate(line: Line, date: Segment | undefined): Line {
  if (date === undefined) return line;
  const right = Math.max(line.x + line.width, date.x + date.width);
  return {
    ...line,
    segments: [...line.segments, date],
    text: `${line.text}\t${date.text}`,
    width: right - Math.min(line.x, date.x),
    x: Math.min(line.x, date.x),
  };
}
