import { z } from "zod";
import { limits } from "../limits.ts";
import { defaultTemplateSlug } from "../templates/vocabulary.ts";
import { optionalUrlSchema, requiredText, simpleEmailPattern, text, uniqueTexts } from "../text.ts";
import { contactEmailMessage } from "../website/website.ts";

/** Templates that the manual form offers; the first is its default (document 3, section 9). */
export const manualTemplates = ["modern", "classic", "creative", "minimal"] as const;

/** Categories of projects in the manual form (document 3, section 3). */
export const manualProjectCategories = [
  "Web Development",
  "Mobile Development",
  "Design",
  "Data Science",
  "Machine Learning",
  "Other",
] as const;

export const defaultManualName = "My Portfolio";

/** A blank website name stands for 'My Portfolio' (document 3, section 9). */
export function manualWebsiteName(name: string): string {
  return name.trim() || defaultManualName;
}

const longText = (label: string) => text(5000, label).default("");
const shortText = (label: string) => text(255, label).default("");
const tags = z.array(text(100, "skill")).max(limits.skillsPerCategory).transform(uniqueTexts).default([]);

const experience = z.object({
  position: shortText("job title"),
  name: shortText("company name"),
  place: shortText("place"),
  date: text(120, "date").default(""),
  description: longText("description"),
  skills: tags,
});

const education = z.object({
  name: shortText("institution"),
  degree: shortText("degree"),
  place: shortText("place"),
  date: text(120, "date").default(""),
  gpa: text(20, "gpa").default(""),
  description: longText("description"),
  skills: tags,
});

/** A list, or a text whose parts are separated by commas. */
const infoList = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",") : value),
  z.array(text(100, "skill")).max(limits.skillsPerCategory).transform(uniqueTexts),
);

const skill = z.object({
  title: shortText("category name"),
  icon: text(60, "icon").default(""),
  info: infoList.default([]),
});

const project = z.object({
  title: shortText("project name"),
  category: text(60, "category").default(""),
  date: text(120, "date").default(""),
  code_url: optionalUrlSchema.default(""),
  implementation: optionalUrlSchema.default(""),
  description: longText("description"),
  technologies: tags,
});

type Filled = Record<string, string | string[]>;
type Needs = Readonly<Record<string, string>>;

/** A form's untouched choice is no content. */
const choices: ReadonlySet<string> = new Set(["icon", "category"]);

/** True when nothing was entered into an item: such items are dropped (contract.md 13). */
export function isBlankItem(item: Readonly<Record<string, string | readonly string[]>>): boolean {
  return Object.entries(item).every(([name, value]) => choices.has(name) || value.length === 0);
}

/** Items of which each is either blank and dropped, or has what its kind needs. */
function items<S extends z.ZodType<Filled>>(schema: S, max: number, needs: Needs) {
  return z
    .array(schema)
    .max(max)
    .superRefine((list, context) => {
      for (const [index, item] of list.entries()) {
        if (isBlankItem(item)) continue;
        for (const [field, message] of Object.entries(needs)) {
          if ((item[field]?.length ?? 0) === 0) context.addIssue({ code: "custom", path: [index, field], message });
        }
      }
    })
    .transform((list) => list.filter((item) => !isBlankItem(item)))
    .default([]);
}

/** What the manual form sends as `formData` (contract.md 13, create-comprehensive-website). */
export const manualFormSchema = z.object({
  name: requiredText(255, "name"),
  intro: text(500, "intro").default(""),
  template_slug: z
    .string()
    .max(60)
    .default(defaultTemplateSlug)
    .transform((slug) => slug || defaultTemplateSlug),
  personal_info: z.object({
    name: requiredText(255, "full name"),
    title: requiredText(255, "professional title"),
    email: requiredText(255, "email").refine((value) => simpleEmailPattern.test(value), { error: contactEmailMessage }),
    location: shortText("location"),
    summary: text(2000, "summary").default(""),
  }),
  experiences: items(experience, limits.itemsPerSection, {
    position: "Job title is required",
    name: "Company name is required",
  }),
  educations: items(education, limits.itemsPerSection, { name: "Institution is required" }).refine(
    (list) => list.length > 0,
    { error: "At least one education is required" },
  ),
  skills: items(skill, limits.skillCategories, {
    title: "Category name is required",
    info: "At least one skill is required",
  }).refine((list) => list.length > 0, { error: "At least one skill is required" }),
  projects: items(project, limits.itemsPerSection, { title: "Project name is required" }),
});
export type ManualForm = z.infer<typeof manualFormSchema>;

/** The JSON text inside the multipart call. */
export const comprehensiveSchema = z.object({ type: z.literal("comprehensive"), formData: manualFormSchema });
