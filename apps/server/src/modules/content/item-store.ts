import { findKind, type SectionKind } from "@vitrine/model";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { entries as entriesTable } from "../../db/schema/sections.ts";
import { websites } from "../../db/schema/websites.ts";
import {
  findEntry,
  insertEntries,
  listEntries,
  measureEntries,
  placeEntries,
  removeEntries,
  sectionOfKind,
  storable,
  updateEntry,
  type EntryRow,
  type PlacedEntry,
} from "../entries/index.ts";
import type { ItemRow, ItemStore, ItemValues } from "./repository.ts";

/** An entry of a kind with calls of its own: what every item has, with the entry behind it. */
export type EntryItem = ItemRow & { entry: PlacedEntry };

/** The entries of one kind, over all its sections, as a list of items (contract.md 11). */
export function createEntryStore(name: string): ItemStore<EntryItem> {
  const kind = kindNamed(name);

  async function items(db: Db, rows: readonly EntryRow[]): Promise<EntryItem[]> {
    const placed = await placeEntries(db, rows);
    return placed.filter(({ problem }) => problem === null).map(toItem);
  }

  return {
    list: async (db, websiteId) => items(db, await listEntries(db, [websiteId], [name])),

    async find(db, websiteId, id) {
      const row = await findEntry(db, websiteId, name, id);
      return row ? ((await items(db, [row]))[0] ?? null) : null;
    },

    async websitesOf(db, userId, ids) {
      const found = await db
        .select({ website: entriesTable.website_id })
        .from(entriesTable)
        .innerJoin(websites, eq(websites.id, entriesTable.website_id))
        .where(and(eq(entriesTable.kind, name), inArray(entriesTable.id, [...ids]), eq(websites.user_id, userId)));
      return found.map((row) => row.website);
    },

    measure: (db, websiteId) => measureEntries(db, websiteId, name),

    async insert(db, websiteId, values) {
      if (values.length === 0) return [];
      const section = await sectionOfKind(db, websiteId, name);
      const rows = values.map(({ order, fields }) => ({
        website_id: websiteId,
        section_id: section.id,
        kind: name,
        position: order,
        ...storable(kind, fields),
      }));
      return items(db, await insertEntries(db, rows));
    },

    async update(db, websiteId, id, { order, fields }) {
      const values = { ...(order === undefined ? {} : { position: order }), ...(fields ? storable(kind, fields) : {}) };
      const row = await updateEntry(db, { website_id: websiteId, kind: name, id }, values);
      return row ? ((await items(db, [row]))[0] ?? null) : null;
    },

    remove: (db, websiteId, ids) => removeEntries(db, websiteId, name, ids),

    /** Each keeps its section; within that, they stand as they are given. */
    arrange(rows) {
      const places = new Map<number, number>();
      return rows.map(({ entry }) => {
        const place = (places.get(entry.row.section_id) ?? 0) + 1;
        places.set(entry.row.section_id, place);
        return place;
      });
    },
  };
}

function kindNamed(name: string): SectionKind {
  const kind = findKind(name);
  if (!kind) throw new Error(`There is no kind of section named "${name}".`);
  return kind;
}

function toItem(entry: PlacedEntry): EntryItem {
  const { id, website_id, version, position, created_at, updated_at } = entry.row;
  return { id, website_id, version, order: position, created_at, updated_at, entry };
}

/** What an item holds as it would be stored again. */
export function valuesOfEntry({ entry }: EntryItem): ItemValues {
  return { ...entry.fields };
}
