import {
  groupProjects,
  planRules,
  type BlogPost,
  type Education,
  type Experience,
  type PlanName,
  type Project,
  type SkillCategory,
  type Website,
  type WebsiteSummary,
} from "@vitrine/model";
import { asc, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions } from "../../db/schema/account.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { educations, experiences, projects, skillCategories } from "../../db/schema/websites.ts";
import { effectivePlan, iso, isoOrNull } from "../auth/index.ts";
import type { WebsiteRow } from "./repository.ts";

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

export function presentBlogPost(row: typeof blogPosts.$inferSelect): BlogPost {
  return { ...withTimes(row), published_at: isoOrNull(row.published_at) };
}

/** The posts of a website in its owner's order; none while the owner's plan has no blog (contract.md 2). */
async function readBlogPosts(db: Db, { id, user_id }: Pick<WebsiteRow, "id" | "user_id">): Promise<BlogPost[]> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.user_id, user_id));
  if (!planRules[effectivePlan(subscription ?? null)].blog) return [];
  const rows = await db
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.website_id, id))
    .orderBy(asc(blogPosts.order), asc(blogPosts.id));
  return rows.map(presentBlogPost);
}

export type RelatedLists = Pick<Website, "experience" | "education" | "skills" | "projects" | "blogPosts">;

/** The related lists of one website, each in its order (contract.md 2, Website). */
export async function readRelatedLists(db: Db, website: Pick<WebsiteRow, "id" | "user_id">): Promise<RelatedLists> {
  const websiteId = website.id;
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
    blogPosts: await readBlogPosts(db, website),
  };
}

const counted = {
  experience: experiences,
  education: educations,
  skills: skillCategories,
  projects,
  blogPosts,
} as const;

/** How many items each of several websites has; websites without items are absent, and posts without a blog. */
export async function countItems(
  db: Db,
  websiteIds: readonly number[],
  plan: PlanName,
): Promise<Map<number, WebsiteSummary["counts"]>> {
  const result = new Map<number, WebsiteSummary["counts"]>();
  if (websiteIds.length === 0) return result;
  for (const [name, table] of Object.entries(counted)) {
    if (name === "blogPosts" && !planRules[plan].blog) continue;
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
