import { findKind, limits, type NewSection, type Section, type SectionChanges, type SectionKind } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { differs } from "../content/index.ts";
import {
  countPosts,
  insertSection,
  listSections,
  removeSections,
  updateSection,
  type SectionRow,
} from "../entries/index.ts";
import { touchWebsite } from "../websites/index.ts";
import { present, presentAll, type SectionAccess, type SectionTarget, type WebsiteTarget } from "./access.ts";

/** The sections of a website: add, rename, hide, lay out, order, remove (design/sections.md). */
export function createSectionService(db: Db, access: SectionAccess) {
  const { locked, requireOwned, current } = access;

  return {
    checkWebsite: requireOwned,
    async checkSection(target: SectionTarget): Promise<void> {
      await requireOwned(target);
      await current(db, target);
    },

    async list(target: WebsiteTarget): Promise<Section[]> {
      await requireOwned(target);
      return presentAll(db, target.id);
    },

    /** Adds a section at the end. */
    async create(target: WebsiteTarget, input: NewSection): Promise<Section> {
      const kind = findKind(input.kind);
      if (!kind) throw invalidField("kind", "The selected kind is invalid.");
      requireLayout(kind, input.layout);
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const before = await listSections(inside, [websiteId]);
        requireRoom(before, kind);
        const position = (before.at(-1)?.position ?? 0) + 1;
        const layout = input.layout ?? kind.layouts[0] ?? "designed";
        const title = input.title ?? null;
        const row = await insertSection(inside, { website_id: websiteId, kind: kind.name, title, layout, position });
        await touchWebsite(inside, websiteId);
        return present(inside, row);
      });
    },

    /** Applies the given fields; an input without a difference stores nothing. */
    async update(target: SectionTarget, { title, visible, layout }: SectionChanges): Promise<Section> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const row = await current(inside, target);
        const kind = findKind(row.kind);
        if (kind) requireLayout(kind, layout);
        const values = {
          title: title === undefined ? row.title : title,
          visible: visible ?? row.visible,
          layout: layout ?? row.layout,
        };
        if (!differs(row, values)) return present(inside, row);
        const stored = await updateSection(inside, row, values);
        await touchWebsite(inside, websiteId);
        return present(inside, stored);
      });
    },

    /** Puts all sections in the order of `ids`, all or nothing. */
    async reorder(target: WebsiteTarget, ids: readonly number[]): Promise<Section[]> {
      await requireOwned(target);
      requireUnique(ids);
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const rows = await listSections(inside, [websiteId]);
        const places = new Map(ids.map((id, index) => [id, index + 1]));
        if (rows.length !== ids.length || rows.some(({ id }) => !places.has(id))) {
          throw new AppError("reorder_conflict", { data: { sections: await presentAll(inside, websiteId) } });
        }
        for (const row of rows) {
          const position = places.get(row.id) ?? row.position;
          if (position !== row.position) await updateSection(inside, row, { position });
        }
        await touchWebsite(inside, websiteId);
        return presentAll(inside, websiteId);
      });
    },

    /** Removes a section with its entries. What a feature of its own keeps is not removed with a section. */
    async remove(target: SectionTarget): Promise<void> {
      await requireOwned(target);
      await db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const row = await current(inside, target);
        const kind = findKind(row.kind);
        if (kind?.isKeptElsewhere && (await countPosts(inside, websiteId)) > 0) {
          throw invalidField("kind", "Posts stand in this section. Hide it, or delete the posts first.");
        }
        await removeSections(inside, websiteId, [row.id]);
        await touchWebsite(inside, websiteId);
      });
    },
  };
}

function requireLayout({ layouts }: SectionKind, layout: SectionChanges["layout"]): void {
  if (layout !== undefined && !layouts.includes(layout))
    throw invalidField("layout", "The selected layout is invalid.");
}

function requireRoom(before: readonly SectionRow[], kind: SectionKind): void {
  if (before.length >= limits.sectionsPerWebsite) {
    throw invalidField("kind", `A website may not have more than ${limits.sectionsPerWebsite} sections.`);
  }
  if (kind.isKeptElsewhere && before.some((row) => row.kind === kind.name)) {
    throw invalidField("kind", "The website has this section already.");
  }
}

/** @throws AppError validation_failed for an id that is given twice */
export function requireUnique(ids: readonly number[]): void {
  if (new Set(ids).size < ids.length) throw invalidField("ids", "The ids may contain each id once only.");
}
