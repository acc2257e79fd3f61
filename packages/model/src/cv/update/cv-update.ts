import { z } from "zod";
import type { EntryFields } from "../../sections/define-kind.ts";
import { findKind, sectionTitle } from "../../sections/kinds.ts";
import { limits } from "../../limits.ts";
import { text } from "../../text.ts";
import type { EvidenceMap } from "../evidence.ts";
import { fieldGroups, listOf, profileKind, valueOf, type FieldGroup } from "./comparable.ts";
import { cvChangeTypes, type CvChange } from "./compare-cv.ts";
import { quotesOf, quoteSchema } from "./quote.ts";

/** One change as an owner is asked about it. */
const cvChangeSchema = z.object({
  id: z.string(),
  type: z.enum(cvChangeTypes),
  /** The kind of its section, or `profile`, and what it is called. */
  section: z.string(),
  section_title: z.string(),
  /** The entry as the newer CV calls it, or as the site does; empty for the person's own fields. */
  entry: z.string(),
  /** Null for a whole entry. */
  field: z.string().nullable(),
  /** What the last CV said, what the site says, and what it would say; one line each. */
  last: z.string(),
  before: z.string(),
  after: z.string(),
  /** Whether "accept all" means it: nothing that the owner wrote, took away or keeps private. */
  in_all: z.boolean(),
  /** The lines of the newer CV that say it. */
  evidence: z.array(quoteSchema),
});
export type ShownCvChange = z.infer<typeof cvChangeSchema>;

/** A newer CV that waits for its owner's decisions. */
export const cvUpdateSchema = z.object({
  changes: z.array(cvChangeSchema),
  /** False where it is not known what an earlier CV said, so that all on the site counts as its owner's own words. */
  knows_last: z.boolean(),
  created_at: z.string(),
});
export type CvUpdate = z.infer<typeof cvUpdateSchema>;

export const newCvSchema = z.object({
  text: text(limits.pastedTextCharacters, "CV text").optional(),
  // A form has no booleans, only their words.
  as_cv: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")])
    .optional()
    .describe("Its owner says that it is a CV: it is read as one, although it was taken for another paper"),
});

export const acceptChangesSchema = z.object({
  accept: z.union([z.literal("all"), z.array(z.string().max(200)).max(2000)], {
    error: 'Say "all", or the changes that you accept.',
  }),
  version: z.number().int().optional(),
});

const profileTitle = "About you";

/** A change in words, with the lines of the newer CV that say it. */
export function describeCvChange(change: CvChange, source: { text: string; evidence: EvidenceMap }): ShownCvChange {
  const { id, type, kind: section, entry, group, after, last } = change;
  const kind = findKind(section);
  const said = (fields: EntryFields) => (group ? shownValue(group, fields) : entryText(section, fields));
  return {
    id,
    type,
    section,
    section_title: kind ? sectionTitle(kind, null) : profileTitle,
    entry: section === profileKind ? "" : (entryText(section, entry?.fields ?? after).split("\n")[0] ?? ""),
    field: group?.label ?? null,
    last: last ? said(last) : "",
    before: entry ? said(entry.fields) : "",
    after: said(after),
    in_all: change.isInAll,
    evidence: quotesOf(change, source),
  };
}

function shownValue(group: FieldGroup, fields: EntryFields): string {
  if (group.isList) return listOf(fields[group.name]).join(", ");
  // The lines of a text stay as they are.
  const alone = group.keys.length === 1 ? fields[group.keys[0] ?? ""] : null;
  return typeof alone === "string" ? alone : valueOf(group, fields);
}

/** Title, place, dates, words, tags and address of an entry, a line each. */
function entryText(name: string, fields: EntryFields): string {
  const kind = findKind(name);
  if (!kind)
    return fieldGroups(name)
      .flatMap((group) => shownValue(group, fields) || [])
      .join("\n");
  if (Object.keys(fields).length === 0) return "";
  const { title, under, dates, text: words, tags, url } = kind.record(fields);
  const lines = [title, under.join(", "), dates?.date ?? "", words, tags.join(", "), url === title ? "" : url];
  return lines.filter((line) => line !== "").join("\n");
}
