import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
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
  url: string;
  /** Whether the database is known to be away; the pool then answers at once. */
  presence: Presence;
  close(): Promise<void>;
};

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), "migrations");

/** Opens a pool on a PostgreSQL 14 or newer. Nothing is created; see {@link migrateDatabase}. */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; onError?: (error: Error) => void } = {},
): Database {
  const presence = new Presence();
  const pool = new GuardedPool(presence, { connectionString: url, max: options.maxConnections ?? 10 });
  pool.on("error", (error) => options.onError?.(error));
  return { db: joinAmbientTransaction(drizzle(pool)), pool, url, presence, close: () => endSoon(pool) };
}

/** A connection whose other side has fallen silent may never say goodbye; nobody waits longer for it. */
const goodbyeMs = 5000;

async function endSoon(pool: pg.Pool): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const late = setTimeout(patience.resolve, goodbyeMs);
  await Promise.race([pool.end(), patience.promise]).finally(() => clearTimeout(late));
}

const migrationLock = 727_001;

/** Brings the tables up to date. Safe to run from several processes at once: one works, the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  // A connection of its own: waiting for another process's migration, and migrating much data, may take its time.
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    await client.end();
  }
}
