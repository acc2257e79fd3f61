import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openDatabase, type Database } from "../db/connection.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { createQueue } from "../ports/queue/queue.ts";

const migrations = fileURLToPath(new URL("../db/migrations", import.meta.url));

/** Name of the migrated database that tests are cloned from; it changes with the migrations. */
function templateName(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    hash.update(readFileSync(join(migrations, file)));
  return `vitrine_template_${hash.digest("hex").slice(0, 12)}`;
}

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL is missing: run the tests through vitest with its global setup.");
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.toString();
}

async function asServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Migrates the template once, whichever test process comes first. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const name = templateName();
  await client.query("select pg_advisory_lock(727002)");
  try {
    const found = await client.query("select 1 from pg_database where datname = $1 and datistemplate", [name]);
    if (found.rows.length > 0) return name;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    const database = openDatabase(urlOf(name));
    await migrateDatabase(database);
    const queue = await createQueue(urlOf(name), () => undefined);
    await queue.stop();
    await database.close();
    await client.query(`alter database ${name} with is_template true`);
    return name;
  } finally {
    await client.query("select pg_advisory_unlock(727002)");
  }
}

/** An empty database for one test, as an operator would make it for a restore. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `vitrine_empty_${randomBytes(6).toString("hex")}`;
  await asServer((client) => client.query(`create database ${name}`));
  return {
    url: urlOf(name),
    drop: () => asServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

export type TestDatabase = Database & { drop(): Promise<void> };

/**
 * A migrated database of its own for one test file.
 * @param way leads to it in place of its address
 */
export async function createTestDatabase(way?: (url: string) => Promise<string>): Promise<TestDatabase> {
  const name = `vitrine_test_${randomBytes(6).toString("hex")}`;
  await asServer(async (client) => {
    const template = await ensureTemplate(client);
    await client.query("select pg_advisory_lock(727003)");
    await client
      .query(`create database ${name} template ${template}`)
      .finally(() => client.query("select pg_advisory_unlock(727003)"));
  });
  const url = (await way?.(urlOf(name))) ?? urlOf(name);
  const database = openDatabase(url, { maxConnections: 6, onError: () => undefined });
  return {
    ...database,
    async drop() {
      await database.close();
      await asServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
