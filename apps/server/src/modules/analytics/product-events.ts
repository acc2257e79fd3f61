import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

/** Longer than a year, so that a month can be held against the same one of the year before. */
const keptMonths = 14;
const rowsAtOnce = 20_000;

/**
 * Removes events of the product's pages that are too old, the oldest first: their numbers grow with time, so that no
 * other index is needed.
 * @param withinMs after so long it ends; the next run goes on
 */
export async function forgetOldEvents(db: Db, now: Date, withinMs = 5000): Promise<void> {
  const end = performance.now() + withinMs;
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, 1)).toISOString();
  let removed = rowsAtOnce;
  while (removed === rowsAtOnce && performance.now() < end) {
    const result = await db.execute(sql`
      delete from product_events where created_at < ${before}
        and id in (select id from product_events order by id limit ${rowsAtOnce})`);
    removed = result.rowCount ?? 0;
  }
}
