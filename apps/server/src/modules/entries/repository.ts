import { and, asc, count, eq, inArray, max, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { entries, sections } from "../../db/schema/sections.ts";

export type SectionRow = typeof sections.$inferSelect;
export type EntryRow = typeof entries.$inferSelect;
export type NewSectionRow = typeof sections.$inferInsert;
export type NewEntryRow = typeof entries.$inferInsert;

const raised = <T extends typeof sections | typeof entries>(table: T) => ({
  version: sql`${table.version} + 1`,
  updated_at: sql`now()`,
});

/** The sections of some websites, each website's in its owner's order. */
export async function listSections(db: Db, websiteIds: readonly number[]): Promise<SectionRow[]> {
  if (websiteIds.length === 0) return [];
  return db
    .select()
    .from(sections)
    .where(inArray(sections.website_id, [...websiteIds]))
    .orderBy(asc(sections.website_id), asc(sections.position), asc(sections.id));
}

export async function findSection(db: Db, websiteId: number, id: number): Promise<SectionRow | null> {
  const [row] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.website_id, websiteId), eq(sections.id, id)));
  return row ?? null;
}

export async function insertSection(db: Db, values: NewSectionRow): Promise<SectionRow> {
  const [row] = await db.insert(sections).values(values).returning();
  if (!row) throw new Error("The database returned no row for an inserted section.");
  return row;
}

/** Stores fields of a section and raises its version. */
export async function updateSection(
  db: Db,
  { id, website_id }: Pick<SectionRow, "id" | "website_id">,
  values: Partial<NewSectionRow>,
): Promise<SectionRow> {
  const [row] = await db
    .update(sections)
    .set({ ...values, ...raised(sections) })
    .where(and(eq(sections.website_id, website_id), eq(sections.id, id)))
    .returning();
  if (!row) throw new Error("A section of a locked website went away.");
  return row;
}

/** Moves the sections from a place on one place further; bookkeeping that raises no version. */
export async function makeRoomForSection(db: Db, websiteId: number, position: number): Promise<void> {
  await db
    .update(sections)
    .set({ position: sql`${sections.position} + 1` })
    .where(and(eq(sections.website_id, websiteId), sql`${sections.position} >= ${position}`));
}

/** Removes sections with their entries. */
export async function removeSections(db: Db, websiteId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(sections).where(and(eq(sections.website_id, websiteId), inArray(sections.id, [...ids])));
}

/** The entries of some websites: in the order of the sections, then in their own. */
export async function listEntries(
  db: Db,
  websiteIds: readonly number[],
  kinds?: readonly string[],
): Promise<EntryRow[]> {
  if (websiteIds.length === 0 || kinds?.length === 0) return [];
  const rows = await db
    .select({ entry: entries })
    .from(entries)
    .innerJoin(sections, eq(sections.id, entries.section_id))
    .where(and(inArray(entries.website_id, [...websiteIds]), kinds ? inArray(entries.kind, [...kinds]) : undefined))
    .orderBy(asc(sections.position), asc(sections.id), asc(entries.position), asc(entries.id));
  return rows.map(({ entry }) => entry);
}

/** The entries of one section in order. */
export async function listSectionEntries(db: Db, sectionId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(entries)
    .where(eq(entries.section_id, sectionId))
    .orderBy(asc(entries.position), asc(entries.id));
}

const named = (websiteId: number, kind: string) => and(eq(entries.website_id, websiteId), eq(entries.kind, kind));

export async function findEntry(db: Db, websiteId: number, kind: string, id: number): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(named(websiteId, kind), eq(entries.id, id)));
  return row ?? null;
}

export async function insertEntries(db: Db, values: readonly NewEntryRow[]): Promise<EntryRow[]> {
  if (values.length === 0) return [];
  return db
    .insert(entries)
    .values([...values])
    .returning();
}

/** Moves the entries of a section from a place on so many places further; bookkeeping that raises no version. */
export async function makeRoomForEntries(
  db: Db,
  { sectionId, position, count: places }: { sectionId: number; position: number; count: number },
): Promise<void> {
  await db
    .update(entries)
    .set({ position: sql`${entries.position} + ${places}` })
    .where(and(eq(entries.section_id, sectionId), sql`${entries.position} >= ${position}`));
}

/** Stores fields of an entry and raises its version. */
export async function updateEntry(
  db: Db,
  { website_id, kind, id }: Pick<EntryRow, "website_id" | "kind" | "id">,
  values: Partial<NewEntryRow>,
): Promise<EntryRow | null> {
  const [row] = await db
    .update(entries)
    .set({ ...values, ...raised(entries) })
    .where(and(named(website_id, kind), eq(entries.id, id)))
    .returning();
  return row ?? null;
}

export async function removeEntries(db: Db, websiteId: number, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(entries).where(and(named(websiteId, kind), inArray(entries.id, [...ids])));
}

/** How many entries of a kind a website has, and the last place that one of them stands at. */
export async function measureEntries(
  db: Db,
  websiteId: number,
  kind: string,
): Promise<{ total: number; last: number }> {
  const [row] = await db
    .select({ total: count(), last: max(entries.position) })
    .from(entries)
    .where(named(websiteId, kind));
  return { total: row?.total ?? 0, last: row?.last ?? 0 };
}

/** How many entries of each kind some websites have. */
export async function countEntries(
  db: Db,
  websiteIds: readonly number[],
): Promise<{ website_id: number; kind: string; total: number }[]> {
  if (websiteIds.length === 0) return [];
  return db
    .select({ website_id: entries.website_id, kind: entries.kind, total: count() })
    .from(entries)
    .where(inArray(entries.website_id, [...websiteIds]))
    .groupBy(entries.website_id, entries.kind);
}

/** How many entries each section of a website has. */
export async function countBySection(db: Db, websiteId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: entries.section_id, total: count() })
    .from(entries)
    .where(eq(entries.website_id, websiteId))
    .groupBy(entries.section_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** How many posts a website has: the blog keeps them, their section only arranges them. */
export async function countPosts(db: Db, websiteId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(blogPosts).where(eq(blogPosts.website_id, websiteId));
  return row?.total ?? 0;
}
