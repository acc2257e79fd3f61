import { findKind, type SectionKind } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  countBySection,
  countPosts,
  findEntry,
  findSection,
  listSections,
  placeEntries,
  presentEntry,
  presentSection,
  type PlacedEntry,
  type SectionRow,
} from "../entries/index.ts";
import { keepBeforeEdit, loadOwnedWebsite, lockOwnedWebsite } from "../websites/index.ts";

export type WebsiteTarget = { caller: Caller; id: number };
export type SectionTarget = WebsiteTarget & { sectionId: number; version: number | null };
export type EntryTarget = SectionTarget & { entryId: number };

export const notFound = () => new AppError("not_found");

/** The checks that every call on sections and entries begins with. */
export function createSectionAccess({ db, clock }: { db: Db; clock: Clock }) {
  /** Locks the website, so that writes to it happen one after the other, and keeps a version of what stands there. */
  async function locked(inside: Db, { caller, id }: WebsiteTarget): Promise<number> {
    const website = await lockOwnedWebsite(inside, caller.userId, id);
    if (!website) throw notFound();
    await keepBeforeEdit(inside, website, clock.now());
    return website.id;
  }

  async function requireOwned({ caller, id }: WebsiteTarget): Promise<void> {
    if (!(await loadOwnedWebsite(db, caller.userId, id))) throw notFound();
  }

  async function section(inside: Db, { id, sectionId }: Pick<SectionTarget, "id" | "sectionId">): Promise<SectionRow> {
    const row = await findSection(inside, id, sectionId);
    if (!row) throw notFound();
    return row;
  }

  /** The section as the writer knows it. */
  async function current(inside: Db, target: SectionTarget): Promise<SectionRow> {
    const row = await section(inside, target);
    if (target.version !== null && target.version !== row.version) {
      throw versionConflict("section", await present(inside, row), row.version, target.version);
    }
    return row;
  }

  /** An entry as the writer knows it, with its section. */
  async function entry(inside: Db, target: EntryTarget): Promise<{ section: SectionRow; entry: PlacedEntry }> {
    const place = await section(inside, target);
    const row = await findEntry(inside, target.id, place.kind, target.entryId);
    const [placed] = row?.section_id === place.id ? await placeEntries(inside, [row]) : [];
    if (!placed) throw notFound();
    if (target.version !== null && target.version !== placed.row.version) {
      throw versionConflict("entry", presentEntry(placed), placed.row.version, target.version);
    }
    return { section: place, entry: placed };
  }

  return { locked, requireOwned, section, current, entry };
}

export type SectionAccess = ReturnType<typeof createSectionAccess>;

/** All sections of a website as its calls answer them. */
export async function presentAll(db: Db, websiteId: number) {
  const counts = await countsOf(db, websiteId);
  return (await listSections(db, [websiteId])).map((row) => presentSection(row, counts(row)));
}

/** One section as its calls answer it. */
export async function present(db: Db, row: SectionRow) {
  return presentSection(row, (await countsOf(db, row.website_id))(row));
}

async function countsOf(db: Db, websiteId: number): Promise<(row: SectionRow) => number> {
  const entries = await countBySection(db, websiteId);
  const posts = await countPosts(db, websiteId);
  return (row) => (findKind(row.kind)?.isKeptElsewhere ? posts : (entries.get(row.id) ?? 0));
}

/**
 * The kind of a section whose entries can be written here.
 * @throws AppError validation_failed for kinds that a feature of their own keeps, and for unknown ones
 */
export function requireWritable({ kind: name }: Pick<SectionRow, "kind">): SectionKind {
  const kind = findKind(name);
  if (!kind) throw invalidField("kind", "This version of the product does not know this kind of section.");
  if (kind.isKeptElsewhere) throw invalidField("kind", `A ${kind.one} is not written here.`);
  return kind;
}
