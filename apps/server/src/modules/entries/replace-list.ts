import {
  fieldsOfListEntry,
  findKind,
  listEntryOf,
  sectionKinds,
  type ExtraSectionName,
  type ExtraSections,
} from "@vitrine/model";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../db/connection.ts";
import { sectionOfKind } from "./place-section.ts";
import { placeEntries, type PlacedEntry } from "./placed-entry.ts";
import { storable } from "./read-entry.ts";
import { insertEntries, listEntries, removeEntries, updateEntry } from "./repository.ts";

/**
 * Puts a website's whole list in place of the entries of its kind. An entry that is given as it is stored keeps its id
 * and whether it is shown; of the others, each takes the id of the one that stood in its place. Fields that the writer
 * did not send stay as they are. What cannot be read is left alone. Call it while the website is locked.
 */
export async function replaceList(
  db: Db,
  websiteId: number,
  list: ExtraSectionName,
  given: readonly unknown[],
): Promise<void> {
  const kind = sectionKinds.find((each) => each.list === list);
  if (!kind) throw new Error(`No kind of section has the list "${list}".`);
  const rows = await placeEntries(db, await listEntries(db, [websiteId], [kind.name]));
  const before = rows.filter(({ problem }) => problem === null);
  const kept = matchEntries(list, before, given);
  const wanted = new Set(kept.map((entry) => entry?.row.id));
  const gone = before.map(({ row }) => row.id).filter((id) => !wanted.has(id));
  await removeEntries(db, websiteId, kind.name, gone);
  if (given.length === 0) return;
  const section = await sectionOfKind(db, websiteId, kind.name);
  for (const [index, entry] of given.entries()) {
    const stored = kept[index];
    const fields = kind.fill(fieldsOfListEntry(list, entry), stored?.fields ?? null);
    const values = { ...storable(kind, fields), position: index + 1 };
    if (!stored) {
      await insertEntries(db, [{ website_id: websiteId, section_id: section.id, kind: kind.name, ...values }]);
    } else if (stored.row.position !== values.position || !isDeepStrictEqual(stored.fields, values.data)) {
      await updateEntry(db, stored.row, values);
    }
  }
}

/** For each given entry the stored one that it is: the equal one, else the one in its place. */
function matchEntries(
  list: ExtraSectionName,
  before: readonly PlacedEntry[],
  given: readonly unknown[],
): (PlacedEntry | null)[] {
  const free = new Set(before);
  const equal = given.map((entry) => {
    const found = [...free].find(({ fields }) => isDeepStrictEqual(listEntryOf(list, fields), entry));
    if (found) free.delete(found);
    return found ?? null;
  });
  return equal.map((found, index) => {
    const inPlace = before[index];
    if (found || !inPlace || !free.has(inPlace)) return found;
    free.delete(inPlace);
    return inPlace;
  });
}

/** The lists of the website's answers that hold these entries; those of one site. */
export function extraListsOf(entries: readonly PlacedEntry[], empty: ExtraSections): ExtraSections {
  const lists: Record<string, unknown[]> = Object.fromEntries(Object.entries(empty).map(([name]) => [name, []]));
  for (const { row, shown, problem } of entries) {
    const list = findKind(row.kind)?.list;
    if (problem === null && list && lists[list]) lists[list].push(listEntryOf(list as ExtraSectionName, shown));
  }
  return lists as ExtraSections;
}
