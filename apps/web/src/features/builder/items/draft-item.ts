import { formatDateRange, mergeDates, noDates, otherProjectCategory } from "@vitrine/model";
import { sameValue } from "../draft/fields.ts";
import type { AnyItem, ItemKindName, ItemOf, ItemValues } from "./item-kinds.ts";

type Own<Name extends ItemKindName> = Omit<
  ItemOf[Name],
  "id" | "website_id" | "version" | "order" | "created_at" | "updated_at"
>;

const blank: { [Name in ItemKindName]: Own<Name> } = {
  experience: { name: "", place: "", position: "", description: "", skills: [], ...noDates },
  education: { name: "", place: "", degree: "", gpa: "", description: "", skills: [], ...noDates },
  skill: { title: "", info: [], icon: "icon-star", confidence: 3 },
  project: {
    title: "",
    type: "project",
    category: otherProjectCategory,
    description: "",
    technologies: [],
    pictures: [],
    code_url: "",
    implementation: "",
    url: "",
    ...noDates,
  },
  blogPost: {
    title: "",
    slug: "",
    content: "",
    excerpt: "",
    status: "draft",
    published_at: null,
    tags: [],
    meta_description: "",
    linked_experience_id: null,
    linked_project_id: null,
  },
};

/** The id of what the server does not have yet: negative, and no other's. */
export function draftId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -(high * 2 ** 20 + (low >>> 12) + 1);
}

/** An entry as it shows before the server has it; its id is negative until then. */
export function draftItem(list: ItemKindName, websiteId: number, values: ItemValues): AnyItem {
  const now = new Date().toISOString();
  return {
    ...blank[list],
    ...values,
    ...("date" in blank[list] ? mergeDates(noDates, values) : {}),
    id: draftId(),
    website_id: websiteId,
    version: 0,
    order: 0,
    created_at: now,
    updated_at: now,
  };
}

/** Whether an entry has a word that a page may put above it. */
export function isNamed(item: AnyItem): boolean {
  const { title, name, position, degree } = { title: "", name: "", position: "", degree: "", ...item };
  return [title, name, position, degree].some((word) => word.trim() !== "");
}

const dateFields = ["date", "start_date", "end_date", "is_current"] as const;

/** What values change in an entry's fields: only what differs, before and after. Dates go together with their text. */
export function changesOf(stored: ItemValues, values: ItemValues): { before: ItemValues; after: ItemValues } | null {
  const next: ItemValues = { ...values, ...changedDates(stored, values) };
  const fields = Object.keys(next).filter((field) => !sameValue(stored[field] ?? null, next[field] ?? null));
  if (fields.some((field) => isDateField(field))) fields.push(...dateFields.filter((field) => !fields.includes(field)));
  if (fields.length === 0) return null;
  const part = (from: ItemValues) => Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: part(stored), after: part({ ...stored, ...next }) };
}

const isDateField = (field: string) => dateFields.some((name) => name === field);

type Dates = typeof noDates;

function changedDates(stored: ItemValues, values: ItemValues): Partial<Dates> {
  if (!dateFields.some((field) => field in values)) return {};
  const { date, start_date, end_date, is_current } = { ...noDates, ...(stored as Partial<Dates>) };
  const before: Dates = { date, start_date, end_date, is_current };
  const merged = mergeDates(before, values);
  const isSameRange = sameValue({ ...merged, date: "" }, { ...before, date: "" });
  // A text that a CV gave stays until the months themselves change.
  return isSameRange && !("date" in values) && before.date !== formatDateRange(before) ? before : merged;
}
