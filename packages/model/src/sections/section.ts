import { z } from "zod";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { sectionLayouts, sectionLayoutSchema } from "./layouts.ts";

/** A section as the calls of sections answer it. */
export const sectionSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** The owner's own title; null for the kind's. */
  title: z.string().nullable(),
  /** What the section is called: its own title or the kind's in English. */
  label: z.string(),
  visible: z.boolean(),
  layout: z.enum(sectionLayouts),
  /** The layouts that can be chosen for it. */
  layouts: z.array(z.enum(sectionLayouts)),
  position: z.number().int(),
  /** How many entries it has, hidden ones included. */
  count: z.number().int(),
  version: z.number().int(),
});
export type Section = z.infer<typeof sectionSchema>;

/** An entry of any kind as the calls of entries answer it. */
export const entrySchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
  visible: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
  /** Why it cannot be shown, when no upgrade could read it; its fields are then as they were stored. */
  problem: z.string().nullable(),
});
export type Entry = z.infer<typeof entrySchema>;

/**
 * A section in the answer of a whole website. Entries of kinds with a list of their own stand in that list, in the
 * order of the sections: `entry_ids` names them here. The other kinds bring their entries.
 */
export const websiteSectionSchema = sectionSchema.extend({
  entry_ids: z.array(z.number().int()),
  hidden_entry_ids: z.array(z.number().int()),
  entries: z.array(entrySchema),
});
export type WebsiteSection = z.infer<typeof websiteSectionSchema>;

/** A section as strangers see it: visible, with its visible entries only, in order. */
export const publicSectionSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  title: z.string().nullable(),
  layout: z.enum(sectionLayouts),
  entry_ids: z.array(z.number().int()),
  entries: z.array(z.object({ id: z.number().int(), fields: z.record(z.string(), z.unknown()) })),
});
export type PublicSection = z.infer<typeof publicSectionSchema>;

/** An empty title is none: the section is then called as its kind. */
const sectionTitleSchema = text(limits.sectionTitleCharacters, "title")
  .nullable()
  .transform((title) => title || null);

export const newSectionSchema = z.object({
  kind: z.string({ error: "The kind field is required." }).max(60),
  title: sectionTitleSchema.optional(),
  layout: sectionLayoutSchema.optional(),
});
export type NewSection = z.infer<typeof newSectionSchema>;

export const sectionChangesSchema = z.object({
  title: sectionTitleSchema.optional(),
  visible: z.boolean({ error: "The visible field must be true or false." }).optional(),
  layout: sectionLayoutSchema.optional(),
});
export type SectionChanges = z.infer<typeof sectionChangesSchema>;

/** `fields` are checked by the kind of the section that they are sent to. */
export const entryInputSchema = z.object({
  fields: z.record(z.string(), z.unknown(), { error: "The fields must be an object." }),
  visible: z.boolean({ error: "The visible field must be true or false." }).optional(),
});
export type EntryInput = z.infer<typeof entryInputSchema>;
export const entryChangesSchema = entryInputSchema.partial();
export type EntryChanges = z.infer<typeof entryChangesSchema>;

/** All ids of a list in their new order. */
export const newOrderSchema = z.object({
  ids: z.array(z.number().int()).max(1000).min(1, { error: "The ids field is required." }),
});
