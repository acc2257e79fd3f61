import { versionLimits, type VersionKind } from "@vitrine/model";
import { and, desc, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { websiteDrafts, websiteVersions } from "../../../db/schema/versions.ts";

export type VersionRow = typeof websiteVersions.$inferSelect;
export type DraftRow = typeof websiteDrafts.$inferSelect;

export async function listVersions(db: Db, websiteId: number): Promise<Omit<VersionRow, "content">[]> {
  const { content: _content, ...columns } = versionColumns;
  return db
    .select(columns)
    .from(websiteVersions)
    .where(eq(websiteVersions.website_id, websiteId))
    .orderBy(desc(websiteVersions.id));
}

const versionColumns = {
  id: websiteVersions.id,
  website_id: websiteVersions.website_id,
  kind: websiteVersions.kind,
  name: websiteVersions.name,
  changes: websiteVersions.changes,
  template_slug: websiteVersions.template_slug,
  content: websiteVersions.content,
  revision: websiteVersions.revision,
  created_at: websiteVersions.created_at,
};

export async function findVersion(db: Db, websiteId: number, id: number): Promise<VersionRow | null> {
  const [row] = await db
    .select(versionColumns)
    .from(websiteVersions)
    .where(and(eq(websiteVersions.website_id, websiteId), eq(websiteVersions.id, id)));
  return row ?? null;
}

/** The newest version, of which only time and revision are needed most of the time. */
export async function findNewest(
  db: Db,
  websiteId: number,
): Promise<Pick<VersionRow, "revision" | "created_at" | "id"> | null> {
  const [row] = await db
    .select({ id: websiteVersions.id, revision: websiteVersions.revision, created_at: websiteVersions.created_at })
    .from(websiteVersions)
    .where(eq(websiteVersions.website_id, websiteId))
    .orderBy(desc(websiteVersions.id))
    .limit(1);
  return row ?? null;
}

type NewVersion = {
  website_id: number;
  kind: VersionKind;
  name: string | null;
  changes: string[];
  template_slug: string;
  content: Record<string, unknown>;
  revision: number;
  created_at: Date;
};

/** Stores a version and forgets the oldest of its sort beyond the limit. */
export async function insertVersion(db: Db, version: NewVersion): Promise<VersionRow> {
  const [row] = await db.insert(websiteVersions).values(version).returning();
  if (!row) throw new Error("The database returned no row for an inserted version.");
  const isNamed = version.kind === "named";
  const sameSort = and(
    eq(websiteVersions.website_id, version.website_id),
    isNamed ? eq(websiteVersions.kind, "named") : ne(websiteVersions.kind, "named"),
  );
  const newest = db
    .select({ id: websiteVersions.id })
    .from(websiteVersions)
    .where(sameSort)
    .orderBy(desc(websiteVersions.id))
    .limit(isNamed ? versionLimits.named : versionLimits.automatic);
  await db.delete(websiteVersions).where(and(sameSort, notInArray(websiteVersions.id, newest)));
  return row;
}

export async function listDrafts(db: Db, websiteId: number): Promise<DraftRow[]> {
  return db
    .select()
    .from(websiteDrafts)
    .where(eq(websiteDrafts.website_id, websiteId))
    .orderBy(desc(websiteDrafts.updated_at));
}

/** Stores one device's draft; the oldest of too many devices are forgotten. */
export async function putDraft(db: Db, draft: DraftRow, atMost: number): Promise<void> {
  const { website_id, base_version, changes, updated_at } = draft;
  await db
    .insert(websiteDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [websiteDrafts.website_id, websiteDrafts.device],
      set: { base_version, changes, updated_at },
    });
  const all = await listDrafts(db, website_id);
  const surplus = all.slice(atMost).map((row) => row.device);
  if (surplus.length === 0) return;
  await db
    .delete(websiteDrafts)
    .where(and(eq(websiteDrafts.website_id, website_id), inArray(websiteDrafts.device, surplus)));
}

export async function deleteDraft(db: Db, websiteId: number, device: string): Promise<void> {
  await db.delete(websiteDrafts).where(and(eq(websiteDrafts.website_id, websiteId), eq(websiteDrafts.device, device)));
}
