import { sql } from "drizzle-orm";
import type { Db } from "../db/connection.ts";

/** One hit on a counter, whose windows are so long. */
export type Hit = { key: string; windowMs: number };
/** The hits of a counter's window with this one, and when the window is over. */
export type Counted = { hits: number; seconds: number };

/** What the first hit of a window is counted as. */
export const once: Counted = { hits: 1, seconds: 1 };

/**
 * Counts hits in one statement, whatever their counters.
 * @returns for each hit what it was counted as, as if they had come one after the other
 */
export async function countHits(db: Db, hits: readonly Hit[]): Promise<Counted[]> {
  const counters = new Map<string, { windowMs: number; hits: number }>();
  for (const { key, windowMs } of hits) counters.set(key, { windowMs, hits: (counters.get(key)?.hits ?? 0) + 1 });
  const column = <T>(values: Iterable<T>) => sql.param([...values]);
  const entries = [...counters.values()];
  const isOver = sql`rate_limit_hits.window_ends_at <= now()`;
  // In the order of the keys, so that two processes never wait for each other.
  const result = await db.execute<Counted & { key: string }>(sql`
    insert into rate_limit_hits (key, window_ends_at, hits)
    select key, now() + ms * interval '1 millisecond', hits
    from unnest(${column(counters.keys())}::text[], ${column(entries.map((each) => each.windowMs))}::bigint[],
      ${column(entries.map((each) => each.hits))}::int[]) as given (key, ms, hits) order by key
    on conflict (key) do update set
      hits = case when ${isOver} then excluded.hits else rate_limit_hits.hits + excluded.hits end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limit_hits.window_ends_at end
    returning key, hits, greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds`);
  const stored = new Map(result.rows.map(({ key, ...counted }) => [key, counted]));
  const missing = new Map([...counters].map(([key, counter]) => [key, counter.hits]));
  return hits.map(({ key }) => {
    const counted = stored.get(key) ?? once;
    const later = (missing.get(key) ?? 1) - 1;
    missing.set(key, later);
    return { hits: counted.hits - later, seconds: counted.seconds };
  });
}
