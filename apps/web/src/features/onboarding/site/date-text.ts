import { monthNames, presentWord } from "@vitrine/model";

/**
 * Reads what a person types for a month or a year: `2021`, `2021-04`, `04/2021`, `Apr 2021`, `April 2021`.
 * @returns `YYYY-MM` or `YYYY`, null for nothing or "Present", undefined for what is no date
 */
export function readDate(typed: string): string | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "" || text === presentWord.toLowerCase()) return null;
  const iso = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(text);
  if (iso) return text;
  const numeric = /^(0?[1-9]|1[0-2])[/.](\d{4})$/.exec(text);
  if (numeric) return `${numeric[2]}-${numeric[1]?.padStart(2, "0")}`;
  const worded = /^([a-z]{3,9})\.?,? (\d{4})$/.exec(text);
  const month = monthNames.findIndex((name) => worded?.[1]?.startsWith(name.toLowerCase()));
  return worded && month >= 0 ? `${worded[2]}-${String(month + 1).padStart(2, "0")}` : undefined;
}

/**
 * Reads a date, or two with a dash between them, as start and end.
 * @returns undefined for what is neither; one date is both its start and its end
 */
export function readDateRange(typed: string): readonly [start: string | null, end: string | null] | undefined {
  const [start, end, ...more] = typed.split(/\s+[-–—]\s+|[–—]/).map(readDate);
  if (start === undefined || more.length > 0 || (end === undefined && /\s[-–—]\s|[–—]/.test(typed))) return undefined;
  return [start, end === undefined ? start : end];
}
