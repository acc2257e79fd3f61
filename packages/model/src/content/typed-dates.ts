import { formatMonth, monthNames, type DateRangeParts } from "./date-range.ts";

/** Languages whose names of months are understood where a date is typed. */
const monthLanguages = ["en", "de", "fr", "es", "it", "pt", "nl"] as const;

const openEnd = /^(?:present|current|today|now|heute|jetzt|aujourd.?hui|actual(?:idad|idade|mente)?|oggi|hoje|heden)$/;

const plain = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.]/g, "")
    .toLowerCase();

let knownNames: ReadonlyMap<string, number> | null = null;

/** Names of months, long and short, with the number of the month. */
function namesOfMonths(): ReadonlyMap<string, number> {
  if (knownNames) return knownNames;
  const names = new Map<string, number>();
  for (const language of monthLanguages.toReversed()) {
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      for (let index = 0; index < 12; index += 1) names.set(plain(format.format(Date.UTC(2024, index, 15))), index + 1);
    }
  }
  monthNames.forEach((name, index) => names.set(plain(name), index + 1));
  names.set("sept", 9);
  knownNames = names;
  return names;
}

const monthOf = (year: string | undefined, month: number) =>
  year && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : null;

/**
 * A month or a year as somebody types it: `2019`, `2019-03`, `3/2019`, `March 2019`, `März 2019`.
 * @returns `YYYY` or `YYYY-MM`; null for anything else
 */
export function readTypedDate(typed: string): string | null {
  const text = typed.trim();
  if (/^\d{4}$/.test(text)) return text;
  const yearFirst = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text);
  if (yearFirst) return monthOf(yearFirst[1], Number(yearFirst[2]));
  const monthFirst = /^(\d{1,2})[-/.\s]\s*(\d{4})$/.exec(text);
  if (monthFirst) return monthOf(monthFirst[2], Number(monthFirst[1]));
  const named = /^(\p{L}+)[.,]?\s+(?:de\s+)?(\d{4})$/u.exec(text);
  return named ? monthOf(named[2], namesOfMonths().get(plain(named[1] ?? "")) ?? 0) : null;
}

/** A month or a year in the words of the site; anything else as it is. */
export function typedDateText(date: string): string {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date) ? formatMonth(date) : date;
}

/**
 * The ends of a stored text of dates, years alone among them: `2019 - Present`, `Mar 2019 - 2021`, `2019–2021`, `2020`.
 * @returns null for a text that says more, or something else, than one or two dates
 */
export function readDateText(text: string): DateRangeParts | null {
  const years = /^\s*(\d{4})\s*[-–—]\s*(\d{4})\s*$/.exec(text);
  const [first = "", last, ...others] = years
    ? years.slice(1)
    : text.split(/\s+(?:-|to|until|bis)\s+|\s*[–—]\s*/).map((part) => part.trim());
  const start = readTypedDate(first);
  if (start === null || others.length > 0) return null;
  if (last === undefined) return { start_date: start, end_date: null, is_current: false };
  if (openEnd.test(plain(last))) return { start_date: start, end_date: null, is_current: true };
  const end = readTypedDate(last);
  return end === null ? null : { start_date: start, end_date: end, is_current: false };
}

/** True when a text of dates ends in a word for this day, whatever it says before. */
export function saysPresent(text: string): boolean {
  const last = text.split(/\s+(?:-|to|until|bis)\s+|\s*[–—]\s*/).at(-1) ?? "";
  return last !== text && openEnd.test(plain(last.trim()));
}
