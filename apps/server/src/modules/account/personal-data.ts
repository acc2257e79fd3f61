import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

type Row = Record<string, unknown>;
type ForeignKey = { child: string; child_column: string; parent: string; parent_column: string };

/** Renderings and cards are made from what stands in the other tables, and large; reports are their writers' and not the owner's. */
const leftOut = new Set(["site_renderings", "site_cards", "site_reports"]);
const secretColumn = /(?:_hash|_verifier|secret|nonce|token)$/;

/**
 * Every row that belongs to a user, by table: the user's own row, the rows that point at it, the rows
 * that point at those, and so on. It follows the database's own foreign keys, so that a table that is
 * added later is not forgotten. Hashes and secrets are left out.
 */
export async function collectPersonalData(db: Db, userId: number): Promise<Record<string, Row[]>> {
  const keys = await foreignKeys(db);
  const found = new Map<string, Row[]>([["users", await rowsWhere(db, "users", "id", [userId])]]);
  for (const [parent, rows] of found) {
    for (const key of keys) {
      if (key.parent !== parent || found.has(key.child) || leftOut.has(key.child)) continue;
      found.set(key.child, await rowsWhere(db, key.child, key.child_column, columnOf(rows, key.parent_column)));
    }
  }
  return Object.fromEntries([...found].map(([table, rows]) => [table, rows.map(withoutSecrets)]));
}

async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const result = await db.execute<ForeignKey>(sql`
    select child.relname as child, child_column.attname as child_column,
           parent.relname as parent, parent_column.attname as parent_column
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute child_column on child_column.attrelid = child.oid and child_column.attnum = c.conkey[1]
    join pg_attribute parent_column on parent_column.attrelid = parent.oid and parent_column.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 and c.connamespace = current_schema()::regnamespace
    order by c.conname`);
  return result.rows;
}

async function rowsWhere(db: Db, table: string, column: string, values: unknown[]): Promise<Row[]> {
  if (values.length === 0) return [];
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  const result = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where t.${sql.identifier(column)} in (${list})`,
  );
  return result.rows.map(({ row }) => row);
}

function columnOf(rows: readonly Row[], column: string): unknown[] {
  return rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column)));
}
