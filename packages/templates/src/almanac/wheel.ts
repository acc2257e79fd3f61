import { monthIndex } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** A role as its turns around the wheel. */
export type Turn = { title: string; href: string; since: string; isPresent: boolean; path: string; width: number };

/** Where the years lie between the sun in the middle and the ring of the months. */
const [inner, outer] = [56, 160] as const;

/** Months that one arc of the line spans: so few that the line stays smooth. */
const step = 3;

/**
 * Every role as a part of one spiral: a turn is a year, beginning with January at the top, the present outermost. Years
 * without months count from their first to their last; roles without any year are not drawn.
 * @param asOf the month until which open roles last, as `YYYY-MM`
 */
export function turnsOf(view: SiteView): readonly Turn[] {
  const section = view.sections.find(({ kind, layout }) => kind === "experience" && layout === "designed");
  const dated = (section?.records ?? []).flatMap((record, index) => {
    const { parsed } = record.dates ?? {};
    if (!parsed) return [];
    const from = monthIndex(parsed.start, 1);
    const end = parsed.end ?? (parsed.current ? (view.asOf ?? lastSaid(view)) : null) ?? parsed.start;
    return [{ record, index, isPresent: parsed.current, from, to: Math.max(monthIndex(end, 12), from) + 1 }];
  });
  if (dated.length === 0) return [];
  const first = Math.floor(Math.min(...dated.map(({ from }) => from)) / 12) * 12;
  const years = Math.ceil((Math.max(...dated.map(({ to }) => to)) - first) / 12);
  const pitch = (outer - inner) / Math.max(years, 4);
  const lanes = lanesFor(dated);
  const most = Math.max(...lanes) + 1;
  return dated.map(({ record, index, isPresent, from, to }, place) => ({
    title: record.title || (record.under[0] ?? ""),
    href: `#${section?.anchor}-${index + 1}`,
    since: record.dates?.parsed?.start.slice(0, 4) ?? "",
    isPresent,
    path: winding({ from: from - first, to: to - first, lane: ((lanes[place] ?? 0) + 0.5) / most }, pitch),
    width: Number(((pitch * 0.76) / most).toFixed(1)),
  }));
}

/** The last date that the site says, up to which an open role lasts where nobody knows better. */
function lastSaid({ sections }: SiteView): string | undefined {
  const dates = sections.flatMap(({ records }) => records.map((record) => record.dates?.parsed));
  return dates
    .flatMap((parsed) => (parsed ? [parsed.end ?? parsed.start] : []))
    .toSorted()
    .at(-1);
}

/** Roles at one time lie beside each other. */
function lanesFor(spans: readonly { from: number; to: number }[]): readonly number[] {
  const free: number[] = [];
  const lanes = new Map<object, number>();
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const found = free.findIndex((until) => until <= span.from);
    const lane = found < 0 ? free.length : found;
    free[lane] = span.to;
    lanes.set(span, lane);
  }
  return spans.map((span) => lanes.get(span) ?? 0);
}

/** Months from the first January on as a line that winds outwards. */
function winding({ from, to, lane }: { from: number; to: number; lane: number }, pitch: number): string {
  const radius = (month: number) => inner + pitch * (month / 12 - 0.5 + lane);
  const at = (month: number) => pointAt(radius(month), month);
  const parts = [`M${at(from)}`];
  for (let month = from; month < to; month += step) {
    const next = Math.min(month + step, to);
    const mean = radius((month + next) / 2).toFixed(1);
    parts.push(`A${mean} ${mean} 0 0 1 ${at(next)}`);
  }
  return parts.join("");
}

/** A place on the wheel: so many months from the top, with the sun. */
export function pointAt(radius: number, month: number): string {
  const angle = (month / 6) * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

/** The months' names in a language, from January on. */
export function monthsIn(lang: string, month: "long" | "short"): readonly string[] {
  const format = new Intl.DateTimeFormat(lang, { month, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index)));
}
