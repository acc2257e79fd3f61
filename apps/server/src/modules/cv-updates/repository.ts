import type { ParsedData, PrivacyChoices } from "@vitrine/model";
import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { websiteCvs, type WaitingCv } from "../../db/schema/cvs.ts";

export type CvRow = typeof websiteCvs.$inferSelect;

/** What is known of a website's CVs; null where it was made without one and none was ever given. */
export async function findCv(db: Db, websiteId: number): Promise<CvRow | null> {
  const [row] = await db.select().from(websiteCvs).where(eq(websiteCvs.website_id, websiteId));
  return row ?? null;
}

/** Keeps what a CV said when the site was made or brought up to date, so that the next one can be compared. */
export async function keepCv(
  inside: Db,
  websiteId: number,
  { said, privacy }: { said: ParsedData; privacy: PrivacyChoices },
): Promise<void> {
  const values = { said, privacy, waiting: null, waiting_since: null, updated_at: sql`now()` };
  await inside
    .insert(websiteCvs)
    .values({ website_id: websiteId, ...values })
    .onConflictDoUpdate({ target: websiteCvs.website_id, set: values });
}

/** Puts a newer CV in line for its owner's decisions, in place of one that waits already. */
export async function putWaiting(db: Db, websiteId: number, waiting: WaitingCv | null, now: Date): Promise<void> {
  const values = { waiting, waiting_since: waiting && now, updated_at: now };
  await db
    .insert(websiteCvs)
    .values({ website_id: websiteId, ...values })
    .onConflictDoUpdate({ target: websiteCvs.website_id, set: values });
}

/** Forgets newer CVs that nobody decided about. */
export async function forgetWaiting(db: Db, before: Date): Promise<void> {
  await db.update(websiteCvs).set({ waiting: null, waiting_since: null }).where(lt(websiteCvs.waiting_since, before));
}
