import type { CSSProperties } from "react";
import { monthsOf, yearRange, type DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** More posts than that could not be told apart in one row. */
const mostPosts = 24;

type Post = { id: number; dates: DatesView; months: number | null; share: number };

/** Posts, the oldest first, with the months that each lasted, or as many as is usual in this life; 1 where too few say. */
export function careerOf({ experience, asOf }: Pick<SiteView, "experience" | "asOf">): readonly Post[] {
  const posts = experience.items
    .slice(0, mostPosts)
    .toReversed()
    .map(({ id, dates }) => ({ id, dates, months: monthsOf(dates, asOf) }));
  const known = posts.flatMap(({ months }) => months ?? []);
  const isTold = known.length > 0 && known.length >= posts.length * 0.6;
  const usual = known.reduce((sum, length) => sum + length, 0) / known.length;
  return posts.map((post) => ({ ...post, share: isTold ? Math.round(post.months ?? usual) : 1 }));
}

/**
 * The working life as one row of spans, the oldest first, each as long as its post lasted; equal ones where fewer than
 * three in five say how long. `--rise` goes up to 1 with the present post; `data-unknown` is where a drawing must not
 * count (sites say until when they hold, samples do not). The list of posts says the same in words. Nothing for fewer
 * posts than `least`: most drawings compare posts, and a single one says nothing there.
 */
export function Career({ view, least = 2 }: { view: SiteView; least?: number }) {
  const posts = careerOf(view);
  if (posts.length < least) return null;
  return (
    <div className="career" aria-hidden="true">
      {posts.map(({ id, dates, months, share }, index) => (
        <i
          key={id}
          style={
            {
              "--share": share,
              "--rise": Math.round(((index + 1) / posts.length) * 100) / 100,
            } as CSSProperties
          }
          data-years={yearRange(dates)}
          data-unknown={(months === null && !dates.parsed?.current) || undefined}
          data-now={dates.parsed?.current || undefined}
        />
      ))}
    </div>
  );
}
