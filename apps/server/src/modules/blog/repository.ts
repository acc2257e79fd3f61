import { and, asc, count, desc, eq, ilike, inArray, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { websites } from "../../db/schema/websites.ts";

export type BlogPostRow = typeof blogPosts.$inferSelect;

type Page = { page: number; per_page: number; sort: string; search?: string | undefined };

const sortColumns = {
  order: blogPosts.order,
  title: blogPosts.title,
  published_at: blogPosts.published_at,
  created_at: blogPosts.created_at,
  updated_at: blogPosts.updated_at,
} as const;

function isSortable(name: string): name is keyof typeof sortColumns {
  return name in sortColumns;
}

/** One page of posts; ties by id in the same direction (contract.md 1.5). */
async function listPage(db: Db, filter: SQL | undefined, query: Page): Promise<{ rows: BlogPostRow[]; total: number }> {
  const matching = and(filter, query.search ? matches(query.search) : undefined);
  const direction = query.sort.startsWith("-") ? desc : asc;
  const name = query.sort.replace(/^-/, "");
  const column = sortColumns[isSortable(name) ? name : "order"];
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(matching);
  const rows = await db
    .select()
    .from(blogPosts)
    .where(matching)
    .orderBy(direction(column), direction(blogPosts.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows, total: counted?.total ?? 0 };
}

function matches(search: string): SQL | undefined {
  const pattern = contains(search);
  return or(ilike(blogPosts.title, pattern), ilike(blogPosts.excerpt, pattern));
}

/** Posts of one website as their owner lists them. */
export function listPosts(db: Db, websiteId: number, query: Page & { status?: BlogPostRow["status"] | undefined }) {
  const ofWebsite = eq(blogPosts.website_id, websiteId);
  return listPage(db, and(ofWebsite, query.status && eq(blogPosts.status, query.status)), query);
}

/** Published, or scheduled for a moment that has come: the rule of `isVisiblePost` as SQL. */
const visible = (now: Date) =>
  or(eq(blogPosts.status, "published"), and(eq(blogPosts.status, "scheduled"), lte(blogPosts.published_at, now)));

/** Posts of one website that strangers may read. */
export function listVisiblePosts(db: Db, websiteId: number, now: Date, query: Page) {
  return listPage(db, and(eq(blogPosts.website_id, websiteId), visible(now)), query);
}

export async function findVisiblePost(db: Db, websiteId: number, now: Date, slug: string): Promise<BlogPostRow | null> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.website_id, websiteId), eq(blogPosts.slug, slug), visible(now)));
  return row ?? null;
}

/** Slugs of a website's posts, but for one post's own. */
export async function takenSlugs(db: Db, websiteId: number, exceptId: number | null): Promise<Set<string>> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(eq(blogPosts.website_id, websiteId), exceptId === null ? undefined : ne(blogPosts.id, exceptId)));
  return new Set(rows.map((row) => row.slug));
}

/** Puts a new post before all others; bookkeeping that raises no version. */
export async function moveToTop(db: Db, websiteId: number, id: number, slug: string): Promise<void> {
  const ofWebsite = eq(blogPosts.website_id, websiteId);
  await db
    .update(blogPosts)
    .set({ order: sql`${blogPosts.order} + 1` })
    .where(and(ofWebsite, ne(blogPosts.id, id)));
  await db
    .update(blogPosts)
    .set({ order: 1, slug })
    .where(and(ofWebsite, eq(blogPosts.id, id)));
}

/** Turns scheduled posts whose moment has come into published ones, and renews what their sites show. */
export async function publishDuePosts(db: Db, now: Date): Promise<number> {
  return db.transaction(async (inside) => {
    const rows = await inside
      .update(blogPosts)
      .set({ status: "published", version: sql`${blogPosts.version} + 1`, updated_at: sql`now()` })
      .where(and(eq(blogPosts.status, "scheduled"), lte(blogPosts.published_at, now)))
      .returning({ websiteId: blogPosts.website_id });
    const ids = [...new Set(rows.map((row) => row.websiteId))];
    if (ids.length > 0) {
      await inside
        .update(websites)
        .set({ revision: sql`${websites.revision} + 1`, updated_at: sql`now()` })
        .where(inArray(websites.id, ids));
    }
    return rows.length;
  });
}
