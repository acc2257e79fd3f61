import { analyticsListLength, type AnalyticsSpan, type AnalyticsStep, type SiteAnalytics } from "@vitrine/model";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import type { ViewKind } from "../../db/schema/site-analytics.ts";
import { countsOf, startOf } from "./view-counts.ts";

type Counted = { views: number; visitors: number };
type Span = { from: Date; to: Date };

const sums = sql`coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors`;
const within = ({ from, to }: Span) => sql`at >= ${from.toISOString()} and at <= ${to.toISOString()}`;

const dateFormats: Readonly<Record<AnalyticsStep, string>> = {
  hour: 'YYYY-MM-DD"T"HH24:MI:SS"Z"',
  day: "YYYY-MM-DD",
  month: "YYYY-MM-DD",
};

/** Every hour, day or month of the span with its counts, zeros included. */
export async function seriesOf(db: Db, websiteId: number, span: AnalyticsSpan): Promise<SiteAnalytics["series"]> {
  const step = sql`${span.step}::text`;
  const result = await db.execute<Counted & { date: string }>(sql`
    with counted as (
      select ${startOf(step, sql`at`)} as start, ${sums}
      from ${countsOf(websiteId, "all")} where ${within(span)} group by 1
    )
    select to_char(start, ${dateFormats[span.step]}) as date,
      coalesce(views, 0) as views, coalesce(visitors, 0) as visitors
    from generate_series(
      ${span.from.toISOString()}::timestamptz at time zone 'UTC',
      ${span.to.toISOString()}::timestamptz at time zone 'UTC',
      ${`1 ${span.step}`}::interval) as steps (start)
    left join counted using (start) order by start`);
  return result.rows;
}

/** All views of a span of time. */
export async function totalOf(db: Db, websiteId: number, span: Span): Promise<Counted> {
  const result = await db.execute<Counted>(
    sql`select ${sums} from ${countsOf(websiteId, "all")} where ${within(span)}`,
  );
  return result.rows[0] ?? { views: 0, visitors: 0 };
}

/** The most frequent values of a kind. */
export async function valuesOf(
  db: Db,
  websiteId: number,
  kind: ViewKind,
  span: Span,
): Promise<(Counted & { value: string })[]> {
  const result = await db.execute<Counted & { value: string }>(sql`
    select value, ${sums} from ${countsOf(websiteId, kind)} where ${within(span)}
    group by value order by views desc, value limit ${analyticsListLength}`);
  return result.rows;
}

/** The posts that were opened most, those that still exist. */
export async function topPostsOf(
  db: Db,
  websiteId: number,
  span: Span,
): Promise<{ slug: string; title: string; views: number }[]> {
  const result = await db.execute<{ slug: string; title: string; views: number }>(sql`
    select posts.slug, posts.title, sum(counts.views)::int as views
    from ${countsOf(websiteId, "page")}
    join blog_posts posts on posts.website_id = ${websiteId} and counts.value = '/blog/' || posts.slug
    where ${within(span)}
    group by posts.id, posts.slug, posts.title order by views desc, posts.slug limit ${analyticsListLength}`);
  return result.rows;
}

export async function messagesIn(db: Db, websiteId: number, { from, to }: Span): Promise<number> {
  const result = await db.execute<{ messages: number }>(sql`
    select count(*)::int as messages from contact_messages
    where website_id = ${websiteId} and created_at >= ${from.toISOString()} and created_at <= ${to.toISOString()}`);
  return result.rows[0]?.messages ?? 0;
}
