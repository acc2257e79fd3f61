import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { joinAmbientTransaction } from "./ambient-transaction.ts";

/** Where a repository runs its SQL: the pool, or the transaction that its caller is in. */
export type Db = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction"
>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
};

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), "migrations");

/** Opens a pool on a PostgreSQL 14 or newer. Nothing is created; see {@link migrateDatabase}. */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.maxConnections ?? 10, idleTimeoutMillis: 30_000 });
  pool.on("error", (error) => options.onError?.(error));
  return { db: joinAmbientTransaction(drizzle(pool)), pool, url, close: () => pool.end() };
}

const migrationLock = 727_001;

/** Brings the tables up to date. Safe to run from several processes at once: one works, the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    client.release();
  }
}
