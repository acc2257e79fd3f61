import type { SiteNews } from "@vitrine/model";
import { count } from "../../lib/charts/period-words.ts";

type Views = NonNullable<SiteNews["views"]>;

/** The views of all websites together; null while the plan shows none. Pure. */
export function viewsOfAll(news: readonly Pick<SiteNews, "views">[]): Views | null {
  const told = news.flatMap(({ views }) => (views ? [views] : []));
  const [first, ...others] = told;
  if (!first) return null;
  return others.reduce(
    (sum, views) => ({
      views: sum.views + views.views,
      visitors: sum.visitors + views.visitors,
      previous: sum.previous + views.previous,
      days: sum.days.map((day, index) => day + (views.days[index] ?? 0)),
    }),
    first,
  );
}

/** How the views compare with those of the 30 days before. */
export function changeInWords({ views, previous }: Pick<Views, "views" | "previous">): string {
  const more = views - previous;
  if (views === 0 && previous === 0) return "yet: share the address of a published site";
  if (more === 0) return "as many as in the 30 days before";
  return `${count(Math.abs(more))} ${more > 0 ? "more" : "fewer"} than in the 30 days before`;
}
