import {
  endsBeforeStart,
  formatDateRange,
  readDateText,
  readTypedDate,
  saysPresent,
  typedDateText,
  type DateRangeParts,
} from "@vitrine/model";

/** The dates of a form: months where both ends are months, else the text of the range; `date` may be a CV's own words. */
export type DateValues = { start_date: string; end_date: string; is_current: boolean; date: string };

/** Both ends as they stand in their fields. */
export type TypedDates = { start_date: string; end_date: string };

const isYear = (date: string | null) => date !== null && date.length === 4;

/** What the two fields show for a form's values; nothing for words of a CV that name no two ends. */
export function saidEnds({ start_date, end_date, date, is_current }: DateValues): TypedDates {
  const read = start_date === "" ? readDateText(date) : null;
  return {
    start_date: typedDateText(start_date || (read?.start_date ?? "")),
    end_date: is_current ? "" : typedDateText(end_date || (read?.end_date ?? "")),
  };
}

/** The ends in the words of the site, where they are understood. */
export function tidy({ start_date, end_date }: TypedDates): TypedDates {
  const said = (typed: string) => typedDateText(readTypedDate(typed) ?? typed);
  return { start_date: said(start_date), end_date: said(end_date) };
}

/**
 * The form's values for what was typed. What is no date stays as it is, for the rules to refuse; a year beside it waits
 * in the text, where no rule takes it for a month.
 * @param text the text that was there: a CV's own words stay while both fields are empty
 */
export function valuesOfTyped(typed: TypedDates, isCurrent: boolean, text: string): DateValues {
  const start = readTypedDate(typed.start_date) ?? typed.start_date.trim();
  const end = isCurrent ? "" : (readTypedDate(typed.end_date) ?? typed.end_date.trim());
  const months = { start_date: start, end_date: end, is_current: isCurrent, date: "" };
  if (start === "") return { ...months, date: end !== "" || readDateText(text) ? "" : text };
  if (readTypedDate(start) === null) return isYear(end) ? { ...months, end_date: "" } : months;
  if (!isYear(start) && !isYear(end)) return months;
  const isEndKnown = end === "" || readTypedDate(end) !== null;
  const date = formatDateRange({ start_date: start, end_date: isEndKnown ? end || null : null, is_current: isCurrent });
  return { ...months, start_date: "", end_date: isEndKnown ? "" : end, date };
}

/** What is sent for dates: months when there are any, else the text. */
export function datesToSend({ start_date, end_date, is_current, date }: DateValues): Record<string, unknown> {
  if (start_date || end_date || !date) {
    return { start_date: start_date || null, end_date: is_current ? null : end_date || null, is_current };
  }
  const read = readDateText(date);
  if (!read || read.is_current === is_current) return { date };
  return { date: formatDateRange({ ...read, is_current }) };
}

/** Form values of a stored range; the box is ticked where a range that is a text only says that it goes on. */
export function datesOf(
  item: { start_date: string | null; end_date: string | null; is_current: boolean; date: string } | null,
): DateValues {
  return {
    start_date: item?.start_date ?? "",
    end_date: item?.end_date ?? "",
    is_current: item ? item.is_current || (!item.start_date && !item.end_date && saysPresent(item.date)) : false,
    date: item?.date ?? "",
  };
}

/** What the rules for months cannot say of a range with a year alone: the field and its sentence; null for nothing. */
export function yearProblem({ start_date, end_date, date, is_current }: DateValues): YearProblem | null {
  if (start_date === "" && date === "" && isYear(end_date))
    return { field: "start_date", message: "Start date is required" };
  const read = start_date === "" && end_date === "" ? readDateText(date) : null;
  const isBackwards = read !== null && endsBeforeStart({ ...atSamePrecision(read), is_current });
  return isBackwards ? { field: "end_date", message: "End date must be after start date" } : null;
}

type YearProblem = { field: "start_date" | "end_date"; message: string };

function atSamePrecision({ start_date, end_date }: DateRangeParts): Pick<DateRangeParts, "start_date" | "end_date"> {
  const length = Math.min(start_date?.length ?? 0, end_date?.length ?? 0);
  return { start_date: start_date?.slice(0, length) ?? null, end_date: end_date?.slice(0, length) ?? null };
}
