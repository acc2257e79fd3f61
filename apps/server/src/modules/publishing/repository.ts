import { shownStatus, type PlanName, type WebsiteStatus } from "@vitrine/model";
import { and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions, users } from "../../db/schema/account.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { sections } from "../../db/schema/sections.ts";
import { websites } from "../../db/schema/websites.ts";
import { effectivePlan } from "../auth/index.ts";
import type { WebsiteRow } from "../websites/index.ts";

export type OwnedSite = {
  website: WebsiteRow;
  plan: PlanName;
  /** How public it is for everybody but its owner: the one rule of who may see a site. */
  shownStatus: WebsiteStatus;
  /** Whether nobody but its owner may see anything of it: the owner is suspended, or it was taken down. */
  isBarred: boolean;
  /** Scheduled posts whose moment has come, until the job turns them into published ones. */
  duePosts: number;
  /** Whether its owner hides the section of posts, and with it the blog. */
  hidesPosts: boolean;
  /** When all this changes by time alone: the next post comes, or the subscription reaches one of its dates. */
  changesAt: Date | null;
};

type SiteKey = { id: number } | { subdomain: string } | { domain: string };

function matching(key: SiteKey) {
  if ("id" in key) return eq(websites.id, key.id);
  return "domain" in key ? eq(websites.domain, key.domain) : eq(websites.subdomain, key.subdomain);
}

export async function findSite(db: Db, key: SiteKey, now: Date): Promise<OwnedSite | null> {
  const duePosts = sql<number>`(select count(*)::int from ${blogPosts} where ${blogPosts.website_id} = ${websites.id} and ${blogPosts.status} = 'scheduled' and ${blogPosts.published_at} <= ${now.toISOString()})`;
  const nextPost = sql<
    string | null
  >`(select min(${blogPosts.published_at}) from ${blogPosts} where ${blogPosts.website_id} = ${websites.id} and ${blogPosts.status} = 'scheduled' and ${blogPosts.published_at} > ${now.toISOString()})`;
  const hidesPosts = sql<boolean>`exists (select 1 from ${sections} where ${sections.website_id} = ${websites.id} and ${sections.kind} = 'writing' and not ${sections.visible})`;
  const [row] = await db
    .select({
      website: websites,
      subscription: subscriptions,
      suspendedAt: users.suspended_at,
      duePosts,
      nextPost,
      hidesPosts,
    })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, websites.user_id))
    .where(matching(key));
  if (!row) return null;
  const { website, subscription } = row;
  const changesAt = nextMoment(now, [row.nextPost && new Date(row.nextPost), ...Object.values(subscription ?? {})]);
  const isSuspended = row.suspendedAt !== null;
  return {
    website,
    plan: effectivePlan(subscription),
    shownStatus: shownStatus(website.status, { isSuspended }),
    isBarred: isSuspended || website.taken_down_at !== null,
    duePosts: row.duePosts,
    hidesPosts: row.hidesPosts,
    changesAt,
  };
}

/** The first moment after `now` among some values; null without one. */
function nextMoment(now: Date, values: readonly unknown[]): Date | null {
  const later = values.filter((value) => value instanceof Date).filter((moment) => moment > now);
  return later.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Addresses of published sites whose numbers are in a range; for the site map of the host. */
export async function listPublished(
  db: Db,
  { from, below }: { from: number; below: number },
): Promise<Pick<WebsiteRow, "subdomain" | "updated_at" | "seo">[]> {
  return db
    .select({ subdomain: websites.subdomain, updated_at: websites.updated_at, seo: websites.seo })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.user_id))
    .where(
      and(gte(websites.id, from), lt(websites.id, below), eq(websites.status, "published"), isNull(users.suspended_at)),
    )
    .orderBy(websites.id);
}
