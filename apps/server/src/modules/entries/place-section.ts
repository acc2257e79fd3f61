import { kindOrder } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { insertSection, listSections, makeRoomForSection, type SectionRow } from "./repository.ts";

/** The kinds that a website has a section of from the beginning, so that they can be arranged while they are empty. */
const firstKinds = ["experience", "education", "skills", "projects"] as const;

/** Gives a new website its first sections. */
export async function addFirstSections(db: Db, websiteId: number): Promise<void> {
  for (const [index, kind] of firstKinds.entries()) {
    await insertSection(db, { website_id: websiteId, kind, position: index + 1 });
  }
}

/**
 * The first section of a kind. One that is not there yet is made, after the last section whose kind stands before it
 * in the list of kinds. Call it while the website is locked.
 */
export async function sectionOfKind(db: Db, websiteId: number, kind: string): Promise<SectionRow> {
  const present = await listSections(db, [websiteId]);
  const found = present.find((section) => section.kind === kind);
  if (found) return found;
  const before = present.findLast((section) => kindOrder(section.kind) < kindOrder(kind));
  const position = (before?.position ?? 0) + 1;
  await makeRoomForSection(db, websiteId, position);
  return insertSection(db, { website_id: websiteId, kind, position });
}
