import { z } from "zod";
import { requiredText } from "../text.ts";
import { extraSectionNames, type ExtraSections } from "./extra-sections.ts";
import type { Contact, Seo } from "./website.ts";

/** How many versions of a website are kept: the newest of each sort; older ones make room (contract.md 20.5). */
export const versionLimits = { automatic: 40, named: 60 } as const;

/** So much time of editing lies between two automatic versions at least. */
export const automaticVersionIntervalMs = 10 * 60_000;

/** Why a version was kept: between edits, before a template or a restore, at publishing, or by the owner's word. */
export const versionKinds = ["automatic", "template", "published", "restore", "named"] as const;
export type VersionKind = (typeof versionKinds)[number];

export const websiteVersionSchema = z.object({
  id: z.number().int(),
  kind: z.enum(versionKinds),
  name: z.string().nullable(),
  /** What is different from the version before it, in words. */
  changes: z.array(z.string()),
  template_slug: z.string(),
  created_at: z.string(),
});
export type WebsiteVersion = z.infer<typeof websiteVersionSchema>;

export const versionNameSchema = z.object({ name: requiredText(120, "name") });

export const itemLists = ["experiences", "educations", "skills", "projects"] as const;
export type ItemListName = (typeof itemLists)[number];

type StoredItem = { id: number } & Record<string, unknown>;

/** All that a version brings back. Address, visibility and picture belong to the website itself and stay as they are. */
export type VersionContent = {
  fields: {
    name: string;
    full_name: string | null;
    intro: string;
    description: string;
    contact: Contact;
    seo: Seo;
    template_slug: string;
    extras: ExtraSections;
  };
  items: Record<ItemListName, StoredItem[]>;
  template_data: Record<string, Record<string, unknown>>;
};

const fieldWords = {
  name: "Website name",
  full_name: "Full name",
  intro: "Introduction",
  description: "About",
  contact: "Contact details",
  seo: "Search settings",
  template_slug: "Template",
} as const;

const itemWords: Readonly<Record<ItemListName, readonly [string, string]>> = {
  experiences: ["experience", "experiences"],
  educations: ["education", "educations"],
  skills: ["skill category", "skill categories"],
  projects: ["project", "projects"],
};

/** What differs between two versions, in words; empty when nothing does. */
export function describeChanges(before: VersionContent, after: VersionContent): string[] {
  const words: string[] = [];
  for (const [field, word] of Object.entries(fieldWords)) {
    const name = field as keyof typeof fieldWords;
    if (!isSame(before.fields[name], after.fields[name])) words.push(word);
  }
  for (const name of extraSectionNames) {
    if (!isSame(before.fields.extras[name], after.fields.extras[name])) words.push(capital(name));
  }
  for (const list of itemLists) words.push(...describeItems(before.items[list], after.items[list], itemWords[list]));
  if (!isSame(before.template_data, after.template_data)) words.push("Template data");
  return words;
}

function describeItems(
  before: readonly StoredItem[],
  after: readonly StoredItem[],
  [one, many]: readonly [string, string],
): string[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = after.filter(({ id }) => old.has(id));
  const changed = kept.filter((item) => !isSame(old.get(item.id), item)).length;
  const added = after.length - kept.length;
  const removed = before.length - kept.length;
  const counted = (count: number, verb: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many} ${verb}`];
  const order = (items: readonly StoredItem[]) => items.map(({ id }) => id).filter((id) => old.has(id));
  const remaining = before.filter(({ id }) => kept.some((item) => item.id === id)).map(({ id }) => id);
  const isMoved = !isSame(remaining, order(after));
  return [
    ...counted(added, "added"),
    ...counted(changed, "changed"),
    ...counted(removed, "removed"),
    ...(isMoved ? [`${capital(many)} in another order`] : []),
  ];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Equality by content; keys may stand in any order, as a database gives them back. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
