import type { SiteView } from "../view/site-view.ts";

/** A leg of the route: its share of the whole way in per cent, the year it began in, and whether it is still flown. */
export type Leg = { share: number; year: string; isPresent: boolean };

const mostLegs = 9;
/** The shortest leg that can be told from a point. */
const least = 5;
/** Below this share of readable dates a scale would be a guess (design book 1.2). */
const readableShare = 0.6;

/**
 * The posts as legs, the oldest first, each as long as the time from its beginning to that of the next; the last one lasts
 * until the end of its post or until today. Unreadable dates give legs of one length without years.
 */
export function legsOf({ experience, asOf }: Pick<SiteView, "experience" | "asOf">): readonly Leg[] {
  const chosen = experience.items.slice(0, mostLegs).map(({ dates }) => dates.parsed);
  const read = chosen.flatMap((dates) => dates ?? []).toSorted((a, b) => monthOf(a.start) - monthOf(b.start));
  if (read.length === 0 || read.length < chosen.length * readableShare) {
    return chosen.map(() => ({ share: 100 / chosen.length, year: "", isPresent: false }));
  }
  const starts = read.map(({ start }) => monthOf(start));
  const isOpen = read.some(({ current }) => current);
  const ends = read.flatMap(({ end }) => (end ? [monthOf(end) + 1] : []));
  const newest = Math.max(...starts);
  const last = Math.max(newest + 12, ...(isOpen && asOf ? [monthOf(asOf)] : ends));
  const lengths = starts.map((start, index) => (starts[index + 1] ?? last) - start);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const drawn = lengths.map((length) => Math.max(least, (length / total) * 100));
  const sum = drawn.reduce((all, share) => all + share, 0);
  return read.map(({ start, current }, index) => ({
    share: Math.round(((drawn[index] ?? 0) / sum) * 1000) / 10,
    year: start.slice(0, 4) === read[index - 1]?.start.slice(0, 4) ? "" : start.slice(0, 4),
    isPresent: current,
  }));
}

function monthOf(date: string): number {
  const [year, month = "1"] = date.split("-");
  return Number(year) * 12 + Number(month);
}
