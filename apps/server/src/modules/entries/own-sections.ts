import { findKind, type OwnSection } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { storable } from "./read-entry.ts";
import { insertEntries, insertSection, listSections } from "./repository.ts";

/** Adds sections under titles of their own behind those of a website. Call it while the website is locked. */
export async function addOwnSections(db: Db, websiteId: number, given: readonly OwnSection[]): Promise<void> {
  if (given.length === 0) return;
  const last = (await listSections(db, [websiteId])).at(-1)?.position ?? 0;
  for (const [index, { kind: name, title, entries }] of given.entries()) {
    const kind = findKind(name);
    if (!kind) throw new Error(`There is no kind of section "${name}".`);
    const section = await insertSection(db, {
      website_id: websiteId,
      kind: name,
      title: title === "" ? null : title,
      position: last + index + 1,
    });
    const place = { website_id: websiteId, section_id: section.id, kind: name };
    await insertEntries(
      db,
      entries.map((fields, at) => ({ ...place, position: at + 1, ...storable(kind, kind.fill(fields, null)) })),
    );
  }
}
