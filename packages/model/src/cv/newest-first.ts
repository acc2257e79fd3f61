import type { ParsedData } from "./parsed-data.ts";

/** The end of what goes on, behind every other. */
const today = "9999";

type Dated = { start_date?: string | null; end_date?: string | null };

/**
 * A list of posts or schools with the newest first: turned round where the CV begins with the oldest, as Japanese forms do,
 * and left alone where it follows no order in time. A site folds away what comes late, draws the list as a way to today,
 * and is chosen by what somebody does now.
 */
export function newestFirst<T extends Dated>(entries: readonly T[]): T[] {
  const spans = entries.flatMap(({ start_date: start, end_date: end }) => {
    const from = start || end;
    return from ? { from, to: end || today } : [];
  });
  const pairs = spans.slice(1).flatMap((next, index) => {
    const before = spans[index];
    return before ? { starts: compare(before.from, next.from), ends: compare(before.to, next.to) } : [];
  });
  const isOldestFirst =
    pairs.some(({ starts }) => starts < 0) && pairs.every(({ starts, ends }) => starts <= 0 && ends <= 0);
  return isOldestFirst ? entries.toReversed() : [...entries];
}

/** A CV in the order in which a site tells it. */
export function toldNewestFirst(cv: ParsedData): ParsedData {
  return { ...cv, experiences: newestFirst(cv.experiences), educations: newestFirst(cv.educations) };
}

/** Of a year and a month in it none is the earlier. */
function compare(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).localeCompare(other.slice(0, length), "en");
}
