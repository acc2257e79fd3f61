import { formatDateRange, formatMonth, presentWord } from "../../content/date-range.ts";

export type CvDates = { date: string; start_date: string | null; end_date: string | null; is_current: boolean };
type Source = { start_date?: string | null; end_date?: string | null };

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `2024-01` → `Jan 2024`; a year, and anything else, stays as the CV has it. */
export function dateText(date: string | null | undefined): string {
  if (!date) return "";
  return monthPattern.test(date) ? formatMonth(date) : date;
}

/** The year that a date names; empty without one. */
export function yearOf(date: string): string {
  return /\b(?:19|20)\d{2}\b/.exec(date)?.[0] ?? "";
}

/**
 * Dates of an entry as an item stores them. Months known at both ends give 'Mon YYYY - Mon YYYY' and
 * fill the month fields; years alone stay text ('2019 - Present'), because a month would be invented.
 * @param isOpen whether a start without an end means "to this day"
 */
export function itemDates({ start_date: start, end_date: end }: Source, isOpen: boolean): CvDates {
  const textOnly = { start_date: null, end_date: null, is_current: false };
  if (!start) return { ...textOnly, date: dateText(end) };
  const isCurrent = !end && isOpen;
  if (monthPattern.test(start) && (end ? monthPattern.test(end) : true)) {
    const parts = { start_date: start, end_date: end || null, is_current: isCurrent };
    return { ...parts, date: formatDateRange(parts) };
  }
  const last = end ? dateText(end) : isCurrent ? presentWord : "";
  return { ...textOnly, date: last === "" ? dateText(start) : `${dateText(start)} - ${last}` };
}
