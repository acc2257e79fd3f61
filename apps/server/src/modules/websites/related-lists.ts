import {
  groupProjects,
  type Education,
  type Experience,
  type Project,
  type SkillCategory,
  type Website,
  type WebsiteSummary,
} from "@vitrine/model";
import { asc, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { educations, experiences, projects, skillCategories } from "../../db/schema/websites.ts";
import { iso } from "../auth/index.ts";

type Stamped = { created_at: Date; updated_at: Date };
type Wire<Row> = Omit<Row, "created_at" | "updated_at"> & { created_at: string; updated_at: string };

function withTimes<Row extends Stamped>(row: Row): Wire<Row> {
  return { ...row, created_at: iso(row.created_at), updated_at: iso(row.updated_at) };
}

export function presentExperience(row: typeof experiences.$inferSelect): Experience {
  return withTimes(row);
}

export function presentEducation(row: typeof educations.$inferSelect): Education {
  return withTimes(row);
}

export function presentSkillCategory(row: typeof skillCategories.$inferSelect): SkillCategory {
  return { ...withTimes(row), confidence: 3 };
}

export function presentProject(row: typeof projects.$inferSelect): Project {
  return { ...withTimes(row), type: "project" };
}

export type RelatedLists = Pick<Website, "experience" | "education" | "skills" | "projects" | "blogPosts">;

/** The related lists of one website, each in its order (contract.md 2, Website). */
export async function readRelatedLists(db: Db, websiteId: number): Promise<RelatedLists> {
  const experienceRows = await db
    .select()
    .from(experiences)
    .where(eq(experiences.website_id, websiteId))
    .orderBy(asc(experiences.order), asc(experiences.id));
  const educationRows = await db
    .select()
    .from(educations)
    .where(eq(educations.website_id, websiteId))
    .orderBy(asc(educations.order), asc(educations.id));
  const skillRows = await db
    .select()
    .from(skillCategories)
    .where(eq(skillCategories.website_id, websiteId))
    .orderBy(asc(skillCategories.order), asc(skillCategories.id));
  const projectRows = await db
    .select()
    .from(projects)
    .where(eq(projects.website_id, websiteId))
    .orderBy(asc(projects.order), asc(projects.id));
  return {
    experience: experienceRows.map(presentExperience),
    education: educationRows.map(presentEducation),
    skills: skillRows.map(presentSkillCategory),
    projects: groupProjects(projectRows.map(presentProject)),
    blogPosts: [],
  };
}

const counted = { experience: experiences, education: educations, skills: skillCategories, projects } as const;

/** How many items each of several websites has; websites without items are absent. */
export async function countItems(
  db: Db,
  websiteIds: readonly number[],
): Promise<Map<number, WebsiteSummary["counts"]>> {
  const result = new Map<number, WebsiteSummary["counts"]>();
  if (websiteIds.length === 0) return result;
  for (const [name, table] of Object.entries(counted)) {
    const rows = await db
      .select({ id: table.website_id, total: count() })
      .from(table)
      .where(inArray(table.website_id, [...websiteIds]))
      .groupBy(table.website_id);
    for (const { id, total } of rows) result.set(id, { ...(result.get(id) ?? noItems), [name]: total });
  }
  return result;
}

export const noItems: WebsiteSummary["counts"] = { experience: 0, education: 0, skills: 0, projects: 0, blogPosts: 0 };
