import { z } from "zod";
import { blogStatuses } from "../blog/blog-post.ts";
import { educationFormDataSchema } from "../sections/education/schema.ts";
import { experienceFormDataSchema } from "../sections/experience/schema.ts";
import { projectFormDataSchema } from "../sections/projects/schema.ts";
import { skillFormDataSchema } from "../sections/skills/schema.ts";
import { limits } from "../limits.ts";
import { isStorableText, requiredText, text } from "../text.ts";
import { emptyExtraSections, extraSectionsSchema } from "./extra-sections.ts";
import { focalPointSchema } from "./focal-point.ts";
import { websiteStatuses } from "./visibility.ts";
import { contactInputSchema, emptyContact } from "./website.ts";

/** What a website can be exported as; the first is the default (contract.md 9). */
export const exportFormats = ["json", "pdf", "docx", "zip"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Name of the file that an export is kept under (document 2, section 7). */
export function exportFileName(websiteId: number, format: ExportFormat): string {
  return `website-${websiteId}.${format}`;
}

/** Marks our own files, so that no other JSON is taken for one. */
export const websiteExportFormat = "vitrine.website";
/** Raised when a reader of the former shape could not read the new one. */
export const websiteExportVersion = 1;

/** Descriptions that a CV brought may be longer than the forms allow; they are kept as they are. */
const longText = 20_000;

const dates = {
  date: text(255, "date").default(""),
  start_date: text(10, "start date").nullable().default(null),
  end_date: text(10, "end date").nullable().default(null),
  is_current: z.boolean().default(false),
};

/** Tells entries of one file apart, for the links of posts; a copy gets ids of its own. */
const id = z.number().int();
const names = z.array(text(255, "name")).max(500).default([]);

const experience = z.object({
  id,
  position: text(500, "position"),
  name: text(500, "company").default(""),
  place: text(500, "location").default(""),
  description: text(longText, "description").default(""),
  skills: names,
  ...dates,
  form_data: experienceFormDataSchema.default({}),
});

const education = z.object({
  id,
  degree: text(500, "degree"),
  name: text(500, "institution").default(""),
  place: text(500, "location").default(""),
  gpa: text(255, "gpa").default(""),
  description: text(longText, "description").default(""),
  skills: names,
  ...dates,
  form_data: educationFormDataSchema.default({}),
});

const skillCategory = z.object({
  id,
  title: text(255, "title"),
  info: names,
  icon: text(60, "icon").default(""),
  form_data: skillFormDataSchema.default({}),
});

const project = z.object({
  id,
  title: text(500, "title"),
  category: text(255, "category").default(""),
  description: text(longText, "description").default(""),
  technologies: names,
  pictures: z
    .array(z.object({ img: text(2048, "picture") }))
    .max(50)
    .default([]),
  code_url: text(2048, "URL").default(""),
  implementation: text(2048, "URL").default(""),
  url: text(2048, "URL").default(""),
  ...dates,
  form_data: projectFormDataSchema.default({}),
});

const blogPost = z.object({
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

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry));
}

/** What was typed into the form of one category of templates. */
const templateData = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= limits.templateDataBytes && isStorable(data), {
    error: "The template data cannot be stored.",
  });

const items = { max: limits.itemsPerSection };

/**
 * The file of a JSON export: everything that the owner of a website entered (contract.md 9). The address and the
 * visibility are told, but a copy that is made of the file is a draft without an address.
 */
export const websiteExportSchema = z.object({
  format: z.literal(websiteExportFormat),
  version: z.literal(websiteExportVersion),
  exported_at: z.iso.datetime(),
  website: z.object({
    name: requiredText(255, "name"),
    full_name: text(255, "full name").nullable().default(null),
    intro: text(2000, "intro").default(""),
    description: text(longText, "description").default(""),
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
    extras: extraSectionsSchema.partial().transform((extras) => ({ ...emptyExtraSections(), ...extras })),
  }),
  /** The profile picture itself, in base64. */
  picture: z
    .object({
      content_type: z.string().max(60),
      data: z.base64(),
      focal: focalPointSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
  experiences: z.array(experience).max(items.max).default([]),
  educations: z.array(education).max(items.max).default([]),
  skills: z.array(skillCategory).max(limits.skillCategories).default([]),
  projects: z.array(project).max(items.max).default([]),
  /** What was typed into the templates' own forms, by category in lower case. */
  template_data: z.record(z.string().max(60), templateData).default({}),
  blog_posts: z.array(blogPost).max(limits.blogPosts).default([]),
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
  if (!("version" in value) || value.version !== websiteExportVersion) {
    return { problem: "This export was made by a newer version of the product and cannot be read here." };
  }
  const read = websiteExportSchema.safeParse(value);
  if (read.success) return { export: read.data };
  const [issue] = read.error.issues;
  return { problem: `This export is damaged at "${issue?.path.join(".") ?? ""}": ${issue?.message ?? ""}` };
}
