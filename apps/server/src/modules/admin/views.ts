import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

const monthMs = 30 * 24 * 3600_000;

/** Views of the last 30 days by website; websites without any are left out. */
export async function viewsOf(db: Db, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - monthMs).toISOString();
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const result = await db.execute<{ website_id: string; views: number }>(sql`
    select website_id, sum(views)::int as views from (
      select website_id, views from site_view_hours where kind = 'all' and at >= ${since}
      union all
      select website_id, views from site_view_days where kind = 'all' and at >= ${since}
    ) counted where website_id in (${wanted}) group by website_id`);
  return new Map(result.rows.map((row) => [Number(row.website_id), row.views]));
}
