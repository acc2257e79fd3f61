import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { privateLinks } from "../../db/schema/private-links.ts";
import { websites } from "../../db/schema/websites.ts";

export type LinkRow = typeof privateLinks.$inferSelect;
type NewLink = typeof privateLinks.$inferInsert;

/** A link with the owner of its website. */
export type OwnedLink = { link: LinkRow; ownerId: number };

export async function insertLink(db: Db, values: NewLink): Promise<LinkRow | null> {
  const [row] = await db.insert(privateLinks).values(values).returning();
  return row ?? null;
}

export async function listLinks(db: Db, websiteId: number): Promise<LinkRow[]> {
  return db.select().from(privateLinks).where(eq(privateLinks.website_id, websiteId)).orderBy(desc(privateLinks.id));
}

export async function countLinks(db: Db, websiteId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(privateLinks).where(eq(privateLinks.website_id, websiteId));
  return row?.total ?? 0;
}

const ofWebsite = (websiteId: number, id: number) =>
  and(eq(privateLinks.website_id, websiteId), eq(privateLinks.id, id));

export async function findLink(db: Db, websiteId: number, id: number): Promise<LinkRow | null> {
  const [row] = await db.select().from(privateLinks).where(ofWebsite(websiteId, id));
  return row ?? null;
}

/** @returns whether there was such a link */
export async function deleteLink(db: Db, websiteId: number, id: number): Promise<boolean> {
  const gone = await db.delete(privateLinks).where(ofWebsite(websiteId, id)).returning({ id: privateLinks.id });
  return gone.length > 0;
}

/** The link whose secret has this hash, expired or not. */
export async function linkOfHash(db: Db, hash: string): Promise<OwnedLink | null> {
  const [row] = await db
    .select({ link: privateLinks, ownerId: websites.user_id })
    .from(privateLinks)
    .innerJoin(websites, eq(websites.id, privateLinks.website_id))
    .where(eq(privateLinks.link_hash, hash));
  return row ?? null;
}

/** Counts one opening: a number and, for people, the moment. Nothing of who it was is kept. */
export async function countOpening(db: Db, id: number, by: { isRobot: boolean; at: Date }): Promise<void> {
  const values = by.isRobot
    ? { opened_by_robots: sql`${privateLinks.opened_by_robots} + 1` }
    : { opened: sql`${privateLinks.opened} + 1`, last_opened_at: by.at };
  await db.update(privateLinks).set(values).where(eq(privateLinks.id, id));
}
