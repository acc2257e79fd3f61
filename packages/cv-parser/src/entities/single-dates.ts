import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Range } from "../core/piece.ts";
import { wordSet, wordsOf } from "../core/words.ts";
import { fromWords } from "../lexicon/dates.ts";

/** "Agosto de 2011" has its small word within. */
const beginnings = wordSet(fromWords.replace(/\bde\b/u, ""));
/** Behind a date that stands alone its cell, its bracket or its row ends. */
const endsCell = /^[^\S\n\t]*(?:$|[\n\t|,;)\]·•])/u;
/** "from May 2010": a month may stand between the word and the first number. */
const wordsAhead = 2;
/** No cell ends farther behind a date than this, in letters. */
const farBehind = 12;

/**
 * Jobs of which the CV names one month ("Summer job, Aug 2024") ended where they began, as those of one year do. Without an
 * end they would be said to go on to this day, which nobody wrote; what goes on says so by a dash, "since" or "present".
 * The newest jobs among others with two dates may mean it: some pages print no end there.
 */
export function withSingleDates(layout: DocumentLayout, items: readonly FoundItem[]): FoundItem[] {
  const hasTwo = items.some((item) => !hasSingleDate(item) && item.fields.end_date !== undefined);
  const newest = items.map(lastOf).reduce((one, other) => (other > one ? other : one), "");
  return items.map((item) => {
    const start = item.fields.start_date;
    if (start === undefined || !hasSingleDate(item)) return item;
    const isNewest = (hasTwo || items.length === 1) && start.value >= newest;
    if (isNewest || !standsAlone(layout.text, start.ranges[0])) return item;
    return { ...item, fields: { ...item.fields, end_date: start } };
  });
}

const hasSingleDate = ({ current, fields: { start_date, end_date } }: FoundItem): boolean =>
  !current && start_date !== undefined && end_date === undefined;

/** The last month or year that is told of a job; what goes on is later than all. */
const lastOf = ({ current, fields: { start_date, end_date } }: FoundItem): string =>
  current ? "9999" : ((end_date ?? start_date)?.value ?? "");

/** Whether no words beside a date say that it is the beginning ("Start: Aug 2011"), or more of it. */
function standsAlone(text: string, range: Range | undefined): boolean {
  if (range === undefined || !endsCell.test(text.slice(range.end, range.end + farBehind))) return false;
  const number = range.start + Math.max(0, text.slice(range.start, range.end).search(/\d/u));
  const row = text.lastIndexOf("\n", number) + 1;
  return !wordsOf(text.slice(row, number))
    .slice(-wordsAhead)
    .some((word) => beginnings.has(word));
}
