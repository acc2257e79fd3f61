import { findKind, isSaidByCv, profileKind, readContact, type ComparedEntry } from "@vitrine/model";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../db/connection.ts";
import { invalidField } from "../../http/app-error.ts";
import {
  insertEntries,
  listEntries,
  findEntry,
  listSectionEntries,
  makeRoomForEntries,
  measureEntries,
  placeEntries,
  sectionOfKind,
  storable,
  updateEntry,
  type EntryRow,
} from "../entries/index.ts";
import { updateWebsite, type WebsiteRow } from "../websites/index.ts";

type Fields = ComparedEntry["fields"];

/** The website as it is compared with a CV: its own fields, and every entry of a kind that a CV can say. */
export async function readSite(db: Db, row: WebsiteRow): Promise<{ site: ComparedEntry[]; rows: readonly EntryRow[] }> {
  const rows = await listEntries(db, [row.id]);
  const placed = await placeEntries(db, rows);
  const { title, email, phone, location } = readContact(row.contact);
  const { intro, description } = row;
  const own = { full_name: row.full_name ?? "", title, email, phone, location, intro, description };
  const site = placed.flatMap(({ row: { id, kind, visible }, fields, problem }) =>
    problem === null && isSaidByCv(kind) ? [asSite(kind, id, fields, visible)] : [],
  );
  return { site: [asSite(profileKind, row.id, own, true), ...site], rows };
}

function asSite(kind: string, id: number, fields: Fields, isVisible: boolean): ComparedEntry {
  return { id, kind, fields, isVisible, says: null, pointers: [] };
}

/**
 * Stores what differs between two states of a website. Call it while the website is locked.
 * @returns the website's row, with its version raised
 * @throws AppError validation_failed where a section has no room for its new entries
 */
export async function writeSite(
  inside: Db,
  row: WebsiteRow,
  {
    before,
    rows,
    after,
  }: { before: readonly ComparedEntry[]; rows: readonly EntryRow[]; after: readonly ComparedEntry[] },
): Promise<WebsiteRow | null> {
  const known = new Map(before.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  const stored = new Map(rows.map((one) => [`${one.kind} ${one.id}`, one]));
  for (const entry of after) {
    const key = `${entry.kind} ${entry.id}`;
    const [former, place] = [known.get(key), stored.get(key)];
    if (entry.id === null || entry.kind === profileKind || !former || !place) continue;
    await changeEntry(inside, place, former, entry);
  }
  const added = after.filter(({ id }) => id === null);
  for (const [kind, entries] of Map.groupBy(added, (entry) => entry.kind))
    await addEntries(inside, row.id, kind, entries);
  return updateWebsite(inside, row, profileValues(row, after));
}

async function changeEntry(inside: Db, row: EntryRow, former: ComparedEntry, entry: ComparedEntry): Promise<void> {
  const kind = findKind(entry.kind);
  const keys = Object.keys(entry.fields).filter((key) => !isDeepStrictEqual(entry.fields[key], former.fields[key]));
  if (!kind || (keys.length === 0 && entry.isVisible === former.isVisible)) return;
  const given = Object.fromEntries(keys.map((key) => [key, entry.fields[key]]));
  const fields = storable(kind, kind.fill(given, former.fields));
  await updateEntry(inside, row, { ...fields, visible: entry.isVisible });
}

async function addEntries(
  inside: Db,
  websiteId: number,
  name: string,
  entries: readonly ComparedEntry[],
): Promise<void> {
  const kind = findKind(name);
  if (!kind) return;
  const { total } = await measureEntries(inside, websiteId, name);
  if (total + entries.length > kind.maxEntries)
    throw invalidField("accept", `Your site may not have more than ${kind.maxEntries} entries of "${kind.titles.en}".`);
  for (const [beside, group] of Map.groupBy(entries, (entry) => entry.beside ?? null)) {
    const place = await placeFor(inside, websiteId, { kind: name, beside, count: group.length });
    const rows = group.map(({ fields }, index) => ({
      website_id: websiteId,
      kind: name,
      section_id: place.sectionId,
      position: place.position + index,
      ...storable(kind, kind.fill(fields, null)),
    }));
    await insertEntries(inside, rows);
  }
}

/** Room for new entries before the one that the CV names next, or at the end of their section. */
async function placeFor(
  inside: Db,
  websiteId: number,
  { kind, beside, count }: { kind: string; beside: number | null; count: number },
): Promise<{ sectionId: number; position: number }> {
  const next = beside === null ? null : await findEntry(inside, websiteId, kind, beside);
  if (next) {
    const place = { sectionId: next.section_id, position: next.position };
    await makeRoomForEntries(inside, { ...place, count });
    return place;
  }
  const { id } = await sectionOfKind(inside, websiteId, kind);
  return { sectionId: id, position: ((await listSectionEntries(inside, id)).at(-1)?.position ?? 0) + 1 };
}

function profileValues(row: WebsiteRow, after: readonly ComparedEntry[]): Partial<WebsiteRow> {
  const fields = after.find(({ kind }) => kind === profileKind)?.fields ?? {};
  const text = (key: string): string => (typeof fields[key] === "string" ? fields[key] : "");
  const contact = readContact(row.contact);
  for (const key of ["title", "email", "phone", "location"] as const) contact[key] = text(key);
  return { full_name: text("full_name") || null, contact, intro: text("intro"), description: text("description") };
}
