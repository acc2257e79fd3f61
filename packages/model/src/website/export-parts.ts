import { z } from "zod";
import { blogStatuses } from "../blog/blog-post.ts";
import { limits } from "../limits.ts";
import { isStorableText, requiredText, text } from "../text.ts";
import { focalPointSchema } from "./focal-point.ts";
import { websiteStatuses } from "./visibility.ts";
import { contactInputSchema, emptyContact } from "./website.ts";

/** Tells entries of one file apart, for the links of posts; a copy gets ids of its own. */
const id = z.number().int();

export const exportedPostSchema = z.object({
  title: requiredText(255, "title"),
  slug: text(limits.blogSlugCharacters, "slug").default(""),
  content: z
    .string()
    .max(limits.blogContentBytes)
    .refine(isStorableText, { error: "The content contains characters that cannot be stored." }),
  excerpt: text(limits.blogExcerptCharacters, "excerpt").default(""),
  status: z.enum(blogStatuses).default("draft"),
  published_at: z.iso.datetime().nullable().default(null),
  tags: z.array(text(limits.blogTagCharacters, "tag")).max(limits.blogTags).default([]),
  meta_description: text(limits.blogMetaDescriptionCharacters, "meta description").default(""),
  linked_experience_id: id.nullable().default(null),
  linked_project_id: id.nullable().default(null),
});

/** Whether a database keeps all texts of a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry));
}

/** What was typed into the templates' own forms, by category in lower case. */
export const exportedTemplateDataSchema = z.record(
  z.string().max(60),
  z
    .record(z.string(), z.unknown())
    .refine((data) => JSON.stringify(data).length <= limits.templateDataBytes && isStorable(data), {
      error: "The template data cannot be stored.",
    }),
);

/** The profile picture itself, in base64. */
export const exportedPictureSchema = z.object({
  content_type: z.string().max(60),
  data: z.base64(),
  focal: focalPointSchema.nullable().default(null),
});

/** A picture of work, in base64; `id` is what entries of the same file name it by. */
export const exportedMediaSchema = exportedPictureSchema.extend({
  id,
  alt: text(500, "description").default(""),
  caption: text(500, "caption").default(""),
});

/** Descriptions that a CV brought may be longer than the forms allow; they are kept as they are. */
export const exportedTextCharacters = 20_000;

/** The website's own fields; the address and the visibility are told only. */
export const exportedWebsiteShape = {
  name: requiredText(255, "name"),
  full_name: text(255, "full name").nullable().default(null),
  intro: text(2000, "intro").default(""),
  description: text(exportedTextCharacters, "description").default(""),
  contact: contactInputSchema.transform((contact) => ({ ...emptyContact, ...contact })),
  seo: z.object({
    title: text(255, "title").default(""),
    description: text(500, "description").default(""),
    indexable: z.boolean().default(true),
  }),
  template_slug: text(60, "template"),
  status: z.enum(websiteStatuses).default("draft"),
  subdomain: z.string().max(63).nullable().default(null),
  domain: z.string().max(255).nullable().default(null),
};
