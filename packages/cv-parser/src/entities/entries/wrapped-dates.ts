import type { Line, Segment } from "../../core/layout.ts";
import { wordsOf } from "../../core/words.ts";
import { scanDates } from "../dates/scan-dates.ts";
import type { DateMatch } from "../dates/scan-dates.ts";
import type { Row } from "./rows.ts";

type Cell = { start: number; end: number; x: number; width: number };

/**
 * Joins a date that a narrow column breaks over two rows ("March 2014 –" above "April 2019"). The upper row gets
 * the whole range, the lower row keeps only the place of its half, so that it names no entry.
 */
export function joinWrappedDates(source: string, rows: Row[]): void {
  rows.forEach((row, index) => {
    const below = rows[index + 1];
    if (below === undefined || row.line.page !== below.line.page || row.line.width === 0) return;
    if (joinAcrossLines(source, row, below)) return;
    const cellsBelow = cellsOf(below);
    for (const upper of cellsOf(row)) {
      const lower = cellsBelow.find(
        (cell) => Math.abs(cell.x - upper.x) < 3 || Math.abs(cell.x + cell.width - upper.x - upper.width) < 3,
      );
      if (lower !== undefined && joinLength(source, { row, upper }, { row: below, lower })) return;
      if (lower !== undefined && joinStacked(source, { row, upper }, { row: below, lower })) return;
      const joined = lower === undefined ? null : joinCells(source, upper, lower);
      if (joined === null || lower === undefined) continue;
      const rest = { start: lower.start, end: lower.end };
      row.dates = [{ ...joined, start: upper.start, end: upper.end, rest }];
      below.dates = [{ ...joined, start: lower.start, end: lower.end }];
      row.anchor = row.dates[0] ?? null;
      below.anchor = null;
      below.restOfDate = true;
    }
  });
}

/** "Oct 2021 – Dec 2022 (1 yr 3" above "mos)": the length of a time, broken within its brackets, is part of the date. */
function joinLength(
  source: string,
  { row, upper }: { row: Row; upper: Cell },
  { row: below, lower }: { row: Row; lower: Cell },
): boolean {
  const date = row.dates.find(({ start, end }) => start >= upper.start && end <= upper.end);
  if (date === undefined || !/^\s*\([^()]{0,16}$/u.test(source.slice(date.end, upper.end))) return false;
  if (!/^(?:\d{1,2}\s+)?\p{L}{1,9}\.?\)$/u.test(source.slice(lower.start, lower.end).trim())) return false;
  const rest = { start: lower.start, end: lower.end };
  const whole = { ...date, end: upper.end, rest };
  row.dates = row.dates.map((other) => (other === date ? whole : other));
  if (row.anchor === date) row.anchor = whole;
  below.dates = [{ ...date, ...rest }];
  below.anchor = null;
  below.restOfDate = true;
  return true;
}

/** A date that runs over the end of a full line: "… June 2016 – July" above "2020"; "DES", a diploma of Québec, is no month. */
function joinAcrossLines(source: string, row: Row, below: Row): boolean {
  if (row.line.column !== below.line.column || below.bullet || below.line.gapBefore > below.line.height * 0.75)
    return false;
  const above = source.slice(row.line.start, row.line.end);
  const next = source.slice(below.line.start, below.line.end);
  if (/(?:^|\t)D[EÉ][CS]$/u.test(above) || /^D[EÉ][CS](?!\p{L})/u.test(next)) return false;
  const crossing = scanDates(`${above} ${next}`).find(
    (match) => match.start < above.length && match.end > above.length + 1,
  );
  if (crossing === undefined || (crossing.kind === "single" && crossing.from.month === null)) return false;
  // "Graduation: May 2026" above "Current modules: …": without a dash the word opens a row of its own.
  if (
    crossing.to === "present" &&
    !joinsOn.test(above) &&
    /^[^|,;(\t]*\s\p{L}/u.test(restOf(source, below, crossing.end - above.length - 1))
  )
    return false;
  // "Primary School No. 27" above "July 2022 - today": a number is no day of a date that is whole without it.
  const alone = scanDates(next)[0];
  if (alone !== undefined && alone.kind === crossing.kind && alone.start === 0 && isNumber(above, crossing))
    return false;
  if (alone !== undefined && isWholeBelow(alone, crossing)) return false;
  const consumed = crossing.end - above.length - 1;
  if (crossing.kind === "single" && hasCellOfLength(below, consumed)) return false;
  row.dates = [
    ...row.dates.filter((date) => date.end - row.line.start <= crossing.start),
    {
      ...crossing,
      start: row.line.start + crossing.start,
      end: row.line.end,
      rest: { start: below.line.start, end: below.line.start + consumed },
    },
  ];
  row.anchor = row.dates.at(-1) ?? null;
  below.dates = [{ ...crossing, start: below.line.start, end: below.line.start + consumed }];
  below.anchor = null;
  below.restOfDate = true;
  return true;
}

/** "…, Riva sul Mare" above "2017 – 2019": a range of years is whole, and the word above it no month of one of its ends. */
const isWholeBelow = (alone: DateMatch, { from, to }: DateMatch): boolean =>
  alone.kind === "range" &&
  alone.start === 0 &&
  alone.from.month === null &&
  alone.from.year === from.year &&
  from.month !== null &&
  to !== null &&
  to !== "present" &&
  to.month === null;

const joinsOn = /(?:[-–—−~]|\s(?:to|till|until|bis|à|au|a|al|tot|do|по))\s*$/iu;

/** What stands behind the second half of a date in its row. */
const restOf = (source: string, { line }: Row, length: number): string => source.slice(line.start + length, line.end);

const isNumber = (above: string, { start }: DateMatch): boolean => /^\d{1,2}\.?\s*$/.test(above.slice(start));

/** A year alone in the first of several cells dates its own row, whatever word ends the row above ("… years ago."). */
function hasCellOfLength({ line }: Row, length: number): boolean {
  const [first, second] = line.segments;
  return second !== undefined && first?.start === line.start && first.end - first.start === length;
}

/** The range that two cells give together and neither gives alone. */
function joinCells(source: string, upper: Cell, lower: Cell): DateMatch | null {
  const above = source.slice(upper.start, upper.end).trim();
  const below = source.slice(lower.start, lower.end).trim();
  if (above.length > 30 || below.length > 20) return null;
  const joined = `${above} ${below}`;
  const [match, ...more] = scanDates(joined);
  if (match === undefined || more.length > 0 || match.kind !== "range") return null;
  // "EY" above "Jan 2019 – Mar 2021": a name of two letters is no half of a date.
  if (match.start >= above.length) return null;
  const whole = match.end - match.start >= joined.length - 3;
  const alone = scanDates(above)[0];
  const isHalf = alone === undefined || alone.kind === "single" || /[-–—]\s*$|\s\p{L}{1,4}$/u.test(above);
  return whole && isHalf ? match : null;
}

const mostBetween = 0.5;
const smallerBy = 0.4;
const setInBy = 8;
const leastOfText = 4;

/**
 * "Sep 2010" in the margin beside a name in bold or in larger letters, and right below it "Apr 2012" beside the text: the
 * two ends of one period, and so they are with the end above. What stands beside the lower one is a row of its own.
 */
function joinStacked(
  source: string,
  { row, upper }: { row: Row; upper: Cell },
  { row: below, lower }: { row: Row; lower: Cell },
): boolean {
  const [name, text] = [row.line.segments.at(-1), below.line.segments.at(-1)];
  if (name === undefined || text === undefined || below.bullet) return false;
  if (!opensWithCell(row, upper) || !opensWithCell(below, lower)) return false;
  if (below.line.gapBefore > below.line.height * mostBetween) return false;
  const ends = [upper, lower].map((cell) => wholeMonth(source.slice(cell.start, cell.end).trim()));
  const [from, to] = ends.toSorted((first, second) => (first && second ? monthsOf(first) - monthsOf(second) : 0));
  if (!from || !to || monthsOf(to) === monthsOf(from)) return false;
  const endsAbove = to === ends[0];
  const isBold = row.line.segments.slice(1).some(({ bold }) => bold) && !below.line.segments.some(({ bold }) => bold);
  const isSetIn = endsAbove && text.x > name.x + setInBy;
  if (!isBold && !isSetIn && name.fontSize < text.fontSize + smallerBy) return false;
  // A word or two below a name are the rest of it.
  if (!endsAbove && wordsOf(source.slice(lower.end, below.line.end)).length < leastOfText) return false;
  const rest = { start: lower.start, end: lower.end };
  row.dates = [{ start: upper.start, end: upper.end, from: from.from, to: to.from, kind: "range", rest }];
  row.anchor = row.dates[0] ?? null;
  below.dates = [];
  below.anchor = null;
  below.line = withoutFirstCell(source, below.line);
  below.text = below.line.text;
  return true;
}

const opensWithCell = ({ line: { segments } }: Row, cell: Cell): boolean =>
  segments.length > 1 && segments[0]?.start === cell.start && segments[0].end === cell.end;

function withoutFirstCell(source: string, line: Line): Line {
  const [, ...segments] = line.segments;
  const x = segments[0]?.x ?? line.x;
  const start = segments[0]?.start ?? line.start;
  return { ...line, segments, start, x, width: line.x + line.width - x, text: source.slice(start, line.end) };
}

/** The date that a text is, where it says a month. */
function wholeMonth(text: string): DateMatch | null {
  const [date] = scanDates(text);
  const isWhole = date?.kind === "single" && date.start === 0 && date.end === text.length;
  return isWhole && date.from.year !== null && date.from.month !== null ? date : null;
}

const monthsOf = ({ from }: DateMatch): number => (from.year ?? 0) * 12 + (from.month ?? 0);

function cellsOf(row: Row): Cell[] {
  const groups: Segment[][] = [];
  for (const segment of row.line.segments) {
    const group = groups.at(-1);
    if (group === undefined || segment.gapBefore > segment.fontSize * 0.7) groups.push([segment]);
    else group.push(segment);
  }
  return groups.flatMap((segments) => {
    const first = segments[0];
    const last = segments.at(-1);
    return first === undefined || last === undefined
      ? []
      : [{ start: first.start, end: last.end, x: first.x, width: last.x + last.width - first.x }];
  });
}
