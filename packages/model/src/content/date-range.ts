import { z } from "zod";

export const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

export const presentWord = "Present";

/** `YYYY-MM` or `YYYY-MM-DD`, stored as `YYYY-MM`; null or empty means "not given". */
export const monthSchema = z
  .union([
    z.literal(""),
    z.null(),
    z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, { error: "Please enter a valid month" }),
  ])
  .transform((value) => (value ? value.slice(0, 7) : null));

export type DateRangeParts = { start_date: string | null; end_date: string | null; is_current: boolean };

/** `2024-01` → `Jan 2024`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${monthNames[Number(number) - 1] ?? ""} ${year}`.trim();
}

/**
 * The stored text of a range: 'Mon YYYY - Mon YYYY' or 'Mon YYYY - Present' (document 2, section 9).
 * Without an end the start stands alone.
 */
export function formatDateRange({ start_date, end_date, is_current }: DateRangeParts): string {
  if (!start_date) return "";
  if (is_current) return `${formatMonth(start_date)} - ${presentWord}`;
  return end_date ? `${formatMonth(start_date)} - ${formatMonth(end_date)}` : formatMonth(start_date);
}

const twicePattern = /^([^-–—]{0,40}\d{4}[^-–—\d]{0,10})\s*[-–—]\s*\1$/u;

/** A text of dates as it is shown: what began and ended in the same year or month names it once. */
export function shownDateText(text: string): string {
  return twicePattern.exec(text)?.[1]?.trim() ?? text;
}

const rangePattern = /^([A-Z][a-z]{2}) (\d{4}) - (?:([A-Z][a-z]{2}) (\d{4})|(Present))$/;

/** Reads back what {@link formatDateRange} writes; any other text gives three empty parts. */
export function parseDateRange(value: string): DateRangeParts {
  const match = rangePattern.exec(value.trim());
  const start = match && toMonth(match[1], match[2]);
  const end = match && toMonth(match[3], match[4]);
  if (!match || !start || (!end && !match[5])) return { start_date: null, end_date: null, is_current: false };
  return { start_date: start, end_date: end, is_current: match[5] !== undefined };
}

function toMonth(name: string | undefined, year: string | undefined): string | null {
  const index = monthNames.findIndex((month) => month === name);
  return index < 0 || !year ? null : `${year}-${String(index + 1).padStart(2, "0")}`;
}

/** True when the range ends before it starts; an open or current range never does. Same month is allowed. */
export function endsBeforeStart(parts: Partial<DateRangeParts>): boolean {
  if (parts.is_current || !parts.start_date || !parts.end_date) return false;
  return parts.end_date < parts.start_date;
}
