import { z } from "zod";
import { limits } from "../../limits.ts";
import { requiredText, text } from "../../text.ts";
import { itemBaseSchema } from "../../content/item.ts";

export const skillLevels = ["beginner", "intermediate", "advanced", "expert"] as const;

/** What the form asks beyond the stored entry, for the owner alone: never part of a public answer (decision 010). */
export const skillFormDataSchema = z.object({
  levels: z.record(z.string().max(100), z.enum(skillLevels)).optional(),
});
export type SkillFormData = z.infer<typeof skillFormDataSchema>;

/** A stored skill category: `info` holds the names; no levels, `confidence` is always 3 (contract.md 2). */
export const skillCategorySchema = itemBaseSchema.extend({
  title: z.string(),
  info: z.array(z.string()),
  icon: z.string(),
  confidence: z.literal(3),
  form_data: skillFormDataSchema.optional(),
});
export type SkillCategory = z.infer<typeof skillCategorySchema>;

const icons: readonly (readonly [RegExp, string])[] = [
  [/programming/i, "icon-code"],
  [/framework/i, "icon-layers"],
  [/database/i, "icon-database"],
  [/design/i, "icon-palette"],
  [/data|analytics/i, "icon-chart"],
  [/marketing/i, "icon-megaphone"],
  [/project management/i, "icon-kanban"],
  [/language/i, "icon-languages"],
  [/tool/i, "icon-wrench"],
  [/soft skill/i, "icon-people"],
];

/** The CSS icon class of a category, chosen from its name; a star when none fits (document 2, section 3). */
export function skillCategoryIcon(title: string): string {
  return icons.find(([pattern]) => pattern.test(title))?.[1] ?? "icon-star";
}

const names = z
  .array(text(100, "skill"))
  .transform((values) => values.filter((value) => value !== ""))
  .pipe(
    z
      .array(z.string())
      .min(1, { error: "At least one skill is required" })
      .max(limits.skillsPerCategory, { error: `The info may not have more than ${limits.skillsPerCategory} items.` })
      .refine((values) => new Set(values.map((value) => value.toLowerCase())).size === values.length, {
        error: "Skill names must be unique.",
      }),
  );

const shape = {
  title: requiredText(255, "title", "Category name is required"),
  info: names,
  icon: text(60, "icon").optional(),
  form_data: skillFormDataSchema.optional(),
};

export const skillCategoryInputSchema = z.object({ ...shape, info: names.default([]).pipe(names) });
export type SkillCategoryInput = z.infer<typeof skillCategoryInputSchema>;
export const skillCategoryUpdateSchema = z.object(shape).partial();

/** What of a skill category is stored with its entry. */
export const storedSkillCategorySchema = z.object({
  title: z.string(),
  info: z.array(z.string()).default([]),
  icon: z.string().default(""),
  form_data: skillFormDataSchema.default({}),
});
