import type pg from "pg";
import { migrateUpTo, migrationMoments, unfinishedRestore, withMigrationLock } from "../db/migrate.ts";
import { createQueue } from "../ports/queue/queue.ts";
import { isOfBuild, type Storage } from "../ports/storage/storage.ts";
import { BackupError } from "./errors.ts";
import { loadTables } from "./load-tables.ts";
import type { Manifest } from "./manifest.ts";
import { filesOf, type Place } from "./place.ts";
import { markOfKey } from "./secret-key.ts";

/** Where a backup is restored to: a database and a store without anything in them. */
export type Target = {
  databaseUrl: string;
  storage: Storage;
  secretKey: {
    /** The key that the target has already, as a setting or beside its data. */
    read(): Promise<string | null>;
    /** Keeps the backup's key beside the data. */
    keep(value: string): Promise<void>;
  };
};

/**
 * Restores a backup. A restore that is interrupted leaves a mark with which nothing starts; the next one begins anew.
 * @param id which backup; the latest without it
 * @throws BackupError when the target is not empty, has another key, or the backup is damaged or of a newer version
 */
export async function restore(place: Place, target: Target, id?: string): Promise<Manifest> {
  const manifest = await place.manifest(await chosenBackup(place, id));
  const moments = migrationMoments();
  if (!moments.includes(manifest.migration))
    throw new BackupError(`This backup was made by Vitrine ${manifest.vitrine}, which is newer. Restore it with that.`);
  await withMigrationLock(target.databaseUrl, async (client) => {
    await claim(client, target.storage);
    await restoreKey(manifest, target);
    await restoreFiles(place, manifest, target.storage);
    await migrateUpTo(client, manifest.migration);
    await openQueue(target.databaseUrl);
    await loadTables(client, place, manifest);
    await migrateUpTo(client, Math.max(...moments));
    await client.query(`drop schema ${unfinishedRestore}`);
  });
  return manifest;
}

async function chosenBackup(place: Place, id: string | undefined): Promise<string> {
  const backups = await place.backups();
  const chosen = id ?? backups.at(-1);
  if (chosen === undefined) throw new BackupError("There is no backup in this place.");
  if (!backups.includes(chosen)) throw new BackupError(`There is no backup ${chosen} in this place.`);
  return chosen;
}

/** Makes sure that nothing is lost by restoring here, and marks the place as not whole. */
async function claim(client: pg.Client, storage: Storage): Promise<void> {
  const marked = await client.query("select 1 from pg_namespace where nspname = $1", [unfinishedRestore]);
  if (marked.rows.length > 0) return clearDatabase(client);
  const tables = await client.query(
    "select 1 from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1",
  );
  if (tables.rows.length > 0)
    throw new BackupError("The database is not empty. A backup is restored into an empty one only.");
  for await (const { key } of storage.list(""))
    if (!isOfBuild(key))
      throw new BackupError(`The file store is not empty (${key}). A backup is restored into an empty one only.`);
  await client.query(`create schema ${unfinishedRestore}`);
}

/** What a restore left that did not end: tables, sequences and functions are all that migrations make. */
async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query("drop schema if exists pgboss cascade");
  await client.query("drop schema if exists drizzle cascade");
  const { rows } = await client.query<{ statement: string }>(
    `select 'drop table if exists ' || oid::regclass || ' cascade' as statement from pg_class
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
     union all
     select 'drop sequence if exists ' || oid::regclass || ' cascade' from pg_class
       where relkind = 'S' and relnamespace = 'public'::regnamespace
     union all
     select 'drop function if exists ' || oid::regprocedure || ' cascade' from pg_proc as function
       where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = function.oid and deptype = 'e')`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/** Secrets in the tables can be read with the key alone that they were written with. */
async function restoreKey(manifest: Manifest, { secretKey }: Target): Promise<void> {
  const present = await secretKey.read();
  if (present === null && manifest.secret_key !== null) return secretKey.keep(manifest.secret_key);
  if (present === null)
    throw new BackupError("This backup was made with a SECRET_KEY as a setting. Set the same one to restore it.");
  if (markOfKey(present) !== manifest.secret_key_mark)
    throw new BackupError("The SECRET_KEY here is not the one that the secrets of this backup are encrypted with.");
}

/** Contents are told by their names and not kept with a type: the product itself knows what it stored. */
const contentType = "application/octet-stream";

async function restoreFiles(place: Place, manifest: Manifest, storage: Storage): Promise<void> {
  let count = 0;
  for await (const { key, object } of filesOf(place, manifest)) {
    await storage.put(key, await place.read(object), contentType);
    count += 1;
  }
  if (count !== manifest.files.count)
    throw new BackupError(`This backup is damaged: it has ${count} files and had ${manifest.files.count}.`);
}

/** Makes the tables that jobs wait in. */
async function openQueue(url: string): Promise<void> {
  const queue = await createQueue(url, () => undefined);
  await queue.stop();
}
