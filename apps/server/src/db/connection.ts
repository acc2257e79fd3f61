import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { joinAmbientTransaction } from "./ambient-transaction.ts";
import { Presence } from "./presence.ts";
import { GuardedPool } from "./guarded-pool.ts";

/** Where a repository runs its SQL: the pool, or the transaction that its caller is in. */
export type Db = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction"
>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** The way to it on which every session is one's own: for listening, for jobs and for migrations. */
  url: string;
  /** Whether the database is known to be away; the pool then answers at once. */
  presence: Presence;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The same database without the pooler that stands before `url`; none stands there unless given. */
  directUrl?: string | null;
  maxConnections?: number;
  onError?: (error: Error) => void;
};

/** Opens a pool on a PostgreSQL 14 or newer. Nothing is created; see `migrate.ts`. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { directUrl = null, maxConnections = 10 } = options;
  const presence = new Presence();
  const pool = new GuardedPool(
    presence,
    { connectionString: url, max: maxConnections },
    { isPooled: directUrl !== null },
  );
  pool.on("error", (error) => options.onError?.(error));
  return {
    db: joinAmbientTransaction(drizzle(pool)),
    pool,
    url: directUrl ?? url,
    presence,
    close: () => endSoon(pool),
  };
}

/** A connection whose other side has fallen silent may never say goodbye; nobody waits longer for it. */
const goodbyeMs = 5000;

async function endSoon(pool: pg.Pool): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const late = setTimeout(patience.resolve, goodbyeMs);
  await Promise.race([pool.end(), patience.promise]).finally(() => clearTimeout(late));
}
