import type { AnalyticsSpan, SiteNews } from "@vitrine/model";
import { and, count, desc, eq, inArray, max, min, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contactMessages } from "../../db/schema/messages.ts";
import { websiteDrafts, websiteVersions } from "../../db/schema/versions.ts";
import { websites } from "../../db/schema/websites.ts";

type Ids = readonly number[];

/** Days that the views of a month are told by. */
export const daysShown = 30;

const listOf = (ids: Ids) => sql`${sql.param(ids)}::bigint[]`;

/** The websites of a person, the one that was changed last first. */
export async function websitesOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.user_id, userId))
    .orderBy(desc(websites.updated_at), desc(websites.id));
  return rows.map(({ id }) => id);
}

/** Unread messages of each website that has some. */
export async function unreadOf(db: Db, ids: Ids): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: contactMessages.website_id, unread: count() })
    .from(contactMessages)
    .where(and(inArray(contactMessages.website_id, [...ids]), eq(contactMessages.read, false)))
    .groupBy(contactMessages.website_id);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/**
 * Views of each website that had some, by day and in all. Totals by hour are kept for longer than the two months that
 * are asked for (`analytics/view-counts.ts`), so that hours alone tell them.
 */
export async function viewsOf(
  db: Db,
  ids: Ids,
  { from, previous }: AnalyticsSpan,
): Promise<Map<number, NonNullable<SiteNews["views"]>>> {
  const first = sql`${from.toISOString()}::timestamptz`;
  const result = await db.execute<{ id: string; day: number; views: number; visitors: number }>(sql`
    select website_id as id, floor(extract(epoch from at - ${first}) / 86400)::int as day,
      sum(views)::int as views, sum(visitors)::int as visitors
    from site_view_hours
    where website_id = any(${listOf(ids)}) and kind = 'all' and at >= ${previous.from.toISOString()}
      and (at <= ${previous.to.toISOString()} or at >= ${first})
    group by 1, 2`);
  const views = new Map<number, NonNullable<SiteNews["views"]>>();
  for (const [id, days] of Map.groupBy(result.rows, (row) => Number(row.id))) {
    const now = days.filter(({ day }) => day >= 0);
    const sum = (rows: typeof days, name: "views" | "visitors") => rows.reduce((all, row) => all + row[name], 0);
    views.set(id, {
      views: sum(now, "views"),
      visitors: sum(now, "visitors"),
      previous: sum(days, "views") - sum(now, "views"),
      days: Array.from({ length: daysShown }, (_, day) => now.find((row) => row.day === day)?.views ?? 0),
    });
  }
  return views;
}

/** Pictures without a description that visible entries of visible sections show, whichever field holds them. */
export async function undescribedPicturesOf(db: Db, ids: Ids): Promise<Map<number, number>> {
  const result = await db.execute<{ id: string; pictures: number }>(sql`
    select media.website_id as id, count(distinct media.id)::int as pictures
    from media
    join lateral (
      select from entries join sections on sections.id = entries.section_id
      where entries.website_id = media.website_id and entries.visible and sections.visible
        and jsonb_path_exists(entries.data, 'lax $.** ? (@.media_id == $id || @.media_ids[*] == $id)',
          jsonb_build_object('id', media.id))
      limit 1
    ) shown on true
    where media.website_id = any(${listOf(ids)}) and media.alt = ''
    group by 1`);
  return new Map(result.rows.map(({ id, pictures }) => [Number(id), pictures]));
}

type Marks = { published_at: Date | null; unsaved_since: Date | null };

/** When each website was published last, and since when a device has changes of it that nobody saved. */
export async function marksOf(db: Db, ids: Ids): Promise<Map<number, Marks>> {
  const ofSite = {
    versions: eq(websiteVersions.website_id, websites.id),
    drafts: eq(websiteDrafts.website_id, websites.id),
  };
  const published = db
    .select({ at: max(websiteVersions.created_at) })
    .from(websiteVersions)
    .where(and(ofSite.versions, eq(websiteVersions.kind, "published")));
  const unsaved = db
    .select({ at: min(websiteDrafts.updated_at) })
    .from(websiteDrafts)
    .where(ofSite.drafts);
  const rows = await db
    .select({
      id: websites.id,
      published_at: sql<Date | null>`(${published})`.mapWith(websiteVersions.created_at),
      unsaved_since: sql<Date | null>`(${unsaved})`.mapWith(websiteDrafts.updated_at),
    })
    .from(websites)
    .where(inArray(websites.id, [...ids]));
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}

/** The newest versions of each website, without what they hold. */
export async function changesOf(db: Db, ids: Ids, atMost: number) {
  const newest = db
    .select({
      at: websiteVersions.created_at,
      kind: websiteVersions.kind,
      name: websiteVersions.name,
      words: websiteVersions.changes,
    })
    .from(websiteVersions)
    .where(eq(websiteVersions.website_id, websites.id))
    .orderBy(desc(websiteVersions.id))
    .limit(atMost)
    .as("newest");
  return db
    .select({ id: websites.id, at: newest.at, kind: newest.kind, name: newest.name, words: newest.words })
    .from(websites)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(websites.id, [...ids]));
}
