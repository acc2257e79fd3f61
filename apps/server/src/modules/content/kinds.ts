import {
  limits,
  mergeDates,
  noDates,
  otherProjectCategory,
  skillCategoryIcon,
  type Education,
  type EducationInput,
  type Experience,
  type ExperienceInput,
  type Project,
  type ProjectInput,
  type SkillCategory,
  type SkillCategoryInput,
} from "@vitrine/model";
import { educations, experiences, projects, skillCategories } from "../../db/schema/websites.ts";
import { presentEducation, presentExperience, presentProject, presentSkillCategory } from "../websites/index.ts";
import type { ItemKind } from "./item-kind.ts";

type ExperienceRow = typeof experiences.$inferSelect;
type EducationRow = typeof educations.$inferSelect;
type SkillRow = typeof skillCategories.$inferSelect;
type ProjectRow = typeof projects.$inferSelect;

const datesOf = ({ date, start_date, end_date, is_current }: ExperienceRow | EducationRow | ProjectRow) => ({
  date,
  start_date,
  end_date,
  is_current,
});

/** Work experience; the place defaults to the company (contract.md 11). */
export const experienceKind: ItemKind<ExperienceRow, ExperienceInput, Experience> = {
  table: experiences,
  key: "experience",
  collection: "experiences",
  maxItems: limits.itemsPerSection,
  needsStart: true,
  present: presentExperience,
  fill: (input, stored) => ({
    name: input.name ?? stored?.name ?? "",
    place: input.place ?? (stored ? stored.place : (input.name ?? "")),
    position: input.position ?? stored?.position ?? "",
    description: input.description ?? stored?.description ?? "",
    skills: input.skills ?? stored?.skills ?? [],
    form_data: input.form_data ?? stored?.form_data ?? {},
    ...mergeDates(stored ? datesOf(stored) : noDates, input),
  }),
};

export const educationKind: ItemKind<EducationRow, EducationInput, Education> = {
  table: educations,
  key: "education",
  collection: "educations",
  maxItems: limits.itemsPerSection,
  needsStart: true,
  present: presentEducation,
  fill: (input, stored) => ({
    name: input.name ?? stored?.name ?? "",
    place: input.place ?? stored?.place ?? "",
    degree: input.degree ?? stored?.degree ?? "",
    gpa: input.gpa ?? stored?.gpa ?? "",
    description: input.description ?? stored?.description ?? "",
    skills: input.skills ?? stored?.skills ?? [],
    form_data: input.form_data ?? stored?.form_data ?? {},
    ...mergeDates(stored ? datesOf(stored) : noDates, input),
  }),
};

/** Skill categories; an icon is chosen from the title until the writer chooses one (contract.md 11). */
export const skillKind: ItemKind<SkillRow, SkillCategoryInput, SkillCategory> = {
  table: skillCategories,
  key: "skill",
  collection: "skills",
  maxItems: limits.skillCategories,
  needsStart: false,
  present: presentSkillCategory,
  fill: (input, stored) => {
    const title = input.title ?? stored?.title ?? "";
    const chosen = stored && stored.icon !== skillCategoryIcon(stored.title) ? stored.icon : skillCategoryIcon(title);
    return {
      title,
      info: input.info ?? stored?.info ?? [],
      icon: input.icon || chosen,
      form_data: input.form_data ?? stored?.form_data ?? {},
    };
  },
};

export const projectKind: ItemKind<ProjectRow, ProjectInput, Project> = {
  table: projects,
  key: "project",
  collection: "projects",
  maxItems: limits.itemsPerSection,
  needsStart: false,
  present: presentProject,
  fill: (input, stored) => ({
    title: input.title ?? stored?.title ?? "",
    category: (input.category ?? stored?.category) || otherProjectCategory,
    description: input.description ?? stored?.description ?? "",
    technologies: input.technologies ?? stored?.technologies ?? [],
    code_url: input.code_url ?? stored?.code_url ?? "",
    implementation: input.implementation ?? stored?.implementation ?? "",
    url: input.url ?? stored?.url ?? "",
    form_data: input.form_data ?? stored?.form_data ?? {},
    ...mergeDates(stored ? datesOf(stored) : noDates, input),
  }),
};
