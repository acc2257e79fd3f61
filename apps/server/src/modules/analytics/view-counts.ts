import { otherViewValue } from "@vitrine/model";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import type { ViewKind } from "../../db/schema/site-analytics.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Different values of one kind that are counted by name in a day; what comes after is counted together. */
const namedPerDay = 200;

/** Hours are kept as long as an answer needs them: for the last 24 hours, and for the comparison of totals. */
const hoursKept = { totals: 62 * dayMs, others: 2 * dayMs };
/** A year, the year before it, and the month that is going on. */
const monthsKept = 25;

export type CountedView = {
  websiteId: number;
  at: Date;
  day: string;
  visitorHash: string;
  values: Readonly<Record<Exclude<ViewKind, "all">, string | null>>;
};

/**
 * Counts views in one statement: all of them or, when it fails, none. A visitor is new once per website and day; a
 * deleted website counts nothing.
 */
export async function countViews(db: Db, views: readonly CountedView[]): Promise<void> {
  const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs).toISOString();
  const visits = new Set<string>();
  const given = views.flatMap((view) => {
    const { websiteId, day } = view;
    const visit = `${websiteId} ${day} ${view.visitorHash}`;
    // Of a visitor's views in this statement the first one alone can be the first of the day.
    const visitor = visits.has(visit) ? null : view.visitorHash;
    visits.add(visit);
    const values = Object.entries({ all: "", ...view.values }).filter(([, value]) => value !== null);
    return values.map(([kind, value]) => ({ website_id: websiteId, day, at: hourOf(view.at), kind, value, visitor }));
  });
  const today = (alias: SQL) =>
    sql`h.website_id = ${alias}.website_id and h.kind = ${alias}.kind and h.at >= ${alias}.day::timestamp at time zone 'UTC'`;
  await db.execute(sql`
    with site as (
      select id from websites where id = any(${sql.param(websitesOf(views))}::bigint[]) order by id for key share
    ),
    given as (
      select given.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (website_id bigint, day date, at timestamptz, kind text, value text, visitor text)
      join site on site.id = given.website_id
    ),
    seen as (
      insert into site_day_visitors (website_id, day, visitor_hash)
      select website_id, day, visitor from given where kind = 'all' and visitor is not null order by 1, 2, 3
      on conflict do nothing returning website_id, day, visitor_hash
    ),
    named as (
      select website_id, day, kind, value, exists (
        select from site_view_hours h where ${today(sql`v`)} and h.value = v.value) as is_known
      from (select distinct website_id, day, kind, value from given where value <> '') v
    ),
    room as (
      select n.*, ${namedPerDay} - (select count(distinct h.value) from site_view_hours h where ${today(sql`n`)}) as places
      from (select distinct website_id, day, kind from named where not is_known) n
    ),
    others as (
      select website_id, day, kind, value from (
        select named.*, places, row_number() over (partition by website_id, day, kind order by value) as place
        from named join room using (website_id, day, kind) where not is_known
      ) fresh where place > places
    )
    insert into site_view_hours (website_id, kind, at, value, views, visitors)
    select given.website_id, given.kind, given.at,
      case when others.value is null then given.value else ${otherViewValue} end as named_value,
      count(*), count(seen.visitor_hash)
    from given
    left join others using (website_id, day, kind, value)
    left join seen on seen.website_id = given.website_id and seen.day = given.day and seen.visitor_hash = given.visitor
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (website_id, kind, at, value) do update set
      views = site_view_hours.views + excluded.views, visitors = site_view_hours.visitors + excluded.visitors`);
}

function websitesOf(views: readonly CountedView[]): number[] {
  return [...new Set(views.map(({ websiteId }) => websiteId))];
}

/** Rows that one statement adds up or removes: some tenths of a second, however much waits. */
const rowsAtOnce = 20_000;

/**
 * Adds hours that no answer needs any longer up into days, and removes days that are too old, in steps that are each
 * complete.
 * @param withinMs after so long it ends; the next run goes on
 * @returns whether nothing is left to do
 */
export async function foldOldViews(db: Db, now: Date, withinMs = 60_000): Promise<boolean> {
  const end = performance.now() + withinMs;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const before = (ms: number) => sql`${new Date(today - ms).toISOString()}::timestamptz`;
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsKept, 1)).toISOString();
  const steps = [
    () => foldHours(db, sql`kind <> 'all' and at < ${before(hoursKept.others)}`),
    () => foldHours(db, sql`at < ${before(hoursKept.totals)}`),
    () => removeDays(db, oldest),
  ];
  for (const step of steps) {
    let rows = rowsAtOnce;
    while (rows === rowsAtOnce) {
      if (performance.now() > end) return false;
      rows = await step();
    }
  }
  return true;
}

/** @returns how many hours were added up */
async function foldHours(db: Db, areOld: SQL): Promise<number> {
  const result = await db.execute<{ folded: number }>(sql`
    with old as (
      delete from site_view_hours where ctid = any(array(
        select ctid from site_view_hours where ${areOld} order by at limit ${rowsAtOnce} for update skip locked))
      returning *
    ),
    added as (
      insert into site_view_days (website_id, kind, at, value, views, visitors)
      select website_id, kind, ${startOf(sql`'day'`, sql`at`)} at time zone 'UTC', value, sum(views), sum(visitors)
      from old group by 1, 2, 3, 4
      on conflict (website_id, kind, at, value) do update set
        views = site_view_days.views + excluded.views, visitors = site_view_days.visitors + excluded.visitors
    )
    select count(*)::int as folded from old`);
  return result.rows[0]?.folded ?? 0;
}

async function removeDays(db: Db, before: string): Promise<number> {
  const result = await db.execute(sql`
    delete from site_view_days where ctid = any(array(
      select ctid from site_view_days where at < ${before} order by at limit ${rowsAtOnce}))`);
  return result.rowCount ?? 0;
}

/** All counts of a website, whether by hour or by day. */
export function countsOf(websiteId: number, kind: ViewKind): SQL {
  const columns = sql`at, value, views, visitors`;
  const matching = sql`website_id = ${websiteId} and kind = ${kind}`;
  return sql`(
    select ${columns} from site_view_hours where ${matching}
    union all
    select ${columns} from site_view_days where ${matching}) counts`;
}

/** The start of a moment's hour, day or month in UTC, as a time without zone. */
export function startOf(step: SQL, moment: SQL): SQL {
  return sql`date_trunc(${step}, ${moment} at time zone 'UTC')`;
}
