import {
  emptyExtraSections,
  groupProjects,
  isExtraSection,
  planRules,
  sectionKinds,
  type BlogPost,
  type Education,
  type Experience,
  type ExtraSections,
  type PlanName,
  type Project,
  type SkillCategory,
  type Website,
  type WebsiteSection,
  type WebsiteSummary,
} from "@vitrine/model";
import { asc, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions } from "../../db/schema/account.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { effectivePlan, iso, isoOrNull } from "../auth/index.ts";
import {
  countEntries,
  extraListsOf,
  listEntries,
  listSections,
  placeEntries,
  presentEntry,
  presentItem,
  presentSection,
  type PlacedEntry,
  type SectionRow,
} from "../entries/index.ts";
import type { WebsiteRow } from "./repository.ts";

export function presentBlogPost(row: typeof blogPosts.$inferSelect): BlogPost {
  return {
    ...row,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    published_at: isoOrNull(row.published_at),
  };
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

export type RelatedLists = Pick<
  Website,
  "experience" | "education" | "skills" | "projects" | "blogPosts" | "sections" | keyof ExtraSections
>;

/** The related lists and the sections of one website, each in its order (contract.md 2, Website). */
export async function readRelatedLists(db: Db, website: Pick<WebsiteRow, "id" | "user_id">): Promise<RelatedLists> {
  const sections = await listSections(db, [website.id]);
  const entries = await placeEntries(db, await listEntries(db, [website.id]));
  return relatedLists(sections, entries, await readBlogPosts(db, website));
}

/** The lists that a website's answer holds, made of its sections and their entries in order. Pure. */
export function relatedLists(
  sections: readonly SectionRow[],
  entries: readonly PlacedEntry[],
  blogPosts: BlogPost[],
): RelatedLists {
  const itemsOf = <Item>(kind: string, extra: Partial<Item> = {}) =>
    entries
      .filter(({ row, problem }) => row.kind === kind && problem === null)
      .map((entry) => ({ ...presentItem<Item>(entry), ...extra }));
  return {
    ...extraListsOf(entries, emptyExtraSections()),
    experience: itemsOf<Experience>("experience"),
    education: itemsOf<Education>("education"),
    skills: itemsOf<SkillCategory>("skills", { confidence: 3 }),
    projects: groupProjects(itemsOf<Project>("projects", { type: "project" })),
    blogPosts,
    sections: sections.map((section) => websiteSection(section, entries, blogPosts)),
  };
}

const listed = new Set(sectionKinds.filter(({ list }) => list !== null).map(({ name }) => name));
const keptElsewhere = new Set(sectionKinds.filter(({ isKeptElsewhere }) => isKeptElsewhere).map(({ name }) => name));

/** A section with the ids of what stands in the lists, and with the entries that stand in none. */
function websiteSection(
  row: SectionRow,
  entries: readonly PlacedEntry[],
  posts: readonly { id: number }[],
): WebsiteSection {
  const own = entries.filter((entry) => entry.row.section_id === row.id);
  const isListed = listed.has(row.kind);
  const ids = keptElsewhere.has(row.kind)
    ? posts.map(({ id }) => id)
    : own.filter(({ problem }) => problem === null).map((entry) => entry.row.id);
  return {
    ...presentSection(row, keptElsewhere.has(row.kind) ? posts.length : own.length),
    entry_ids: ids,
    hidden_entry_ids: own.filter((entry) => !entry.row.visible).map((entry) => entry.row.id),
    entries: own.filter(({ problem }) => !isListed || problem !== null).map(presentEntry),
  };
}

const extraKinds = sectionKinds.filter(({ list }) => isExtraSection(list)).map(({ name }) => name);

/** The lists beside the four of items (contract.md 20.1), of several websites. */
export async function readExtras(db: Db, websiteIds: readonly number[]): Promise<(id: number) => ExtraSections> {
  const entries = await placeEntries(db, await listEntries(db, websiteIds, extraKinds));
  const ofSite = Map.groupBy(entries, ({ row }) => row.website_id);
  return (id) => extraListsOf(ofSite.get(id) ?? [], emptyExtraSections());
}

type CountName = keyof WebsiteSummary["counts"];

/** How many items each of several websites has; websites without items are absent, and posts without a blog. */
export async function countItems(
  db: Db,
  websiteIds: readonly number[],
  plan: PlanName,
): Promise<Map<number, WebsiteSummary["counts"]>> {
  const result = new Map<number, WebsiteSummary["counts"]>();
  const put = (id: number, name: CountName, total: number) =>
    result.set(id, { ...(result.get(id) ?? noItems), [name]: total });
  for (const { website_id, kind, total } of await countEntries(db, websiteIds)) {
    if (kind in noItems) put(website_id, kind as CountName, total);
  }
  if (websiteIds.length === 0 || !planRules[plan].blog) return result;
  const posts = await db
    .select({ id: blogPosts.website_id, total: count() })
    .from(blogPosts)
    .where(inArray(blogPosts.website_id, [...websiteIds]))
    .groupBy(blogPosts.website_id);
  for (const { id, total } of posts) put(id, "blogPosts", total);
  return result;
}

export const noItems: WebsiteSummary["counts"] = { experience: 0, education: 0, skills: 0, projects: 0, blogPosts: 0 };
