import { z } from "zod";
import { limits } from "../../limits.ts";
import { shownPictureSchema } from "../../media/media.ts";
import { optionalUrlSchema, requiredText, text, uniqueTexts } from "../../text.ts";
import { caseStudyShape, shownCaseStudyShape, storedCaseStudyShape } from "./case-study.ts";
import { entryPictureSchema, sentPictureSchema } from "../form-field.ts";
import {
  datesInputShape,
  itemBaseSchema,
  refineDateOrder,
  storedDatesShape,
  storedDatesWithDefaults,
} from "../../content/item.ts";

export const projectStatuses = ["completed", "in-progress", "on-hold"] as const;

/** What the form asks beyond the stored entry, for the owner alone: never part of a public answer (decision 010). */
export const projectFormDataSchema = z.object({
  status: z.enum(projectStatuses).optional(),
  /** The description as it was typed, before the features were added to it as lines. */
  summary: text(limits.projectDescriptionCharacters, "description").optional(),
  features: z.array(text(200, "feature")).max(50).transform(uniqueTexts).optional(),
});
export type ProjectFormData = z.infer<typeof projectFormDataSchema>;

/** A stored project (contract.md 2): `code_url` is the repository, `implementation` the live demo. */
export const projectSchema = itemBaseSchema.extend({
  title: z.string(),
  type: z.literal("project"),
  category: z.string(),
  description: z.string(),
  technologies: z.array(z.string()),
  pictures: z.array(shownPictureSchema),
  ...shownCaseStudyShape,
  code_url: z.string(),
  implementation: z.string(),
  url: z.string(),
  ...storedDatesShape,
  form_data: projectFormDataSchema.optional(),
});
export type Project = z.infer<typeof projectSchema>;

export const projectAliases = { repository_url: "code_url", demo_url: "implementation" } as const;

export const projectCategories = [
  "web",
  "mobile",
  "desktop",
  "api",
  "data",
  "ml",
  "design",
  "research",
  "other",
] as const;
export const otherProjectCategory = "Other";

const shape = {
  title: requiredText(255, "title", "Project name is required"),
  description: requiredText(limits.projectDescriptionCharacters, "description", "Project description is required"),
  category: text(60, "category").optional(),
  technologies: z.array(text(100, "technology")).max(100).transform(uniqueTexts).optional(),
  code_url: optionalUrlSchema.optional(),
  implementation: optionalUrlSchema.optional(),
  url: optionalUrlSchema.optional(),
  pictures: z
    .array(sentPictureSchema)
    .max(limits.picturesPerEntry, {
      error: `The pictures may not have more than ${limits.picturesPerEntry} pictures.`,
    })
    .optional(),
  ...caseStudyShape,
  ...datesInputShape,
  form_data: projectFormDataSchema.optional(),
};

export const projectInputSchema = refineDateOrder(z.object(shape));
export type ProjectInput = z.infer<typeof projectInputSchema>;
export const projectUpdateSchema = refineDateOrder(z.object(shape).partial());

/** Groups projects by category for the related list of a website; no category → Other. */
export function groupProjects<T extends { category: string }>(projects: readonly T[]): Record<string, T[]> {
  return Object.fromEntries(Map.groupBy(projects, (project) => project.category || otherProjectCategory));
}

/** What of a project is stored with its entry. */
export const storedProjectSchema = z.object({
  title: z.string(),
  category: z.string().default(otherProjectCategory),
  description: z.string().default(""),
  technologies: z.array(z.string()).default([]),
  pictures: z.array(entryPictureSchema).default([]),
  ...storedCaseStudyShape,
  code_url: z.string().default(""),
  implementation: z.string().default(""),
  url: z.string().default(""),
  ...storedDatesWithDefaults,
  form_data: projectFormDataSchema.default({}),
});
