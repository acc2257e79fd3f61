import { z } from "zod";
import { educationFormDataSchema } from "../sections/education/schema.ts";
import { experienceFormDataSchema } from "../sections/experience/schema.ts";
import { projectFormDataSchema } from "../sections/projects/schema.ts";
import { skillCategoryIcon, skillFormDataSchema } from "../sections/skills/schema.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import {
  exportedPictureSchema,
  exportedPostSchema,
  exportedTemplateDataSchema,
  exportedTextCharacters,
  exportedWebsiteShape,
} from "./export-parts.ts";
import { emptyExtraSections, extraSectionsSchema } from "./extra-sections.ts";
import { sectionsOfLists } from "./version-content.ts";

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
  description: text(exportedTextCharacters, "description").default(""),
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
  description: text(exportedTextCharacters, "description").default(""),
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
  description: text(exportedTextCharacters, "description").default(""),
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

const items = { max: limits.itemsPerSection };

/** The file of an export as it was before there were sections: a list for each kind. */
export const firstExportSchema = z.object({
  format: z.string(),
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  website: z.object({
    ...exportedWebsiteShape,
    extras: extraSectionsSchema.partial().transform((extras) => ({ ...emptyExtraSections(), ...extras })),
  }),
  picture: exportedPictureSchema.nullable().default(null),
  experiences: z.array(experience).max(items.max).default([]),
  educations: z.array(education).max(items.max).default([]),
  skills: z.array(skillCategory).max(limits.skillCategories).default([]),
  projects: z.array(project).max(items.max).default([]),
  template_data: exportedTemplateDataSchema.default({}),
  blog_posts: z.array(exportedPostSchema).max(limits.blogPosts).default([]),
});

/** The same file in the present shape. */
export function withSections(first: z.infer<typeof firstExportSchema>): unknown {
  const { experiences, educations, skills, projects, website, ...rest } = first;
  const { extras, ...fields } = website;
  const withIcons = skills.map((group) => ({ ...group, icon: group.icon || skillCategoryIcon(group.title) }));
  const lists = sectionsOfLists({ experiences, educations, skills: withIcons, projects }, extras);
  const sections = lists.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map(({ id, data }) => ({ id, fields: data })),
  }));
  return { ...rest, version: 2, website: fields, sections };
}
