import type { UnplacedLine } from "@vitrine/model";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { websiteTrays } from "../../db/schema/trays.ts";

export type TrayRow = typeof websiteTrays.$inferSelect;

/** The tray of a website; null where nothing was ever in one. */
export async function findTray(db: Db, websiteId: number): Promise<TrayRow | null> {
  const [row] = await db.select().from(websiteTrays).where(eq(websiteTrays.website_id, websiteId));
  return row ?? null;
}

/** Keeps what a new website's CV says and no field holds; nothing where all of it has its place. */
export async function keepTray(db: Db, websiteId: number, lines: readonly UnplacedLine[]): Promise<void> {
  const kept = lines.filter(({ reason, state }) => reason === "none" && state !== "placed");
  if (kept.length > 0) await db.insert(websiteTrays).values({ website_id: websiteId, lines: kept });
}

/** Adds the lines of a newer CV that the tray does not hold yet; decisions about the others stay. */
export async function addToTray(inside: Db, websiteId: number, lines: readonly UnplacedLine[]): Promise<void> {
  const present = (await findTray(inside, websiteId))?.lines ?? [];
  const known = new Set(present.map(({ text }) => text));
  const added = lines.filter(({ reason, text }) => reason === "none" && !known.has(text));
  if (present.length === 0) return keepTray(inside, websiteId, added);
  // Numbers are places in one CV: those of another one go on behind them.
  const last = Math.max(...present.map(({ id }) => id));
  const numbered = added.map((line, index) => ({ ...line, id: last + 1 + index }));
  if (numbered.length > 0) await updateTray(inside, websiteId, [...present, ...numbered]);
}

/** Stores the lines as they are now. Call it while the website is locked. */
export async function updateTray(db: Db, websiteId: number, lines: readonly UnplacedLine[]): Promise<TrayRow> {
  const [row] = await db
    .update(websiteTrays)
    .set({ lines: [...lines], version: sql`${websiteTrays.version} + 1`, updated_at: sql`now()` })
    .where(eq(websiteTrays.website_id, websiteId))
    .returning();
  if (!row) throw new Error("The tray of the website is gone.");
  return row;
}
