import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Range } from "../core/piece.ts";

/** "Start June 2017": words at a date that say that it is no end. */
const begins =
  /(?:^|[\s(])(?:start(?:ed)?|begin|beginn|joined|from|since|ab|seit|depuis|des|desde|dal|da|sinds|vanaf|fra|fran|od|с|от)[\s:.]*$/iu;

/**
 * Jobs of which the CV names one date ("Summer job, Aug 2024") ended where they began. Without an end they would be said
 * to go on to this day, which nobody wrote; what goes on says so by a dash, "since" or "present". Only the newest job among
 * others with two dates may mean it: some pages print no end there.
 */
export function withSingleDates(layout: DocumentLayout, items: readonly FoundItem[]): FoundItem[] {
  const isSingle = ({ current, fields: { start_date, end_date } }: FoundItem): boolean =>
    !current && start_date !== undefined && end_date === undefined;
  const singles = items.filter(isSingle).length;
  const isLast = (item: FoundItem): boolean =>
    singles < 2 && items.every((other) => other === item || lastOf(other) <= lastOf(item));
  return items.map((item) => {
    const start = item.fields.start_date;
    if (!isSingle(item) || start === undefined || isLast(item)) return item;
    return saysThatItBegan(layout.text, start.ranges[0])
      ? item
      : { ...item, fields: { ...item.fields, end_date: start } };
  });
}

const longestWord = 12;

/** The word stands before the date or belongs to it ("Start: Aug 2011"); words behind it may say that it goes on. */
function saysThatItBegan(text: string, { start, end }: Partial<Range> = {}): boolean {
  if (start === undefined || end === undefined) return false;
  const digit = text.slice(start, end).search(/\d/u);
  if (!/^[^\S\n]*(?:$|[\n|,;)\]·•])/u.test(text.slice(end, end + longestWord))) return true;
  const ahead = text.slice(Math.max(0, start - longestWord), start + Math.max(0, digit));
  return begins.test(ahead) || begins.test(ahead.replace(/\p{L}{3,12}\.?\s*$/u, ""));
}

/** The last month or year that is told of a job; what goes on is later than all. */
const lastOf = ({ current, fields }: FoundItem): string =>
  current ? "9999" : (fields["end_date"]?.value ?? fields["start_date"]?.value ?? "");
