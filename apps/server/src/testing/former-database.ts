import pg from "pg";
import { migrateUpTo, migrationMoments } from "../db/migrate.ts";

/**
 * Empties a database and gives it the tables of a former time, so that a test or a measurement can fill them and watch
 * today's migrations work on them.
 * @param lastMigration the number of the last migration of that time
 * @param fill SQL that writes what stood there
 */
export async function makeFormerDatabase(url: string, lastMigration: number, fill: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("drop schema public cascade; drop schema if exists drizzle cascade; create schema public");
    await migrateUpTo(client, migrationMoments()[lastMigration] ?? 0);
    for (const sql of fill) await client.query(sql);
  } finally {
    await client.end();
  }
}
