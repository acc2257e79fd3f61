import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { templateLikes, templateStats } from "../../db/schema/platform.ts";

export type TemplateCounts = { usage_count: number; like_count: number; view_count: number };

/** Counters by slug; a template that nobody used or liked is not among them. */
export async function readCounts(db: Db): Promise<Map<string, TemplateCounts>> {
  const stats = await db.select().from(templateStats);
  return new Map(stats.map(({ slug, ...counts }) => [slug, counts]));
}

/** Stores or removes a like; a second time changes nothing. */
export async function setLike(db: Db, slug: string, userId: number, liked: boolean): Promise<void> {
  if (liked) await db.insert(templateLikes).values({ slug, user_id: userId }).onConflictDoNothing();
  else await db.delete(templateLikes).where(and(eq(templateLikes.slug, slug), eq(templateLikes.user_id, userId)));
}

/** How many people like a template. */
export async function countLikes(db: Db, slug: string): Promise<number> {
  const [row] = await db
    .select({ likes: templateStats.like_count })
    .from(templateStats)
    .where(eq(templateStats.slug, slug));
  return row?.likes ?? 0;
}

export async function addToCount(db: Db, slug: string, counter: "usage_count" | "view_count"): Promise<void> {
  const column = templateStats[counter];
  await db
    .insert(templateStats)
    .values({ slug, [counter]: 1 })
    .onConflictDoUpdate({ target: templateStats.slug, set: { [counter]: sql`${column} + 1` } });
}
