import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { templateLikes, templateStats } from "../../db/schema/platform.ts";

export type TemplateCounts = { usage_count: number; like_count: number; view_count: number };

/** Counters by slug; a template that nobody used or liked is not among them. */
export async function readCounts(db: Db): Promise<Map<string, TemplateCounts>> {
  const [stats, likes] = await Promise.all([
    db.select().from(templateStats),
    db.select({ slug: templateLikes.slug, like_count: count() }).from(templateLikes).groupBy(templateLikes.slug),
  ]);
  const counts = new Map<string, TemplateCounts>(stats.map(({ slug, ...of }) => [slug, { ...of, like_count: 0 }]));
  for (const { slug, like_count } of likes)
    counts.set(slug, { usage_count: 0, view_count: 0, ...counts.get(slug), like_count });
  return counts;
}

/** Stores or removes a like; a second time changes nothing. */
export async function setLike(db: Db, slug: string, userId: number, liked: boolean): Promise<void> {
  if (liked) await db.insert(templateLikes).values({ slug, user_id: userId }).onConflictDoNothing();
  else await db.delete(templateLikes).where(and(eq(templateLikes.slug, slug), eq(templateLikes.user_id, userId)));
}

/** How many people like a template. */
export async function countLikes(db: Db, slug: string): Promise<number> {
  const [row] = await db.select({ likes: count() }).from(templateLikes).where(eq(templateLikes.slug, slug));
  return row?.likes ?? 0;
}

export async function addToCount(db: Db, slug: string, counter: "usage_count" | "view_count"): Promise<void> {
  const column = templateStats[counter];
  await db
    .insert(templateStats)
    .values({ slug, [counter]: 1 })
    .onConflictDoUpdate({ target: templateStats.slug, set: { [counter]: sql`${column} + 1` } });
}
