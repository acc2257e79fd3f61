import {
  extraSectionNames,
  fieldsOfListEntry,
  sectionKinds,
  websiteFromCv,
  type ExtraSectionName,
  type ParsedData,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { invalidField } from "../../http/app-error.ts";
import type { ContentService } from "../content/index.ts";
import {
  addOwnSections,
  insertEntries,
  listSectionEntries,
  measureEntries,
  sectionOfKind,
  storable,
} from "../entries/index.ts";
import { updateWebsite, type WebsiteRow } from "../websites/index.ts";

/** As the builder takes it (contract.md 10). */
const longestDescription = 2000;

/**
 * Adds what was read of sent lines at the end of the site's own lists; what is there already stays as it is.
 * @throws AppError validation_failed when a list is full
 */
export async function addToSite(
  inside: Db,
  content: ContentService,
  website: WebsiteRow,
  cv: ParsedData,
): Promise<void> {
  const { items, extras, ownSections } = websiteFromCv(cv);
  await content.insertItems(inside, website.id, items);
  for (const list of extraSectionNames) await addEntries(inside, website.id, list, extras[list]);
  await addOwnSections(inside, website.id, ownSections);
  const { summary } = cv.personal_info;
  if (summary === "") return;
  const description = [website.description, summary].filter((text) => text !== "").join("\n");
  if (description.length > longestDescription)
    throw invalidField("lines", "Your description has no room for these lines.");
  await updateWebsite(inside, website, { description });
}

async function addEntries(
  inside: Db,
  websiteId: number,
  list: ExtraSectionName,
  given: readonly unknown[],
): Promise<void> {
  const kind = sectionKinds.find((each) => each.list === list);
  if (!kind || given.length === 0) return;
  const { total } = await measureEntries(inside, websiteId, kind.name);
  if (total + given.length > kind.maxEntries)
    throw invalidField("lines", `This section may not have more than ${kind.maxEntries} entries.`);
  const section = await sectionOfKind(inside, websiteId, kind.name);
  const last = (await listSectionEntries(inside, section.id)).at(-1)?.position ?? 0;
  const place = { website_id: websiteId, section_id: section.id, kind: kind.name };
  const rows = given.map((entry, index) => ({
    ...place,
    position: last + index + 1,
    ...storable(kind, kind.fill(fieldsOfListEntry(list, entry), null)),
  }));
  await insertEntries(inside, rows);
}
