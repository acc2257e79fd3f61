import type { CSSProperties } from "react";
import { monthsOf, yearRange } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** More posts than that could not be told apart in one row. */
const mostPosts = 24;

/**
 * The working life as one row of spans, the oldest first, each as long as its post lasted; equal ones where fewer than
 * three in five say how long. `--rise` goes up to 1 with the present post; `data-unknown` is where a drawing must not
 * count (sites say until when they hold, samples do not). The list of posts says the same in words. Nothing for a
 * single post.
 */
export function Career({ view }: { view: SiteView }) {
  const posts = view.experience.items.slice(0, mostPosts).toReversed();
  if (posts.length < 2) return null;
  const months = posts.map(({ dates }) => monthsOf(dates, view.asOf));
  const known = months.filter((length) => length !== null);
  const isTold = known.length >= posts.length * 0.6;
  const usual = isTold ? known.reduce((sum, length) => sum + length, 0) / known.length : 1;
  return (
    <div className="career" aria-hidden="true">
      {posts.map(({ id, dates }, index) => (
        <i
          key={id}
          style={
            {
              "--share": Math.round(isTold ? (months[index] ?? usual) : 1),
              "--rise": Math.round(((index + 1) / posts.length) * 100) / 100,
            } as CSSProperties
          }
          data-years={yearRange(dates)}
          data-unknown={(months[index] === null && !dates.parsed?.current) || undefined}
          data-now={dates.parsed?.current || undefined}
        />
      ))}
    </div>
  );
}
