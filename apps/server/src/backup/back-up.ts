import pg from "pg";
import type { Storage } from "../ports/storage/storage.ts";
import { FileCopies } from "./copy-files.ts";
import { dumpTable, listTables, readSequences } from "./dump-tables.ts";
import { BackupError } from "./errors.ts";
import { newBackupId, objectNames, type FileEntry, type Manifest, type TableEntry } from "./manifest.ts";
import { findMissingFiles } from "./named-files.ts";
import { writeParts } from "./parts.ts";
import { filesOf, type Place } from "./place.ts";
import { prune } from "./prune.ts";
import { markOfKey } from "./secret-key.ts";

/** An installation that is backed up while it runs. */
export type Source = {
  databaseUrl: string;
  storage: Storage;
  /** The key that secrets in the tables are encrypted with, and whether it lies beside the data. */
  secretKey: { value: string; isKept: boolean };
  vitrine: string;
};

export type BackupReport = {
  id: string;
  tables: number;
  rows: number;
  files: number;
  filesWritten: number;
  /** What this backup added to the place. */
  bytesWritten: number;
  missing: string[];
};

const backupLock = 727_004;
/** A file that was removed between its snapshot and its copy makes another snapshot necessary. */
const snapshots = 3;

/**
 * Makes a backup while the product is running: the rows of one snapshot, and every file that they name.
 * @param keep how many backups stay, this one among them; 0 keeps all
 * @throws BackupError when another backup is under way or what was written reads otherwise
 */
export async function backUp(source: Source, place: Place, keep: number): Promise<BackupReport> {
  const client = new pg.Client({ connectionString: source.databaseUrl, connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the query that is under way as well.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(`select pg_try_advisory_lock(${backupLock}) as ours`);
    if (!rows[0]?.ours) throw new BackupError("Another backup of this database is under way.");
    const report = await write(client, source, place);
    await prune(place, keep);
    return report;
  } finally {
    await client.end();
  }
}

async function write(client: pg.Client, source: Source, place: Place): Promise<BackupReport> {
  const files = new FileCopies({ storage: source.storage, place, known: await filesOfLatest(place) });
  // Most of the copying is done before the snapshot, which then does not have to stand for long.
  await files.copyNew();
  const missing = await takeSnapshot(client, files);
  const id = newBackupId(new Date());
  const tables: TableEntry[] = [];
  let bytesWritten = 0;
  for (const table of await listTables(client)) {
    const { entry, bytes } = await dumpTable(client, table, { place, id });
    tables.push(entry);
    bytesWritten += bytes;
  }
  const described = await describe(client);
  await client.query("commit");
  const index = writeParts(place, id, "files");
  let bytes = 0;
  for (const entry of files.entries.values()) {
    await index.add(Buffer.from(`${JSON.stringify(entry)}\n`));
    bytes += entry.size;
  }
  const manifest: Manifest = {
    format: 1,
    id,
    ...described,
    vitrine: source.vitrine,
    tables,
    files: { count: files.entries.size, bytes, parts: await index.end() },
    missing,
    secret_key: source.secretKey.isKept ? source.secretKey.value : null,
    secret_key_mark: markOfKey(source.secretKey.value),
  };
  bytesWritten += files.bytesWritten + index.written();
  bytesWritten += await place.write(objectNames.manifest(id), Buffer.from(JSON.stringify(manifest)));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = files.entries;
  return { id, tables: tables.length, rows, files: size, filesWritten: files.filesWritten, bytesWritten, missing };
}

/**
 * Begins the transaction whose view of the rows is backed up, with every file that they name copied.
 * @returns the keys of files that the store has lost for good
 */
async function takeSnapshot(client: pg.Client, files: FileCopies): Promise<string[]> {
  for (let left = snapshots; ; left -= 1) {
    await client.query("begin isolation level repeatable read read only");
    // The first query fixes the view; a file that is stored later belongs to no row of it.
    await client.query("select 1");
    await files.copyNew();
    const missing = await findMissingFiles(client, (key) => files.entries.has(key));
    if (missing.length === 0 || left === 1) return missing;
    await client.query("rollback");
  }
}

async function describe(
  client: pg.Client,
): Promise<Pick<Manifest, "made_at" | "postgres" | "migration" | "sequences">> {
  const { rows } = await client.query<{ made_at: Date; postgres: string; migration: string }>(
    `select now() as made_at, current_setting('server_version') as postgres,
       (select max(created_at)::text from drizzle.__drizzle_migrations) as migration`,
  );
  const [row] = rows;
  if (!row) throw new BackupError("The database did not say what it is.");
  const sequences = await readSequences(client);
  return { made_at: row.made_at.toISOString(), postgres: row.postgres, migration: Number(row.migration), sequences };
}

/** What the backup before has, if it can be read: without it everything is looked at again, and nothing is lost. */
async function filesOfLatest(place: Place): Promise<Map<string, FileEntry>> {
  const known = new Map<string, FileEntry>();
  const latest = (await place.backups()).at(-1);
  if (latest === undefined) return known;
  try {
    for await (const entry of filesOf(place, await place.manifest(latest))) known.set(entry.key, entry);
    return known;
  } catch (error) {
    if (error instanceof BackupError) return new Map();
    throw error;
  }
}
