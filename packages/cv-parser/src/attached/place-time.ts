import type { AttachedEntry, AttachedTime } from "./attached-cv.ts";
import type { Candidate } from "../core/candidate.ts";
import { formatDate } from "../entities/dates/scan-dates.ts";
import type { DateMatch } from "../entities/dates/scan-dates.ts";
import type { DatePoint } from "../entities/dates/date-tokens.ts";
import { awardKind } from "../lexicon/title-roles.ts";
import { attachedCandidate } from "./attached-candidate.ts";

/** Dates stand beside the head of their entry. */
const farthest = 700;

type PlacedTime = { fields: Record<string, Candidate | undefined>; current: boolean };

/** True when a date of the page may be the time of an entry. */
export function mayBeTime({ from, to }: DateMatch, time: AttachedTime): boolean {
  const first = time.from || time.to;
  if (first === "" || !says(from, first)) return false;
  if (to === null || to === "present") return to === null || time.isOpen || time.to === "";
  return time.from !== "" && time.to !== "" && says(to, time.to);
}

/** A date of the page in its own grain: a year where the file says a day. */
function says(point: DatePoint, date: string): boolean {
  const shown = formatDate(point);
  return shown !== "" && (date.startsWith(shown) || shown.startsWith(date));
}

/** The time of an entry as the page shows it near the entry's head; nothing where the page shows none. */
export function placeTime(dates: readonly DateMatch[], entry: AttachedEntry, near: number): PlacedTime {
  const { time, list } = entry;
  const fitting = dates.filter((date) => mayBeTime(date, time) && Math.abs(date.start - near) <= farthest);
  const date = fitting.toSorted((a, b) => Math.abs(a.start - near) - Math.abs(b.start - near))[0];
  if (!date) return { fields: {}, current: false };
  const noted = (point: DatePoint) => attachedCandidate(formatDate(point), [{ start: date.start, end: date.end }]);
  if (list === "publications" || list === awardKind) return { fields: { date: noted(date.from) }, current: false };
  if (time.from === "") return { fields: { end_date: noted(date.from) }, current: false };
  const ends = date.to !== null && date.to !== "present" ? noted(date.to) : undefined;
  return { fields: { start_date: noted(date.from), end_date: ends }, current: time.isOpen };
}
