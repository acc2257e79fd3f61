import type { DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** A lane of the track: where its band begins, in per cent of the straight, and the year painted before it. */
export type Lane = { at: number; year: string; isPresent: boolean };

/** As many lanes as a track has. */
const mostLanes = 8;
/** The share of the straight over which starts are staggered; the bend needs the rest. */
const straight = 46;
/** Below this share of readable dates a scale would be a guess (design book 1.2). */
const readableShare = 0.6;

/**
 * The newest posts as lanes, the oldest of them outside: bands begin when the posts began, as runners of a long lap start
 * apart. Studies stand in where there are no posts. Unreadable dates give equal steps without years.
 */
export function lanesOf({ experience, education }: Pick<SiteView, "experience" | "education">): readonly Lane[] {
  const dated: readonly { dates: DatesView }[] = experience.count > 0 ? experience.items : education.items;
  const chosen = dated.slice(0, mostLanes).map(({ dates }) => ({ dates, from: monthOf(dates) }));
  const months = chosen.flatMap(({ from }) => from ?? []);
  const first = Math.min(...months);
  const span = Math.max(...months) - first;
  const isReadable = months.length >= chosen.length * readableShare && span > 0;
  const laneOf = ({ dates, from }: (typeof chosen)[number], index: number): Lane => {
    const share = isReadable ? ((from ?? first) - first) / span : index / Math.max(1, chosen.length - 1);
    const at = Math.round(share * straight * 10) / 10;
    return { at, year: dates.parsed?.start.slice(0, 4) ?? "", isPresent: dates.parsed?.current === true };
  };
  return chosen
    .toReversed()
    .map(laneOf)
    .toSorted((a, b) => a.at - b.at);
}

function monthOf({ parsed }: DatesView): number | null {
  if (!parsed) return null;
  const [year, month = "1"] = parsed.start.split("-");
  return Number(year) * 12 + Number(month);
}
