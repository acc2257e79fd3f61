import {
  findKind,
  type Education,
  type EducationInput,
  type EntryFields,
  type Experience,
  type ExperienceInput,
  type Project,
  type ProjectInput,
  type SkillCategory,
  type SkillCategoryInput,
} from "@vitrine/model";
import { presentItem, requireOwnPictures } from "../entries/index.ts";
import type { ItemKind } from "./item-kind.ts";
import { createEntryStore, valuesOfEntry, type EntryItem } from "./item-store.ts";

type Names<Input, Item> = Pick<ItemKind<EntryItem, Input, Item>, "key" | "collection">;

/**
 * A kind of section as a list with calls of its own; all that is special about it, the kind itself says.
 * @param extra what answers say beside the entry's fields
 */
function itemKind<Input extends object, Item>(
  name: string,
  names: Names<Input, Item>,
  extra: Partial<Item> = {},
): ItemKind<EntryItem, Input, Item> {
  const kind = findKind(name);
  if (!kind) throw new Error(`There is no kind of section named "${name}".`);
  const { fill: filled } = kind;
  return {
    ...names,
    store: createEntryStore(name),
    maxItems: kind.maxEntries,
    needsStart: kind.form.some((field) => field.kind === "months" && field.required === true),
    present: ({ entry }) => ({ ...presentItem<Item>(entry), ...extra }),
    values: valuesOfEntry,
    fill: (input, stored) => kind.stored.parse(filled(input as EntryFields, stored?.entry.fields ?? null)),
    check: (db, websiteId, fields) => requireOwnPictures(db, websiteId, { kind: name, fields }),
  };
}

export const experienceItems = itemKind<ExperienceInput, Experience>("experience", {
  key: "experience",
  collection: "experiences",
});

export const educationItems = itemKind<EducationInput, Education>("education", {
  key: "education",
  collection: "educations",
});

export const skillItems = itemKind<SkillCategoryInput, SkillCategory>(
  "skills",
  { key: "skill", collection: "skills" },
  { confidence: 3 },
);

export const projectItems = itemKind<ProjectInput, Project>(
  "projects",
  { key: "project", collection: "projects" },
  { type: "project" },
);
