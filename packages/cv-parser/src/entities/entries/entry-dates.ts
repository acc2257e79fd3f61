import type { Candidate } from "../../core/candidate.ts";
import type { DateMatch } from "../dates/scan-dates.ts";
import { formatDate } from "../dates/scan-dates.ts";
import type { DatePoint } from "../dates/date-tokens.ts";
import type { Row } from "./rows.ts";

export type EntryDates = { start: Candidate | undefined; end: Candidate | undefined; current: boolean };

const rangeOf = ({ start, end, rest }: DateMatch) => [{ start, end }, ...(rest === undefined ? [] : [rest])];

function dateCandidate(point: DatePoint, match: DateMatch, rule: string): Candidate {
  return { value: formatDate(point), score: point.month === null ? 0.86 : 0.93, rule, ranges: rangeOf(match) };
}

/** The time of an entry from its header rows. A lone date is a start for a job and an end for a school or a certificate. */
export function entryDates(header: readonly Row[], lone: "start" | "end"): EntryDates {
  const matches = header.flatMap((row) => row.dates);
  const range =
    header.map((row) => row.anchor).find((match) => match !== null && match.kind !== "single") ??
    matches.find((match) => match.kind !== "single");
  if (range !== undefined && range !== null) return rangeDates(range);
  const singles = header.map((row) => row.anchor).filter((match) => match !== null);
  const [first, second] = singles;
  if (first === undefined) return { start: undefined, end: undefined, current: false };
  if (second !== undefined && isBefore(first.from, second.from)) {
    return {
      start: dateCandidate(first.from, first, "date.pair"),
      end: dateCandidate(second.from, second, "date.pair"),
      current: false,
    };
  }
  const only = dateCandidate(first.from, first, "date.single");
  const guess = { ...only, score: 0.6 };
  // A bare year says all of the time that the source gives: the job began and ended in it.
  if (lone === "start" && first.from.month === null) return { start: guess, end: guess, current: false };
  return lone === "start"
    ? { start: guess, end: undefined, current: false }
    : { start: undefined, end: guess, current: false };
}

const endsInDash = /(?:^|[\d年月.])\s*[~〜～–—-]\s*$/u;

/** The time of an entry whose period a narrow cell may break behind its dash ("2016年2月" above "〜" above "2017年1月"). */
export function brokenDates(rows: readonly Row[], lone: "start" | "end"): EntryDates {
  const [first, second, ...others] = rows.flatMap((row) => row.anchor ?? []);
  const isBroken =
    first !== undefined &&
    second?.kind === "single" &&
    others.length === 0 &&
    isBefore(first.from, second.from) &&
    rows.slice(0, -1).some(({ text }) => endsInDash.test(text));
  if (!isBroken) return entryDates(rows, lone);
  return {
    start: dateCandidate(first.from, first, "date.range"),
    end: dateCandidate(second.from, second, "date.range"),
    current: false,
  };
}

function isBefore(first: DatePoint, second: DatePoint): boolean {
  const months = (point: DatePoint) => (point.year ?? 0) * 12 + (point.month ?? 0);
  return months(first) < months(second);
}

/** The beginning and the end that a range of dates says. */
export function rangeDates(match: DateMatch): EntryDates {
  const start = match.from.year === null ? undefined : dateCandidate(match.from, match, "date.range");
  if (match.to === "present") {
    return { start, end: { value: "", score: 0.93, rule: "date.present", ranges: rangeOf(match) }, current: true };
  }
  if (match.kind === "blank") return { start: undefined, end: undefined, current: false };
  return { start, end: match.to === null ? undefined : dateCandidate(match.to, match, "date.range"), current: false };
}
