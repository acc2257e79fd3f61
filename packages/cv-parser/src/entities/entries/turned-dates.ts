import type { DateMatch } from "../dates/scan-dates.ts";

const mostYears = 15;
const between = /^\s?[-–—]\s?$/u;

/**
 * "2017 - 2014: Harlow School" in a list that goes back in time: two years at an edge of a row with nothing but a dash
 * between, the later one first, are a period. Within a sentence they stay two years.
 */
export function withTurned(text: string, dates: readonly DateMatch[]): readonly DateMatch[] {
  const [first, second] = dates;
  if (first === undefined || second === undefined || dates.length > 2) return dates;
  const isYear = ({ kind, from }: DateMatch): boolean => kind === "single" && from.month === null && from.year !== null;
  const span = (first.from.year ?? 0) - (second.from.year ?? 0);
  const isAtEdge = first.start <= 1 || second.end >= text.length - 1;
  if (!isYear(first) || !isYear(second) || span <= 0 || span > mostYears || !isAtEdge) return dates;
  if (!between.test(text.slice(first.end, second.start))) return dates;
  return [{ start: first.start, end: second.end, from: second.from, to: first.from, kind: "range" }];
}
