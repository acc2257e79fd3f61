import type { Line, Segment } from "../../core/layout.ts";
import { capitalShare, wordsOf } from "../../core/words.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { isDurationOnly, scanDates } from "../dates/scan-dates.ts";

const leastWords = 6;
const leastGap = 1.5;

/**
 * Parts rows of text that have a date at their right end: a column of town, date and length of time beside an entry
 * reaches down to the text that describes it, and the date belongs to the name above. The date comes first.
 */
export function withoutRightDates(lines: readonly Line[]): Line[] {
  const marked = eachMargin(lines.filter((line) => line.bullet !== null && isNameBesideDate(line)));
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const { text, end } = partsAt(line);
    if (end.length === 0 || above === undefined || !describes(line, text) || !isTime(end)) return [line];
    if (line.bullet !== null && marked.some((other) => isMarkedLike(line, other))) return [line];
    const isNamed = above.bullet === null && above.page === line.page && above.column === line.column;
    const date = { ...lineOf(line, end), bullet: null, gapBefore: 0 };
    return isNamed || isDurationOnly(date.text) ? [date, lineOf(line, text)] : [line];
  });
}

/** What stands before the last gap of a row, and behind it; nothing is behind where there is no gap. */
function partsAt({ segments }: Line): { text: Segment[]; end: Segment[] } {
  const at = segments.findLastIndex((segment, place) => place > 0 && segment.gapBefore > segment.fontSize * leastGap);
  return at < 0 ? { text: [...segments], end: [] } : { text: segments.slice(0, at), end: segments.slice(at) };
}

function isNameBesideDate(line: Line): boolean {
  const { text, end } = partsAt(line);
  return end.length > 0 && isTime(end) && wordsIn(text) < leastWords;
}

/** One line of each mark and margin: those of a page are few, however many its lines. */
const eachMargin = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [`${line.bullet} ${Math.round(line.x)}`, line])).values(),
];

const sameMargin = 2;

/** Where names in few words have a mark and their date, the same mark at the same margin opens entries with long names too. */
const isMarkedLike = (line: Line, other: Line): boolean =>
  line.bullet === other.bullet && Math.abs(line.x - other.x) < sameMargin;

const wordsIn = (text: readonly Segment[]): number =>
  text.reduce((sum, segment) => sum + wordsOf(segment.text).length, 0);

/** "Master of Design | Tarn College": a bar between names, however many words they have. */
const parted = /\S\s+\|\s+\S/u;

/** A bullet or many words beside the date are no name of an entry. */
function describes(line: Line, text: readonly Segment[]): boolean {
  if (line.bullet === null && parted.test(text.map((segment) => segment.text).join(" "))) return false;
  const words = wordsIn(text);
  if (words < leastWords) return false;
  const [first] = text;
  const isPlain = first !== undefined && !first.bold && !first.italic && capitalShare(first.text) < 0.2;
  return line.bullet !== null || (isPlain && (words >= 2 * leastWords || /^\p{Ll}/u.test(first.text)));
}

function isTime(segments: readonly Segment[]): boolean {
  const text = segments.map((segment) => segment.text).join(" ");
  const [date] = scanDates(text);
  return isDurationOnly(text) || (date !== undefined && date.end - date.start >= text.length - 2);
}
