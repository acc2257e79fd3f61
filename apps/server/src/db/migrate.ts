import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import type { Database } from "./connection.ts";

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), "migrations");
const migrationLock = 727_001;

/** Stands in a database from the beginning of a restore to its end: what is there meanwhile is not whole. */
export const unfinishedRestore = "vitrine_unfinished_restore";

/**
 * Brings the tables up to date. Safe to run from several processes at once: one works, the others wait.
 * @throws Error when a restore has not ended here
 */
export async function migrateDatabase(database: Database): Promise<void> {
  await withMigrationLock(database.url, async (client) => {
    const { rows } = await client.query("select 1 from pg_namespace where nspname = $1", [unfinishedRestore]);
    if (rows.length > 0)
      throw new Error("A backup was not restored to its end here. Run the same restore again: it begins anew.");
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/** Works on a connection of its own, which may take its time, while no other process migrates or restores. */
export async function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the query that is under way as well.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    return await work(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    await client.end();
  }
}

/** How many migrations of this program the database has not had yet. */
export async function pendingMigrations(database: Database): Promise<number> {
  const known = await database.pool.query<{ has: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as has",
  );
  const all = migrationMoments();
  if (!known.rows[0]?.has) return all.length;
  const { rows } = await database.pool.query<{ latest: string | null }>(
    "select max(created_at) as latest from drizzle.__drizzle_migrations",
  );
  const latest = Number(rows[0]?.latest ?? 0);
  return all.filter((moment) => moment > latest).length;
}

/** The moments that name the migrations of this program, oldest first. */
export function migrationMoments(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

type Journal = { entries: { when: number; tag: string }[] };

/**
 * Migrates as far as the program had come that made a backup, and no further.
 * @param upTo one of {@link migrationMoments}; the latest brings the tables up to date
 */
export async function migrateUpTo(client: pg.Client, upTo: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const path = join(folder, "meta/_journal.json");
    const journal = JSON.parse(await readFile(path, "utf8")) as Journal;
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
