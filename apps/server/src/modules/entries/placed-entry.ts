import { findKind, sectionLayouts, sectionTitle, type Entry, type EntryFields, type Section } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { iso } from "../auth/index.ts";
import { readEntry } from "./read-entry.ts";
import type { EntryRow, SectionRow } from "./repository.ts";
import { picturesOf, withPictures, type PicturesById } from "./shown-pictures.ts";

/** An entry as it was read: its fields, or why it cannot be. */
export type PlacedEntry = {
  row: EntryRow;
  fields: EntryFields;
  /** The fields as answers show them: with the addresses and sizes of their pictures. */
  shown: EntryFields;
  problem: string | null;
};

/** Reads rows of entries, with what their pictures are. Their order stays. */
export async function placeEntries(db: Db, rows: readonly EntryRow[]): Promise<PlacedEntry[]> {
  const read = rows.map((row) => {
    const result = readEntry(row);
    return { row, fields: result.ok ? result.value : rawFields(row.data), problem: result.ok ? null : result.reason };
  });
  const readable = read.filter(({ problem }) => problem === null);
  const pictures: PicturesById = await picturesOf(
    db,
    readable.map(({ row, fields }) => ({ kind: row.kind, fields })),
  );
  return read.map((entry) => ({
    ...entry,
    shown:
      entry.problem === null
        ? withPictures(entry.row.kind, entry.fields, pictures, entry.row.website_id)
        : entry.fields,
  }));
}

/** As it was stored, so that nothing is lost and its owner can see it. */
function rawFields(data: unknown): EntryFields {
  return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : { value: data };
}

/** An entry as the calls of entries answer it. */
export function presentEntry({ row, shown, problem }: PlacedEntry): Entry {
  const { id, kind, visible, position, version } = row;
  return { id, kind, fields: shown, visible, position, version, problem };
}

/** An entry as the calls of its kind's own list answer it (contract.md 2): its fields beside what belongs to its row. */
export function presentItem<Item>({ row, shown }: PlacedEntry): Item {
  const { id, website_id, version, position, created_at, updated_at } = row;
  const stamps = { created_at: iso(created_at), updated_at: iso(updated_at) };
  return { ...shown, id, website_id, version, order: position, ...stamps } as Item;
}

/** A section as the calls of sections answer it. */
export function presentSection(row: SectionRow, count: number): Section {
  const { id, title, visible, position, version } = row;
  const kind = findKind(row.kind);
  return {
    id,
    kind: row.kind,
    title,
    label: kind ? sectionTitle(kind, title) : (title ?? row.kind),
    visible,
    layout: sectionLayouts.find((layout) => layout === row.layout) ?? "designed",
    layouts: [...(kind?.layouts ?? ["designed" as const])],
    position,
    count,
    version,
  };
}
