import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { templateStats } from "../../db/schema/platform.ts";

export type TemplateCounts = { usage_count: number; like_count: number; view_count: number };

/** Counters by slug; a template that nobody used has no row. */
export async function readCounts(db: Db): Promise<Map<string, TemplateCounts>> {
  const rows = await db.select().from(templateStats);
  return new Map(rows.map(({ slug, ...counts }) => [slug, counts]));
}

export async function addToCount(db: Db, slug: string, counter: "usage_count" | "view_count"): Promise<void> {
  const column = templateStats[counter];
  await db
    .insert(templateStats)
    .values({ slug, [counter]: 1 })
    .onConflictDoUpdate({ target: templateStats.slug, set: { [counter]: sql`${column} + 1` } });
}
