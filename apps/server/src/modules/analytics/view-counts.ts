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

/** Counts one view in one statement; a visitor is new once per website and day. A deleted website counts nothing. */
export async function countView(db: Db, view: CountedView): Promise<void> {
  const { websiteId, day } = view;
  const hour = new Date(Math.floor(view.at.getTime() / hourMs) * hourMs).toISOString();
  const midnight = `${day}T00:00:00Z`;
  const given: [string, string][] = [["all", ""]];
  for (const [kind, value] of Object.entries(view.values)) if (value !== null) given.push([kind, value]);
  const rows = sql.join(
    given.map(([kind, value]) => sql`(${kind}::text, ${value}::text)`),
    sql`, `,
  );
  const today = sql`website_id = ${websiteId} and h.kind = given.kind and h.at >= ${midnight}`;
  await db.execute(sql`
    with site as (select id from websites where id = ${websiteId} for key share),
    seen as (
      insert into site_day_visitors (website_id, day, visitor_hash)
      select id, ${day}::date, ${view.visitorHash} from site
      on conflict do nothing returning 1
    ),
    given (kind, value) as (values ${rows}),
    kept as (
      select kind, case
        when value = '' or exists (select from site_view_hours h where ${today} and h.value = given.value)
          or (select count(distinct h.value) from site_view_hours h where ${today}) < ${namedPerDay}
        then value else ${otherViewValue} end as value
      from given
    )
    insert into site_view_hours (website_id, kind, at, value, views, visitors)
    select site.id, kept.kind, ${hour}::timestamptz, kept.value, 1, (select count(*) from seen)
    from site, kept order by kept.kind, kept.value
    on conflict (website_id, kind, at, value) do update set
      views = site_view_hours.views + 1, visitors = site_view_hours.visitors + excluded.visitors`);
}

/** Adds hours that no answer needs any longer up into days, and removes days that are too old. */
export async function foldOldViews(db: Db, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const before = (ms: number) => new Date(today - ms).toISOString();
  await db.execute(sql`
    with old as (
      delete from site_view_hours
      where (kind <> 'all' and at < ${before(hoursKept.others)}) or at < ${before(hoursKept.totals)}
      returning *
    )
    insert into site_view_days (website_id, kind, at, value, views, visitors)
    select website_id, kind, ${startOf(sql`'day'`, sql`at`)} at time zone 'UTC', value, sum(views), sum(visitors)
    from old group by 1, 2, 3, 4
    on conflict (website_id, kind, at, value) do update set
      views = site_view_days.views + excluded.views, visitors = site_view_days.visitors + excluded.visitors`);
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsKept, 1)).toISOString();
  await db.execute(sql`delete from site_view_days where at < ${oldest}`);
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
