import { monthIndex, monthsOf } from "../view/dates.ts";
import type { RoleView } from "../view/site-view.ts";

/** How two posts that follow each other hold together. */
export type Joint = "scarf" | "dovetail" | "tenon" | "lap" | "finger";

type Post = Pick<RoleView, "org" | "dates">;

/** The front of a timber, and the least length that holds a joint at either end. */
export const thickness = 34;
const shortest = 62;

/**
 * What joins a post to the one before it: a scarf makes the timber of one house longer, a lap lies over the time of
 * both, a pegged tenon reaches over more than half a year, a dovetail is a plain change; fingers hold what has no dates.
 */
export function jointOf(post: Post, before: Post): Joint {
  if (post.org && post.org === before.org) return "scarf";
  const begin = monthOf(post.dates.parsed?.start);
  const end = monthOf(before.dates.parsed?.end);
  if (begin === null || (end === null && !before.dates.parsed?.current)) return "finger";
  if (end === null || begin < end - 1) return "lap";
  return begin - end > 6 ? "tenon" : "dovetail";
}

const monthOf = (month: string | null | undefined) => (month ? monthIndex(month, 6) : null);

/** The share of the longest that each post lasted; all alike where fewer than three in five say how long. */
export function sharesOf(posts: readonly Post[], asOf: string | null): readonly number[] {
  const months = posts.map(({ dates }) => monthsOf(dates, asOf));
  const known = months.filter((length) => length !== null);
  if (known.length === 0 || known.length < posts.length * 0.6) return posts.map(() => 0.6);
  const usual = known.reduce((sum, length) => sum + length, 0) / known.length;
  const longest = Math.max(...known);
  return months.map((length) => (length ?? usual) / longest);
}

/** One timber of the frame: the upper left corner of its front, and how it is joined to the one before it. */
export type Timber = { x: number; y: number; length: number; isUpright: boolean; joint: Joint | null };

/**
 * Posts as the timbers of a frame, the oldest first and lying: each is as long as it lasted and begins where the one
 * before it ends. A new house turns the corner, a new post in the same one goes on in its line. Of more than
 * two dozen nothing could be seen.
 */
export function timbersOf(posts: readonly Post[], asOf: string | null): readonly Timber[] {
  const upwards = posts.slice(0, 24).toReversed();
  const shares = sharesOf(upwards, asOf);
  const unit = Math.min(900, 250 + shares.length * 125) / shares.reduce((sum, share) => sum + share, 0);
  let [x, y, isUpright] = [0, 0, false];
  return upwards.map((post, index) => {
    const before = upwards[index - 1];
    const joint = before ? jointOf(post, before) : null;
    const length = Math.round(Math.max(shortest, (shares[index] ?? 1) * unit));
    if (joint && joint !== "scarf") {
      // It stands on the end of a lying one, or lies on the head of a standing one.
      if (isUpright) y -= thickness;
      else x -= thickness;
      isUpright = !isUpright;
    }
    if (isUpright) y -= length;
    const timber: Timber = { x, y, length, isUpright, joint };
    if (!isUpright) x += length;
    return timber;
  });
}
