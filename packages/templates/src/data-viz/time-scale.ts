import type { DatesView, ParsedDates } from "../view/dates.ts";
import { rememberLast } from "../view/remember-last.ts";
import type { SiteView } from "../view/site-view.ts";

/** One axis for the whole page; months are counted from year 0, places are percentages of its length. */
export type TimeScale = {
  from: number;
  to: number;
  ticks: readonly { year: number; at: number; minor: boolean }[];
  /** Something lasts until today, which is what the end of the axis then means. */
  open: boolean;
};

/** Where something lies on an axis, in per cent of its length. */
export type Span = { start: number; width: number; open: boolean };

const steps = [1, 2, 3, 5, 10, 20, 50, 100];
const mostTicks = 10;
/** Below this share of readable dates a scale would be a guess (design book 1.2). */
const readableShare = 0.6;

/** The axis on which everything dated lies; null when too little can be read, or when there is nothing to compare. */
export function timeScale(view: SiteView): TimeScale | null {
  const { asOf, experience, education, training, projects, publications, awards, certifications, volunteer } = view;
  return scaleOf(asOf, experience, education, training, projects, publications, awards, certifications, volunteer);
}

type Dated = { readonly items: readonly { dates: DatesView }[] };

/** The same lists give the same axis, so that what is drawn on it need not be drawn again. */
const scaleOf = rememberLast((asOf: string | null, ...lists: readonly Dated[]): TimeScale | null => {
  const long = lists.slice(0, 2).flatMap(({ items }) => items);
  const parsed = lists.flatMap(({ items }) => items).flatMap(({ dates }) => dates.parsed ?? []);
  const readable = long.filter(({ dates }) => dates.parsed).length;
  if (parsed.length < 2 || readable < long.length * readableShare) return null;
  const open = parsed.some(({ current }) => current);
  const from = Math.min(...parsed.map(({ start }) => firstMonth(start)));
  const ends = parsed.map((dates) => endOf(dates) ?? firstMonth(dates.start) + 12);
  // What lasts until today is drawn as long as it has lasted, whatever was mentioned last.
  if (open && asOf) return scaleBetween(Math.floor(from / 12) * 12, Math.max(...ends, lastMonth(asOf)), open);
  return scaleBetween(Math.floor(from / 12) * 12, Math.ceil(Math.max(...ends) / 12) * 12, open);
});

function scaleBetween(from: number, to: number, open: boolean): TimeScale {
  const years = (to - from) / 12;
  const step = steps.find((size) => years / size <= mostTicks) ?? years;
  const first = Math.ceil(from / 12 / step) * step;
  const count = Math.floor((to / 12 - first) / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => {
    const year = first + index * step;
    return { year, at: percent((year * 12 - from) / (to - from)), minor: index % 2 === 1 };
  });
  // A year at the very end would not fit, and on an open axis the word "now" stands there.
  return { from, to, open, ticks: ticks.filter(({ at }) => at < (open ? 94 : 97)) };
}

/** Where dates lie on the axis; null when they could not be read. */
export function spanOn(scale: TimeScale, { parsed }: DatesView): Span | null {
  if (!parsed) return null;
  const length = scale.to - scale.from;
  const start = (firstMonth(parsed.start) - scale.from) / length;
  const end = ((endOf(parsed) ?? scale.to) - scale.from) / length;
  return { start: percent(start), width: percent(Math.max(0, end - start)), open: parsed.current };
}

/** Without an axis, the same width for each, one after the other. */
export function ordinalSpan(index: number, count: number): Span {
  return { start: percent(index / count), width: percent(1 / count), open: false };
}

function endOf({ start, end, current }: ParsedDates): number | null {
  if (current) return null;
  return end ? lastMonth(end) : lastMonth(start);
}

function firstMonth(date: string): number {
  const [year, month = "1"] = date.split("-");
  return Number(year) * 12 + Number(month) - 1;
}

/** The month after the last one. */
function lastMonth(date: string): number {
  const [year, month = "12"] = date.split("-");
  return Number(year) * 12 + Number(month);
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
