import { and, asc, count, eq, inArray, max, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { educations, experiences, projects, skillCategories, websites } from "../../db/schema/websites.ts";

export type ItemTable =
  | typeof experiences
  | typeof educations
  | typeof skillCategories
  | typeof projects
  | typeof blogPosts;

/** Columns that every kind of item has. */
export type ItemRow = {
  id: number;
  website_id: number;
  version: number;
  order: number;
  created_at: Date;
  updated_at: Date;
};

/**
 * SQL of one kind of item. The tables differ in their own columns only, so every statement is written
 * once and the row type is the kind's.
 */
export function createItemRepository<Row extends ItemRow>(itemTable: ItemTable) {
  // One of them stands for all in the types: only the shared columns are named below.
  const table = itemTable as typeof experiences;
  type Values = Record<string, unknown>;
  const rows = (found: unknown[]) => found as Row[];
  const ofWebsite = (websiteId: number, id: number) => and(eq(table.website_id, websiteId), eq(table.id, id));

  return {
    async list(db: Db, websiteId: number): Promise<Row[]> {
      const found = await db
        .select()
        .from(table)
        .where(eq(table.website_id, websiteId))
        .orderBy(asc(table.order), asc(table.id));
      return rows(found);
    },

    async find(db: Db, websiteId: number, id: number): Promise<Row | null> {
      return rows(await db.select().from(table).where(ofWebsite(websiteId, id)))[0] ?? null;
    },

    /** Ids of the user's websites that the given items belong to, one entry per item that was found. */
    async websitesOf(db: Db, userId: number, ids: readonly number[]): Promise<number[]> {
      const found = await db
        .select({ website: table.website_id })
        .from(table)
        .innerJoin(websites, eq(websites.id, table.website_id))
        .where(and(inArray(table.id, [...ids]), eq(websites.user_id, userId)));
      return found.map((row) => row.website);
    },

    async measure(db: Db, websiteId: number): Promise<{ total: number; last: number }> {
      const [row] = await db
        .select({ total: count(), last: max(table.order) })
        .from(table)
        .where(eq(table.website_id, websiteId));
      return { total: row?.total ?? 0, last: row?.last ?? 0 };
    },

    async insert(db: Db, values: readonly Values[]): Promise<Row[]> {
      if (values.length === 0) return [];
      return rows(
        await db
          .insert(table)
          .values(values as never)
          .returning(),
      );
    },

    async update(db: Db, websiteId: number, id: number, values: Values): Promise<Row | null> {
      const set = { ...values, version: sql`${table.version} + 1`, updated_at: sql`now()` };
      return rows(await db.update(table).set(set).where(ofWebsite(websiteId, id)).returning())[0] ?? null;
    },

    async remove(db: Db, websiteId: number, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await db.delete(table).where(and(eq(table.website_id, websiteId), inArray(table.id, [...ids])));
    },
  };
}

export type ItemRepository<Row extends ItemRow> = ReturnType<typeof createItemRepository<Row>>;
