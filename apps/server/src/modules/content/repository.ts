import { and, asc, count, eq, inArray, max, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { websites } from "../../db/schema/websites.ts";

/** What every kind of item has. */
export type ItemRow = {
  id: number;
  website_id: number;
  version: number;
  order: number;
  created_at: Date;
  updated_at: Date;
};

export type ItemValues = Record<string, unknown>;

/** Where one kind of item is kept. */
export type ItemStore<Row extends ItemRow> = {
  /** All of a website in order. */
  list(db: Db, websiteId: number): Promise<Row[]>;
  find(db: Db, websiteId: number, id: number): Promise<Row | null>;
  /** Ids of the user's websites that the given items belong to, one entry per item that was found. */
  websitesOf(db: Db, userId: number, ids: readonly number[]): Promise<number[]>;
  measure(db: Db, websiteId: number): Promise<{ total: number; last: number }>;
  insert(db: Db, websiteId: number, values: readonly { order: number; fields: ItemValues }[]): Promise<Row[]>;
  update(db: Db, websiteId: number, id: number, values: { order?: number; fields?: ItemValues }): Promise<Row | null>;
  remove(db: Db, websiteId: number, ids: readonly number[]): Promise<void>;
  /** The places of all items of a website, given in their new order. */
  arrange(rows: readonly Row[]): number[];
};

export type BlogPostRow = typeof blogPosts.$inferSelect;

const ofWebsite = (websiteId: number, id: number) => and(eq(blogPosts.website_id, websiteId), eq(blogPosts.id, id));

/** Posts: in a table of their own. */
export const postStore: ItemStore<BlogPostRow> = {
  async list(db, websiteId) {
    return db
      .select()
      .from(blogPosts)
      .where(eq(blogPosts.website_id, websiteId))
      .orderBy(asc(blogPosts.order), asc(blogPosts.id));
  },

  async find(db, websiteId, id) {
    const [row] = await db.select().from(blogPosts).where(ofWebsite(websiteId, id));
    return row ?? null;
  },

  async websitesOf(db, userId, ids) {
    const found = await db
      .select({ website: blogPosts.website_id })
      .from(blogPosts)
      .innerJoin(websites, eq(websites.id, blogPosts.website_id))
      .where(and(inArray(blogPosts.id, [...ids]), eq(websites.user_id, userId)));
    return found.map((row) => row.website);
  },

  async measure(db, websiteId) {
    const [row] = await db
      .select({ total: count(), last: max(blogPosts.order) })
      .from(blogPosts)
      .where(eq(blogPosts.website_id, websiteId));
    return { total: row?.total ?? 0, last: row?.last ?? 0 };
  },

  async insert(db, websiteId, values) {
    if (values.length === 0) return [];
    const rows = values.map(({ order, fields }) => ({ ...fields, website_id: websiteId, order }));
    return db
      .insert(blogPosts)
      .values(rows as (typeof blogPosts.$inferInsert)[])
      .returning();
  },

  async update(db, websiteId, id, { order, fields = {} }) {
    const set = {
      ...fields,
      ...(order === undefined ? {} : { order }),
      version: sql`${blogPosts.version} + 1`,
      updated_at: sql`now()`,
    };
    const [row] = await db.update(blogPosts).set(set).where(ofWebsite(websiteId, id)).returning();
    return row ?? null;
  },

  async remove(db, websiteId, ids) {
    if (ids.length === 0) return;
    await db.delete(blogPosts).where(and(eq(blogPosts.website_id, websiteId), inArray(blogPosts.id, [...ids])));
  },

  arrange: (rows) => rows.map((_row, index) => index + 1),
};
