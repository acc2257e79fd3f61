import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { SequenceEntry, TableEntry } from "./manifest.ts";
import { writeParts } from "./parts.ts";
import type { Place } from "./place.ts";

type Table = Pick<TableEntry, "schema" | "name" | "columns">;

/**
 * The tables that a backup carries: the product's own, and the jobs in line. Queues, schedules and what the job
 * queue notes about itself are made anew by every start; migrations are named by the manifest.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select space.nspname as schema, class.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
     where class.relkind in ('r', 'p') and not class.relispartition
       and (space.nspname = 'public' or (space.nspname = 'pgboss' and class.relname = 'job'))
     order by 1, 2`,
  );
  return rows;
}

/** How a table is named in SQL. */
export function quotedTable({ schema, name }: Pick<Table, "schema" | "name">): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Columns as SQL names them in a list. */
export const quotedColumns = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(", ");

/** Writes a table as the snapshot of `client` shows it. */
export async function dumpTable(
  client: pg.ClientBase,
  table: Table,
  { place, id }: { place: Place; id: string },
): Promise<{ entry: TableEntry; bytes: number }> {
  const statement = `copy (select ${quotedColumns(table.columns)} from ${quotedTable(table)}) to stdout`;
  const stream = client.query(copyTo(statement));
  const parts = writeParts(place, id, `${table.schema}.${table.name}`);
  for await (const chunk of stream) await parts.add(chunk as Buffer);
  const names = await parts.end();
  return { entry: { ...table, rows: stream.rowCount, parts: names }, bytes: parts.written() };
}

/** Where the numbers of rows go on. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceEntry[]> {
  const { rows } = await client.query<SequenceEntry>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1, 2`,
  );
  return rows;
}
