import { once } from "node:events";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { listTables, quotedColumns, quotedTable } from "./dump-tables.ts";
import { BackupError } from "./errors.ts";
import type { Manifest, TableEntry } from "./manifest.ts";
import type { Place } from "./place.ts";

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Fills the tables of a database that was migrated as far as the backup, in one transaction, and counts every row.
 * References are taken away meanwhile and checked as they come back; no trigger tells anybody of rows that are loaded.
 * @throws BackupError when tables or rows are not those of the backup
 */
export async function loadTables(client: pg.Client, place: Place, manifest: Manifest): Promise<void> {
  await client.query("begin");
  try {
    const present = await listTables(client);
    const own = present.filter(({ schema }) => schema === "public");
    const references = await takeReferences(client);
    await client.query(`truncate ${own.map(quotedTable).join(", ")}`);
    for (const table of own) await client.query(`alter table ${quotedTable(table)} disable trigger user`);
    for (const entry of manifest.tables) {
      if (entry.schema === "public") await loadTable(client, place, entry, quotedTable(entry));
      else await loadJobs(client, place, entry, present);
    }
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of own) await client.query(`alter table ${quotedTable(table)} enable trigger user`);
    for (const sequence of manifest.sequences)
      await client.query("select setval($1::regclass, $2::bigint)", [quotedTable(sequence), sequence.value]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function takeReferences(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

async function loadTable(client: pg.Client, place: Place, entry: TableEntry, into: string): Promise<void> {
  const stream = client.query(copyFrom(`copy ${into} (${quotedColumns(entry.columns)}) from stdin`));
  // Whoever waits for room below hears of a statement that failed in the same way.
  const ended = once(stream, "finish");
  ended.catch(() => undefined);
  for (const part of entry.parts) {
    const content = await place.read(part).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    if (!stream.write(content)) await Promise.race([once(stream, "drain"), ended]);
  }
  stream.end();
  await ended;
  if (stream.rowCount !== entry.rows)
    throw new BackupError(`This backup is damaged: ${entry.name} has ${stream.rowCount} rows and had ${entry.rows}.`);
}

/**
 * Jobs come back as far as the queue of this program has a line for them and a column for what they say; the queue's
 * own tables may be of another version than those that the backup was made from.
 */
async function loadJobs(
  client: pg.Client,
  place: Place,
  entry: TableEntry,
  present: readonly Pick<TableEntry, "schema" | "name" | "columns">[],
): Promise<void> {
  const table = present.find(({ schema, name }) => schema === entry.schema && name === entry.name);
  if (!table) return;
  const columns = entry.columns.map((name) => `${name} text`).join(", ");
  await client.query(`create temp table incoming_jobs (${columns}) on commit drop`);
  await loadTable(client, place, entry, "incoming_jobs");
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attname = any($2)`,
    [quotedTable(table), entry.columns.filter((name) => table.columns.includes(name))],
  );
  await client.query(
    `insert into ${quotedTable(table)} (${quotedColumns(rows.map(({ name }) => name))})
     select ${rows.map(({ name, type }) => `${name}::${type}`).join(", ")} from incoming_jobs as job
     where exists (select from pgboss.queue where queue.name = job.name)
       and (dead_letter is null or exists (select from pgboss.queue where queue.name = job.dead_letter))`,
  );
}
