import { createHmac, randomBytes } from "node:crypto";
import { mailboxOf } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { usedTrials } from "../../db/schema/billing.ts";
import { settings } from "../../db/schema/platform.ts";

const secretName = "trial_memory_secret";

/** The installation's own secret, made once: without it a hash tells nothing about an address. */
async function secretOf(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({ name: secretName, value: randomBytes(32).toString("hex") })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, secretName));
  return String(row?.value);
}

async function hashOf(db: Db, email: string): Promise<string> {
  return createHmac("sha256", await secretOf(db))
    .update(mailboxOf(email))
    .digest("hex");
}

/** Whether a mailbox has had its trial, with whatever account. */
export async function hadTrial(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(usedTrials)
    .where(eq(usedTrials.mailbox_hash, await hashOf(db, email)));
  return row !== undefined;
}

/**
 * Notes that a mailbox has its trial; of parallel notes one is the first.
 * @returns false when it had one before
 */
export async function rememberTrial(db: Db, email: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(usedTrials)
    .values({ mailbox_hash: await hashOf(db, email), used_at: now })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
