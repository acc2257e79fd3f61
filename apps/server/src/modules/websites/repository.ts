import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { users } from "../../db/schema/account.ts";
import { websiteDomains } from "../../db/schema/domains.ts";
import { templateData, websites } from "../../db/schema/websites.ts";

export type WebsiteRow = typeof websites.$inferSelect;
export type NewWebsiteRow = typeof websites.$inferInsert;
export type TemplateDataRow = typeof templateData.$inferSelect;

export type ListQuery = { page: number; per_page: number; sort: string; search?: string | undefined };

const owned = (userId: number, id: number) => and(eq(websites.id, id), eq(websites.user_id, userId));

export async function findOwned(db: Db, userId: number, id: number): Promise<WebsiteRow | null> {
  const [row] = await db.select().from(websites).where(owned(userId, id));
  return row ?? null;
}

/** As {@link findOwned}, and nobody else writes to this website until the transaction ends. */
export async function lockOwned(db: Db, userId: number, id: number): Promise<WebsiteRow | null> {
  const [row] = await db.select().from(websites).where(owned(userId, id)).for("update");
  return row ?? null;
}

const sortColumns = { updated_at: websites.updated_at, name: websites.name, created_at: websites.created_at } as const;

/** One page of a user's websites; ties by id in the same direction (contract.md 1.5). */
export async function listOwned(
  db: Db,
  userId: number,
  query: ListQuery,
): Promise<{ rows: WebsiteRow[]; total: number }> {
  const matching = and(eq(websites.user_id, userId), query.search ? matches(query.search) : undefined);
  const direction = query.sort.startsWith("-") ? desc : asc;
  const name = query.sort.replace(/^-/, "");
  const column = sortColumns[name === "name" || name === "created_at" ? name : "updated_at"];
  const [counted] = await db.select({ total: count() }).from(websites).where(matching);
  const rows = await db
    .select()
    .from(websites)
    .where(matching)
    .orderBy(direction(column), direction(websites.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows, total: counted?.total ?? 0 };
}

function matches(search: string): SQL | undefined {
  const pattern = contains(search);
  return or(
    ilike(websites.name, pattern),
    ilike(websites.intro, pattern),
    ilike(websites.domain, pattern),
    ilike(websites.subdomain, pattern),
  );
}

/** How many websites a user has, or has made since a moment. */
export async function countOwned(db: Db, userId: number, since?: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(websites)
    .where(and(eq(websites.user_id, userId), since ? gte(websites.created_at, since) : undefined));
  return row?.total ?? 0;
}

/** Whether a website of a user is taken down at the moment. */
export async function ownsTakenDown(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.user_id, userId), isNotNull(websites.taken_down_at)))
    .limit(1);
  return found.length > 0;
}

/**
 * Makes creations of one user wait for each other, so that none counts before another inserts. The
 * weaker lock lets other transactions insert rows that refer to the user meanwhile.
 */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export async function insertRow(db: Db, values: NewWebsiteRow): Promise<WebsiteRow> {
  const [row] = await db.insert(websites).values(values).returning();
  if (!row) throw new Error("The database returned no row for an inserted website.");
  return row;
}

/**
 * Stores fields of a website and raises its version and its revision. With another template, the site stays with no
 * version of the former one.
 * @returns the new row, or null when the version is not `version` any more
 */
export async function updateRow(
  db: Db,
  row: Pick<WebsiteRow, "id" | "user_id" | "version">,
  values: Partial<NewWebsiteRow>,
): Promise<WebsiteRow | null> {
  const { template_slug } = values;
  const [updated] = await db
    .update(websites)
    .set({
      ...values,
      ...(template_slug === undefined ? {} : staysWith(template_slug)),
      version: sql`${websites.version} + 1`,
      revision: sql`${websites.revision} + 1`,
      updated_at: sql`now()`,
    })
    .where(and(owned(row.user_id, row.id), eq(websites.version, row.version)))
    .returning();
  return updated ?? null;
}

function staysWith(templateSlug: string) {
  const isSame = sql`${websites.template_slug} = ${templateSlug}`;
  return {
    template_version: sql`case when ${isSame} then ${websites.template_version} end`,
    template_pinned_at: sql`case when ${isSame} then ${websites.template_pinned_at} end`,
  };
}

/** Writes what only an admin decides about a website, whoever else writes to it at the moment. */
export async function moderateWebsite(
  db: Db,
  id: number,
  values: Partial<Pick<NewWebsiteRow, "status" | "taken_down_at">>,
): Promise<void> {
  await db
    .update(websites)
    .set({
      ...values,
      version: sql`${websites.version} + 1`,
      revision: sql`${websites.revision} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(websites.id, id));
}

/** Drops what the owner claimed as the website's domain. */
export async function forgetDomain(db: Db, websiteId: number): Promise<void> {
  await db.delete(websiteDomains).where(eq(websiteDomains.website_id, websiteId));
}

/** Marks that something the site shows has changed, without a change of the website's own fields. */
export async function touchRow(db: Db, id: number): Promise<void> {
  await db
    .update(websites)
    .set({ revision: sql`${websites.revision} + 1`, updated_at: sql`now()` })
    .where(eq(websites.id, id));
}

export async function deleteRow(db: Db, id: number): Promise<void> {
  await db.delete(websites).where(eq(websites.id, id));
}

/** Makes `id` the active website of a user who has none. */
export async function activateFirst(db: Db, userId: number, id: number): Promise<void> {
  await db
    .update(users)
    .set({ active_website_id: id })
    .where(and(eq(users.id, userId), sql`${users.active_website_id} is null`));
}

/** After a deletion: the most recently updated remaining website becomes active, or none. */
export async function activateRemaining(db: Db, userId: number, deletedId: number): Promise<void> {
  await db
    .update(users)
    .set({
      active_website_id: sql`(select ${websites.id} from ${websites} where ${websites.user_id} = ${userId} order by ${websites.updated_at} desc, ${websites.id} desc limit 1)`,
    })
    .where(and(eq(users.id, userId), eq(users.active_website_id, deletedId)));
}

export async function findTemplateData(db: Db, websiteIds: readonly number[]): Promise<TemplateDataRow[]> {
  if (websiteIds.length === 0) return [];
  return db
    .select()
    .from(templateData)
    .where(inArray(templateData.website_id, [...websiteIds]));
}

/** Replaces the template data of one category and raises its version. */
export async function putTemplateData(
  db: Db,
  websiteId: number,
  category: string,
  data: Record<string, unknown>,
): Promise<void> {
  await db
    .insert(templateData)
    .values({ website_id: websiteId, category, data })
    .onConflictDoUpdate({
      target: [templateData.website_id, templateData.category],
      set: { data, version: sql`${templateData.version} + 1`, updated_at: sql`now()` },
    });
}
