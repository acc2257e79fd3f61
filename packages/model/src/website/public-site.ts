import { z } from "zod";
import { publicPostSchema } from "../blog/blog-post.ts";
import { educationSchema } from "../sections/education/schema.ts";
import { experienceSchema } from "../sections/experience/schema.ts";
import { projectSchema } from "../sections/projects/schema.ts";
import { skillCategorySchema } from "../sections/skills/schema.ts";
import { publicSectionSchema } from "../sections/section.ts";
import { extraSectionsSchema } from "./extra-sections.ts";
import { focalPointSchema } from "./focal-point.ts";
import { lookSchema } from "./look.ts";
import { websiteStatuses } from "./visibility.ts";
import { contactSchema, otherTemplateDataSchema, seoSchema, websiteTemplateSchema } from "./website.ts";

/** What of a stored item is for its owner alone (contract.md 14). */
const bookkeeping = { website_id: true, version: true, created_at: true, updated_at: true, form_data: true } as const;

/**
 * What strangers may know of a website: the `site` of `GET /public/sites/{subdomain}` (contract.md 14).
 * Never an owner, an account address, a version or a draft.
 */
export const publicSiteSchema = z.object({
  name: z.string(),
  full_name: z.string().nullable(),
  intro: z.string(),
  description: z.string(),
  contact: contactSchema,
  flat_picture: z.string().nullable(),
  picture_focal: focalPointSchema.nullable(),
  template: websiteTemplateSchema,
  template_slug: z.string(),
  template_data: z.record(z.string(), z.unknown()),
  other_template_data: otherTemplateDataSchema,
  experience: z.array(experienceSchema.omit(bookkeeping)),
  education: z.array(educationSchema.omit(bookkeeping)),
  skills: z.array(skillCategorySchema.omit(bookkeeping)),
  projects: z.record(z.string(), z.array(projectSchema.omit(bookkeeping))),
  blogPosts: z.array(publicPostSchema),
  sections: z.array(publicSectionSchema),
  look: lookSchema,
  seo: seoSchema,
  branding: z.boolean(),
  visibility: z.enum(websiteStatuses),
  ...extraSectionsSchema.shape,
});
export type PublicSite = z.infer<typeof publicSiteSchema>;
