import type { EducationInput, ExperienceInput, ProjectInput, SkillCategoryInput } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import { createItemCollection } from "./item-collection.ts";
import { educationItems, experienceItems, projectItems, skillItems } from "./kinds.ts";

/** Items read from a CV or typed into the manual form; every field but the name of the thing may be missing. */
export type NewItems = {
  experiences?: readonly Partial<ExperienceInput>[];
  educations?: readonly Partial<EducationInput>[];
  skills?: readonly Partial<SkillCategoryInput>[];
  projects?: readonly Partial<ProjectInput>[];
};

/** The four section lists of a website (contract.md 11). */
export function createContentService({ db, clock }: { db: Db; clock: Clock }) {
  const experiences = createItemCollection(db, experienceItems, clock);
  const educations = createItemCollection(db, educationItems, clock);
  const skills = createItemCollection(db, skillItems, clock);
  const projects = createItemCollection(db, projectItems, clock);

  return {
    experiences,
    educations,
    skills,
    projects,

    /**
     * Fills a new website within the caller's transaction. Lenient: free-text dates and missing
     * descriptions are stored as they are; what is beyond a section's limit is left out (contract.md 11).
     */
    async insertItems(inside: Db, websiteId: number, items: NewItems): Promise<void> {
      await experiences.insertMany(inside, websiteId, items.experiences ?? []);
      await educations.insertMany(inside, websiteId, items.educations ?? []);
      await skills.insertMany(inside, websiteId, items.skills ?? []);
      await projects.insertMany(inside, websiteId, items.projects ?? []);
    },
  };
}

export type ContentService = ReturnType<typeof createContentService>;
