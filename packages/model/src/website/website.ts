import { z } from "zod";
import { blogPostSchema } from "../blog/blog-post.ts";
import { educationSchema } from "../sections/education/schema.ts";
import { experienceSchema } from "../sections/experience/schema.ts";
import { projectSchema } from "../sections/projects/schema.ts";
import { skillCategorySchema } from "../sections/skills/schema.ts";
import { websiteSectionSchema } from "../sections/section.ts";
import { requiredText, simpleEmailPattern, text } from "../text.ts";
import { extraSectionsSchema } from "./extra-sections.ts";
import { focalPointSchema } from "./focal-point.ts";
import { lookSchema } from "./look.ts";
import { subdomainSchema } from "./subdomain.ts";
import { websiteStatuses } from "./visibility.ts";

export const contactSchema = z.object({
  email: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  phone: z.string(),
  available_for_freelance: z.boolean(),
});
export type Contact = z.infer<typeof contactSchema>;

export const emptyContact: Contact = {
  email: "",
  title: "",
  description: "",
  location: "",
  phone: "",
  available_for_freelance: false,
};

export const seoSchema = z.object({ title: z.string(), description: z.string(), indexable: z.boolean() });
export type Seo = z.infer<typeof seoSchema>;

export const websiteTemplateSchema = z.object({
  id: z.number().int().nullable(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  metadata: z.object({ loader_path: z.string(), features: z.array(z.string()) }),
});

/** A website without its related lists (contract.md 2, Website). */
export const websiteCoreSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  full_name: z.string().nullable(),
  intro: z.string(),
  description: z.string(),
  subdomain: z.string().nullable(),
  domain: z.string().nullable(),
  contact: contactSchema,
  flat_picture: z.string().nullable(),
  picture_focal: focalPointSchema.nullable(),
  is_published: z.boolean(),
  status: z.enum(websiteStatuses),
  /** When an admin took it from the public; it stays a draft until that is lifted. */
  taken_down_at: z.string().nullable(),
  template: websiteTemplateSchema,
  template_id: z.number().int().nullable(),
  template_slug: z.string(),
  template_data: z.record(z.string(), z.unknown()),
  seo: seoSchema,
  public_url: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  ...extraSectionsSchema.shape,
});

/**
 * Template data that was typed for other categories than the current template's, by category in lower case. Every
 * template shows it as plain facts, so that no word leaves the page when the template changes (design book 1.2).
 */
export const otherTemplateDataSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** A website as the single fetch answers it. */
export const websiteSchema = websiteCoreSchema.extend({
  experience: z.array(experienceSchema),
  education: z.array(educationSchema),
  skills: z.array(skillCategorySchema),
  projects: z.record(z.string(), z.array(projectSchema)),
  blogPosts: z.array(blogPostSchema),
  other_template_data: otherTemplateDataSchema,
  /** All sections in their order, hidden ones included. */
  sections: z.array(websiteSectionSchema),
  look: lookSchema,
});
export type Website = z.infer<typeof websiteSchema>;

/** A website in a list: counts in place of the related lists. */
export const websiteSummarySchema = websiteCoreSchema.extend({
  counts: z.object({
    experience: z.number().int(),
    education: z.number().int(),
    skills: z.number().int(),
    projects: z.number().int(),
    blogPosts: z.number().int(),
  }),
});
export type WebsiteSummary = z.infer<typeof websiteSummarySchema>;

export const contactEmailMessage = "Please enter a valid email address";

export const contactInputSchema = z
  .object({
    email: text(255, "email").refine((value) => value === "" || simpleEmailPattern.test(value), {
      error: contactEmailMessage,
    }),
    title: text(255, "title"),
    description: text(2000, "description"),
    location: text(255, "location"),
    phone: text(60, "phone"),
    available_for_freelance: z.boolean(),
  })
  .partial();

/** The changed fields that `PATCH /websites/{id}/builder` takes (contract.md 9). */
export const websiteChangesSchema = z
  .object({
    name: requiredText(255, "name"),
    full_name: text(255, "full name"),
    intro: text(500, "intro"),
    description: text(2000, "description"),
    subdomain: subdomainSchema.nullable(),
    domain: z.string().nullable(),
    contact: contactInputSchema,
    flat_picture: z.null({ error: "The picture can only be removed here." }),
    picture_focal: focalPointSchema.nullable(),
    status: z.enum(websiteStatuses, { error: "The selected status is invalid." }),
    template_id: z.union([z.number().int(), z.string()]),
    template_slug: z.string().max(60),
    template_data: z.record(z.string(), z.unknown()),
    seo: z
      .object({ title: text(255, "title"), description: text(500, "description"), indexable: z.boolean() })
      .partial(),
    ...extraSectionsSchema.shape,
  })
  .partial();
export type WebsiteChanges = z.infer<typeof websiteChangesSchema>;

/** The name that a site shows for its person: full name, or the portfolio's name while that is empty. */
export function personName(website: { name: string; full_name: string | null }): string {
  return website.full_name?.trim() || website.name;
}
