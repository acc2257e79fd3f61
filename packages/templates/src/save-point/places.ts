import { monthsOf } from "../view/dates.ts";
import type { RoleView } from "../view/site-view.ts";

type Post = Pick<RoleView, "org" | "dates">;

/** A place on the map where a post began: how much was built there in the time of the post, and its year. */
export type Place = { x: number; y: number; size: "tent" | "house" | "tower" | "castle"; year: string };

/** From where to where the road goes, and the latitudes of its houses in turn. */
const west = 34;
const east = 288;
const latitudes = [58, 40, 70, 50, 76] as const;

/** What was built in so many months. */
const sizes = [
  { size: "castle", from: 72 },
  { size: "tower", from: 36 },
  { size: "house", from: 12 },
] as const;

/**
 * Posts as places along a road from the west, the oldest first. From one to the next it is as far as the post lasted, a
 * part of it alike for all so that none falls on another; a post in the same house lies on the same latitude.
 * @param asOf the month until which open posts last, as `YYYY-MM`
 */
export function placesOf(posts: readonly Post[], asOf: string | null): readonly Place[] {
  const ways = posts.slice(0, 24).toReversed();
  const months = ways.map(({ dates }) => monthsOf(dates, asOf));
  const known = months.filter((length) => length !== null);
  const isTold = known.length > 0 && known.length >= ways.length * 0.6;
  const usual = isTold ? known.reduce((sum, length) => sum + length, 0) / known.length : 24;
  const spans = months.map((length) => (isTold ? (length ?? usual) : usual));
  const all = spans.reduce((sum, span) => sum + span, 0);
  let [gone, houses] = [0, 0];
  return ways.map((post, index) => {
    if (index > 0 && post.org !== ways[index - 1]?.org) houses += 1;
    const span = spans[index] ?? usual;
    const way = (gone / all) * 0.7 + (index / ways.length) * 0.3;
    gone += span;
    return {
      x: Math.round(west + way * (east - west)),
      y: latitudes[houses % latitudes.length] ?? 58,
      size: sizes.find(({ from }) => span >= from)?.size ?? "tent",
      year: post.dates.parsed?.start.slice(0, 4) ?? "",
    };
  });
}

/** Where the road ends today. */
export const today = east;
