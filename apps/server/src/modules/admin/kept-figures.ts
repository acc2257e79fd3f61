import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

/** From so many people and websites on, figures that count whole tables are not counted for every look at them. */
const largeFrom = 50_000;
const keptMs = 60_000;
/** Figures of a minute ago are shown while they are counted anew; older ones are waited for. */
const shownMs = 30 * 60_000;

type Kept<T> = { value: T; at: number };

/**
 * Keeps figures of an installation that has become large, for a minute each.
 * @param read counts them; `key` is all that they depend on beside the moment
 * @param onError hears of countings in the background that failed; what was counted before is shown meanwhile
 */
export function keepFigures<K extends string, T>(
  db: Db,
  read: (key: K) => Promise<T>,
  onError: (error: unknown) => void,
): (key: K) => Promise<T> {
  const kept = new Map<K, Kept<T>>();
  const underWay = new Map<K, Promise<T>>();

  function count(key: K): Promise<T> {
    const counting =
      underWay.get(key) ??
      read(key)
        .then((value) => {
          kept.set(key, { value, at: performance.now() });
          return value;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, counting);
    return counting;
  }

  return async (key) => {
    if (!(await isLarge(db))) return read(key);
    const known = kept.get(key);
    const age = known ? performance.now() - known.at : Infinity;
    if (!known || age > shownMs) return count(key);
    if (age > keptMs) count(key).catch(onError);
    return known.value;
  };
}

/** By the statistics of PostgreSQL, which cost nothing. */
async function isLarge(db: Db): Promise<boolean> {
  const result = await db.execute<{ expected: number }>(
    sql`select sum(reltuples)::float as expected from pg_class where oid in ('users'::regclass, 'websites'::regclass)`,
  );
  return (result.rows[0]?.expected ?? 0) >= largeFrom;
}
