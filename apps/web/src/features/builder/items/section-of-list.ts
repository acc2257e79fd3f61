import type { Website } from "@vitrine/model";
import type { ItemKindName } from "./item-kinds.ts";

/** The kinds of section whose entries have forms and calls of their own, by the name of their list here. */
const kinds = {
  experience: "experience",
  education: "education",
  skill: "skills",
  project: "projects",
  blogPost: "writing",
} as const satisfies Record<ItemKindName, string>;

/** The names of the lists. */
export const itemLists = Object.keys(kinds) as ItemKindName[];

/** The kind of section that shows a list. */
export function kindOfList(list: ItemKindName): string {
  return kinds[list];
}

/** The list of a kind of section; null for kinds without calls of their own. */
export function listOfKind(kind: string): ItemKindName | null {
  const found = Object.entries(kinds).find(([, name]) => name === kind);
  return found ? (found[0] as ItemKindName) : null;
}

/** The section that an entry of a list stands in; one that no section names belongs to the first of its kind. */
export function sectionOfItem(website: Website, list: ItemKindName, id: number) {
  const own = website.sections.filter(({ kind }) => kind === kinds[list]);
  return own.find(({ entry_ids }) => entry_ids.includes(id)) ?? own[0];
}
