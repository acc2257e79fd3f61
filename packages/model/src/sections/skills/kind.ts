import { limits } from "../../limits.ts";
import { defineKind, recordOf, textOf, textsOf } from "../define-kind.ts";
import {
  skillCategoryIcon,
  skillCategoryInputSchema,
  skillCategoryUpdateSchema,
  storedSkillCategorySchema,
} from "./schema.ts";
import { skillsTitles } from "./titles.ts";

/** Skill categories; an icon is chosen from the title until the writer chooses one (contract.md 11). */
export const skillsKind = defineKind({
  name: "skills",
  list: "skills",
  one: "skill category",
  icon: "wrench",
  purpose: "What you can do, in groups.",
  cv: {
    list: "skills",
    words: ["skill", "skills"],
    names: ["title"],
    sharedTags: "info",
    lines: null,
    entries: null,
  },
  titles: skillsTitles,
  maxEntries: limits.skillCategories,
  form: [
    { kind: "text", key: "title", label: "Category", max: 255, required: "Category name is required" },
    { kind: "tags", key: "info", label: "Skills", max: 100, one: "skill" },
    { kind: "text", key: "icon", label: "Icon", max: 60 },
  ],
  layouts: ["designed", "list", "cards", "compact"],
  stored: storedSkillCategorySchema,
  input: skillCategoryInputSchema,
  update: skillCategoryUpdateSchema,
  fill: (input, stored) => {
    const before = stored ? textOf(stored, "title") : "";
    const title = typeof input["title"] === "string" ? input["title"] : before;
    const isChosen = stored && textOf(stored, "icon") !== skillCategoryIcon(before);
    return {
      title,
      info: input["info"] ?? stored?.["info"] ?? [],
      icon: input["icon"] || (isChosen ? stored["icon"] : skillCategoryIcon(title)),
      form_data: input["form_data"] ?? stored?.["form_data"] ?? {},
    };
  },
  record: (fields) => recordOf({ title: textOf(fields, "title"), tags: textsOf(fields, "info") }),
});
