import { readDate } from "../read/dates.ts";
import type { Gold } from "./gold.ts";

type Dated = { start_date?: string; end_date?: string | null };

/**
 * Months that a page does not print are no part of what it says: where a year stands on the page without any month
 * beside it, the label keeps the year; a date whose year the page lacks is taken out.
 */
export function pruneDates(gold: Gold, text: string): void {
  const years = new Map<string, boolean>();
  const shown = (date: string): string | undefined => {
    const year = date.slice(0, 4);
    if (!years.has(year)) years.set(year, hasMonthBeside(text, year));
    if (!new RegExp(`(?<!\\d)${year}(?!\\d)`).test(text)) return hasShortYear(text, year) ? date : undefined;
    return years.get(year) === true ? date : year;
  };
  for (const entry of [...gold.experiences, ...gold.educations] as Dated[]) {
    for (const key of ["start_date", "end_date"] as const) {
      const date = entry[key];
      if (typeof date !== "string") continue;
      const seen = shown(date);
      if (seen === undefined) delete entry[key];
      else entry[key] = seen;
    }
  }
}

/** A month, in words or as a number, right before or behind the year. */
function hasMonthBeside(text: string, year: string): boolean {
  const before = `(?:\\p{L}{3,10}\\.?,?(?:\\s+\\d{1,2}\\.?,)?[\\s,/-]{1,2}(?:de\\s|of\\s)?|(?<!\\d)\\d{1,2}\\s?[./-]\\s?)${year}(?!\\d)`;
  const behind = `(?<!\\d)${year}(?:\\s?[./-]\\s?(?:0[1-9]|1[0-2]|[1-9])(?!\\d)|\\s?[年년]\\s?\\d{1,2}|\\s\\p{L}{3,10})`;
  const near = [before, behind].flatMap((pattern) => [...text.matchAll(new RegExp(pattern, "gu"))]);
  return near.some(([words]) => readDate(inOrder(words))?.length === withMonth);
}

/** "2019 May" as readers of dates expect it; "2019/5" stays. */
const inOrder = (words: string): string =>
  words.replace(/^(\d{4})\s(\p{L}+)$/u, "$2 $1").replace(/\s?([./-])\s?/g, "$1");
const withMonth = "YYYY-MM".length;

/** "07/22", "Aug '19": two digits of the year behind a month. */
const hasShortYear = (text: string, year: string): boolean =>
  new RegExp(`(?:\\p{L}{3}\\.?[\\s-]|/)['’]?${year.slice(2)}(?!\\d)`, "u").test(text);
