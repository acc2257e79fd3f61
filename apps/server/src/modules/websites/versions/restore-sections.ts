import { findKind, type KeptEntry, type KeptSection } from "@vitrine/model";
import { and, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../../db/connection.ts";
import { entries as entriesTable, sections as sectionsTable } from "../../../db/schema/sections.ts";
import {
  insertEntries,
  insertSection,
  listEntries,
  listSections,
  removeEntries,
  removeSections,
  updateEntry,
  updateSection,
  type EntryRow,
  type SectionRow,
} from "../../entries/index.ts";

/**
 * Puts a version's sections and entries in place of the stored ones; both keep their ids. Sections whose entries a
 * feature of its own keeps are arranged only: they stay where the version does not know them. Call it while the
 * website is locked.
 */
export async function restoreSections(db: Db, websiteId: number, wanted: readonly KeptSection[]): Promise<void> {
  const present = await listSections(db, [websiteId]);
  const matched = match(present, wanted);
  const isKept = (row: SectionRow) =>
    [...matched.values()].includes(row) || findKind(row.kind)?.isKeptElsewhere === true;
  const gone = present.filter((row) => !isKept(row)).map(({ id }) => id);
  const rows: SectionRow[] = [];
  for (const [index, section] of wanted.entries()) {
    rows.push(await placeSection(db, websiteId, section, matched.get(section) ?? null, index + 1));
  }
  const extra = present.filter((row) => isKept(row) && !rows.some(({ id }) => id === row.id));
  for (const [index, row] of extra.entries()) await updateSection(db, row, { position: wanted.length + index + 1 });
  await restoreEntries(db, websiteId, wanted, rows);
  await removeSections(db, websiteId, gone);
}

/** The stored section of each wanted one: that of the same id, else a free one of its kind. */
function match(present: readonly SectionRow[], wanted: readonly KeptSection[]): Map<KeptSection, SectionRow> {
  const result = new Map<KeptSection, SectionRow>();
  const take = (section: KeptSection, row: SectionRow | undefined) => row && result.set(section, row);
  for (const section of wanted) {
    take(
      section,
      present.find(({ id, kind }) => id === section.id && kind === section.kind),
    );
  }
  const isFree = (row: SectionRow) => ![...result.values()].includes(row);
  for (const section of wanted.filter(({ id }) => id === null)) {
    take(
      section,
      present.find((row) => row.kind === section.kind && isFree(row)),
    );
  }
  return result;
}

async function placeSection(
  db: Db,
  websiteId: number,
  { id, kind, title, visible, layout }: KeptSection,
  row: SectionRow | null,
  position: number,
): Promise<SectionRow> {
  // A version from before there were sections says nothing of how they were arranged.
  if (row && id === null) return row.position === position ? row : updateSection(db, row, { position });
  const values = { title, visible, layout, position };
  if (!row)
    return id === null
      ? insertSection(db, { website_id: websiteId, kind, ...values })
      : insertAgain(db, websiteId, id, { kind, ...values });
  const before = { title: row.title, visible: row.visible, layout: row.layout, position: row.position };
  return isDeepStrictEqual(before, values) ? row : updateSection(db, row, values);
}

/** A section that was removed comes back under its id; one that lives in another website meanwhile gets a new one. */
async function insertAgain(
  db: Db,
  websiteId: number,
  id: number,
  values: Pick<SectionRow, "kind" | "title" | "visible" | "layout" | "position">,
): Promise<SectionRow> {
  const [taken] = await db.select({ id: sectionsTable.id }).from(sectionsTable).where(eq(sectionsTable.id, id));
  if (taken) return insertSection(db, { website_id: websiteId, ...values });
  const [row] = await db
    .insert(sectionsTable)
    .overridingSystemValue()
    .values({ id, website_id: websiteId, ...values })
    .returning();
  if (!row) throw new Error("The database returned no row for an inserted section.");
  return row;
}

async function restoreEntries(
  db: Db,
  websiteId: number,
  wanted: readonly KeptSection[],
  rows: readonly SectionRow[],
): Promise<void> {
  const stored = new Map((await listEntries(db, [websiteId])).map((row) => [`${row.kind}/${row.id}`, row]));
  const kept = new Set<string>();
  for (const [index, section] of wanted.entries()) {
    const row = rows[index];
    if (!row || findKind(section.kind)?.isKeptElsewhere) continue;
    for (const [place, entry] of withIds(section, [...stored.values()]).entries()) {
      const key = `${section.kind}/${entry.id}`;
      await placeEntry(db, row, { ...entry, place: place + 1 }, stored.get(key) ?? null);
      kept.add(key);
    }
  }
  const gone = [...stored].filter(([key]) => !kept.has(key)).map(([, row]) => row);
  for (const [kind, list] of Map.groupBy(gone, (row) => row.kind)) {
    await removeEntries(
      db,
      websiteId,
      kind,
      list.map(({ id }) => id),
    );
  }
}

/** Entries that a version kept without ids are those that stand in the website as they were; the others are new. */
function withIds({ kind, entries }: KeptSection, stored: readonly EntryRow[]): KeptEntry[] {
  const free = new Set(stored.filter((row) => row.kind === kind));
  return entries.map((entry) => {
    if (entry.id !== null) return entry;
    const found = [...free].find(({ data }) => isDeepStrictEqual(withoutBlanks(data), withoutBlanks(entry.data)));
    if (!found) return entry;
    free.delete(found);
    return { ...entry, id: found.id };
  });
}

function withoutBlanks(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== "" && value !== false));
}

async function placeEntry(
  db: Db,
  section: SectionRow,
  { id, data, visible, schema_version, place }: KeptEntry & { place: number },
  row: EntryRow | null,
): Promise<void> {
  const values = { section_id: section.id, position: place, visible, data, schema_version };
  if (row) {
    await updateEntry(db, row, values);
    return;
  }
  const base = { website_id: section.website_id, kind: section.kind, ...values };
  await insertEntries(db, [id === null || (await isTaken(db, section.kind, id)) ? base : { ...base, id }]);
}

async function isTaken(db: Db, kind: string, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: entriesTable.id })
    .from(entriesTable)
    .where(and(eq(entriesTable.kind, kind), inArray(entriesTable.id, [id])));
  return rows.length > 0;
}
