import { z } from "zod";
import { sectionKinds } from "../sections/kinds.ts";
import type { StoredShape } from "../sections/read-stored.ts";
import { fieldsOfListEntry, isExtraSection } from "./extra-sections.ts";
import { readContact, readLook, readSeo } from "./read-stored-fields.ts";

/** An entry as a version keeps it, unread. What was kept before entries had ids of one sequence has none. */
const keptEntrySchema = z.object({
  id: z.number().int().nullable(),
  visible: z.boolean().default(true),
  schema_version: z.number().int().default(1),
  data: z.unknown(),
});
export type KeptEntry = z.infer<typeof keptEntrySchema>;

const keptSectionSchema = z.object({
  /** Null in versions that were kept before there were sections: the website's own of that kind is meant. */
  id: z.number().int().nullable(),
  kind: z.string(),
  title: z.string().nullable().default(null),
  visible: z.boolean().default(true),
  layout: z.string().default("designed"),
  entries: z.array(keptEntrySchema),
});
export type KeptSection = z.infer<typeof keptSectionSchema>;

const versionContentSchema = z.object({
  fields: z.object({
    name: z.string(),
    full_name: z.string().nullable().default(null),
    intro: z.string().default(""),
    description: z.string().default(""),
    contact: z.unknown().optional().transform(readContact),
    seo: z.unknown().optional().transform(readSeo),
    look: z.unknown().optional().transform(readLook),
    template_slug: z.string(),
  }),
  sections: z.array(keptSectionSchema),
  template_data: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

/** All that a version brings back. Address, visibility and picture belong to the website itself and stay as they are. */
export type VersionContent = z.infer<typeof versionContentSchema>;

/** The stored content of a version; the first shape had a list for each kind and no sections. */
export const versionContentShape: StoredShape<VersionContent> = {
  version: 2,
  upgrades: { 1: (value) => withSections(value as FirstContent) },
  stored: versionContentSchema,
};

/** The version of a stored content: the first shape said none. */
export function versionOfContent(stored: unknown): number {
  const said = typeof stored === "object" && stored !== null && "version" in stored ? stored.version : 1;
  return typeof said === "number" ? said : 1;
}

type Lists = Readonly<Record<string, readonly unknown[] | undefined>>;
type FirstContent = {
  fields: Readonly<Record<string, unknown>> & { extras?: Lists };
  items?: Lists;
  template_data?: unknown;
};

/** Names of the lists of items in the first shape, where they differ from the kind's own list. */
const firstNames: Readonly<Record<string, string>> = { experience: "experiences", education: "educations" };

function withSections({ fields: { extras, ...fields }, items, template_data }: FirstContent): unknown {
  return { fields, sections: sectionsOfLists(items ?? {}, extras ?? {}), template_data };
}

/**
 * Sections made of one list for each kind, as versions and exports had them before there were sections.
 * @param items lists whose entries carry an `id`, beside fields
 * @param extras lists of the website's answers (contract.md 20.1)
 */
export function sectionsOfLists(items: Lists, extras: Lists): KeptSection[] {
  return sectionKinds.flatMap(({ name, list }): KeptSection[] => {
    if (list === null) return [];
    const listed = isExtraSection(list) ? extras[list] : items[firstNames[list] ?? list];
    if (!listed || (listed.length === 0 && isExtraSection(list))) return [];
    const entries = listed.map((item) => (isExtraSection(list) ? unnamed(fieldsOfListEntry(list, item)) : named(item)));
    return [{ id: null, kind: name, title: null, visible: true, layout: "designed", entries }];
  });
}

function named(item: unknown): KeptEntry {
  const { id, ...data } = item as { id: number };
  return { id, visible: true, schema_version: 1, data };
}

const unnamed = (data: unknown): KeptEntry => ({ id: null, visible: true, schema_version: 1, data });
