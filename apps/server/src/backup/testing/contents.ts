import pg from "pg";
import type { Storage } from "../../ports/storage/storage.ts";
import { listTables, quotedTable } from "../dump-tables.ts";

/** Every row of every table that a backup carries, as sorted text. */
export async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all: Record<string, string[]> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ line: string }>(
      `select row::text as line from ${quotedTable(table)} as row order by 1`,
    );
    all[`${table.schema}.${table.name}`] = rows.map(({ line }) => line);
  }
  await client.end();
  return all;
}

/** Every file of a store. */
export async function contentsOf(storage: Storage): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for await (const { key } of storage.list("")) all[key] = (await storage.get(key))?.toString("base64") ?? "";
  return all;
}
