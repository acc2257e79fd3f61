import { fieldsOfListEntry, isExtraSection, sectionKinds, type EntryFields, type Website } from "@vitrine/model";

const lists = new Set(sectionKinds.map(({ list }) => list));

/** The entries that a website answers in a list of their own, by the name of the list; groups of one are laid together. */
export function rowsOfList(website: Website, list: string): EntryFields[] {
  if (!lists.has(list)) return [];
  const rows: unknown = website[list as keyof Website];
  if (isExtraSection(list)) return Array.isArray(rows) ? rows.map((row) => fieldsOfListEntry(list, row)) : [];
  const flat: unknown[] = Array.isArray(rows) ? rows : Object.values(rows ?? {}).flat();
  return flat.filter((row): row is EntryFields => typeof row === "object" && row !== null);
}
