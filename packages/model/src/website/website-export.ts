import { z } from "zod";
import { limits } from "../limits.ts";
import { findKind } from "../sections/kinds.ts";
import { sectionLayoutSchema } from "../sections/layouts.ts";
import { text } from "../text.ts";
import {
  exportedMediaSchema,
  exportedPictureSchema,
  exportedPostSchema,
  exportedTemplateDataSchema,
  exportedTextCharacters,
  exportedWebsiteShape,
  isStorable,
} from "./export-parts.ts";
import { firstExportSchema, withSections } from "./first-export.ts";
import { lookSchema } from "./look.ts";

/** Marks our own files, so that no other JSON is taken for one. */
export const websiteExportFormat = "vitrine.website";
/** Raised when a reader of the former shape could not read the new one. */
export const websiteExportVersion = 2;

function isReasonable(value: unknown): boolean {
  if (typeof value === "string") return value.length <= exportedTextCharacters;
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).length <= 500 && Object.values(value).every(isReasonable);
}

const exportedEntrySchema = z.object({
  /** Tells entries of one kind apart, for the links of posts; a copy gets ids of its own. */
  id: z.number().int().nullable().default(null),
  visible: z.boolean().default(true),
  /** The version of the kind that the fields were stored in. */
  version: z.number().int().min(1).default(1),
  fields: z
    .unknown()
    .refine(isStorable, { error: "The entry contains characters that cannot be stored." })
    .refine(isReasonable, { error: "The entry is too large." }),
});

const exportedSectionSchema = z.object({
  id: z.number().int().nullable().default(null),
  kind: z.string().refine((kind) => findKind(kind) !== undefined, {
    error: "This version of the product does not know this kind of section.",
  }),
  title: text(limits.sectionTitleCharacters, "title").nullable().default(null),
  visible: z.boolean().default(true),
  layout: sectionLayoutSchema.default("designed"),
  entries: z.array(exportedEntrySchema).max(1000).default([]),
});

/**
 * The file of a JSON export: everything that the owner of a website entered (contract.md 9). The address and the
 * visibility are told, but a copy that is made of the file is a draft without an address.
 */
export const websiteExportSchema = z.object({
  format: z.literal(websiteExportFormat),
  version: z.literal(websiteExportVersion),
  exported_at: z.iso.datetime(),
  website: z.object({ ...exportedWebsiteShape, look: lookSchema.partial().optional() }),
  picture: exportedPictureSchema.nullable().default(null),
  media: z.array(exportedMediaSchema).max(limits.picturesPerWebsite).default([]),
  /** In the owner's order, with what is hidden. */
  sections: z.array(exportedSectionSchema).max(limits.sectionsPerWebsite).default([]),
  template_data: exportedTemplateDataSchema.default({}),
  blog_posts: z.array(exportedPostSchema).max(limits.blogPosts).default([]),
});
export type WebsiteExport = z.infer<typeof websiteExportSchema>;

export const notAnExportMessage = "This file is not a website export. Please choose the JSON file of an export.";

/**
 * Reads the text of an exported file.
 * @returns the export, or what is wrong with the file in a sentence
 */
export function readWebsiteExport(file: string): { export: WebsiteExport } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(file.replace(/^\uFEFF/, ""));
  } catch {
    return { problem: notAnExportMessage };
  }
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== websiteExportFormat) {
    return { problem: notAnExportMessage };
  }
  const version = "version" in value ? value.version : null;
  if (version === 1) return readFirst(value);
  if (version !== websiteExportVersion) {
    return { problem: "This export was made by a newer version of the product and cannot be read here." };
  }
  const read = websiteExportSchema.safeParse(value);
  return read.success ? { export: read.data } : { problem: problemOf(read.error) };
}

/** A file from before there were sections; checked as it was then, so that its problems are named in its own words. */
function readFirst(value: object): { export: WebsiteExport } | { problem: string } {
  const first = firstExportSchema.safeParse(value);
  if (!first.success) return { problem: problemOf(first.error) };
  const read = websiteExportSchema.safeParse(withSections(first.data));
  return read.success ? { export: read.data } : { problem: problemOf(read.error) };
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return `This export is damaged at "${issue?.path.join(".") ?? ""}": ${issue?.message ?? ""}`;
}
