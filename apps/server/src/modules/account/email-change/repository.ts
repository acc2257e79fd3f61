import { durations } from "@vitrine/model";
import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { users } from "../../../db/schema/account.ts";
import { emailChangeLinks, emailChanges } from "../../../db/schema/email-changes.ts";
import { authenticatorApps, passkeys, recoveryCodes } from "../../../db/schema/second-factor.ts";
import { hashSecret } from "../../auth/index.ts";

export type ChangeRow = typeof emailChanges.$inferSelect;
export type LinkKind = (typeof emailChangeLinks.$inferSelect)["kind"];

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Still waiting: neither done nor ended, and confirmed at the new address or young enough to be. */
function isWaiting(now: Date) {
  const young = gt(emailChanges.created_at, before(now, durations.emailChangeLinkMs));
  return and(
    isNull(emailChanges.done_at),
    isNull(emailChanges.ended_at),
    or(isNotNull(emailChanges.new_confirmed_at), young),
  );
}

export async function waitingChange(db: Db, userId: number, now: Date): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), isWaiting(now)))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return row ?? null;
}

/** A change that was done and can be taken back still. */
export async function revertibleChange(db: Db, userId: number, now: Date): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), canGoBack(now)))
    .limit(1);
  return row ?? null;
}

function canGoBack(now: Date) {
  const recent = gt(emailChanges.done_at, before(now, durations.emailChangeBackMs));
  return and(isNull(emailChanges.ended_at), recent);
}

/** Ends what waits for somebody and stores a new change. */
export async function beginChange(
  db: Db,
  now: Date,
  values: Pick<ChangeRow, "user_id" | "old_email" | "new_email" | "session_id">,
): Promise<ChangeRow | null> {
  await endWaiting(db, values.user_id, now);
  const [row] = await db
    .insert(emailChanges)
    .values({ ...values, created_at: now })
    .returning();
  return row ?? null;
}

/** @returns whether anything waited */
export async function endWaiting(db: Db, userId: number, now: Date): Promise<boolean> {
  const ended = await db
    .update(emailChanges)
    .set({ ended_at: now })
    .where(and(eq(emailChanges.user_id, userId), isNull(emailChanges.done_at), isNull(emailChanges.ended_at)))
    .returning({ id: emailChanges.id });
  return ended.length > 0;
}

export async function storeLink(db: Db, changeId: number, kind: LinkKind, secret: string): Promise<void> {
  await db.insert(emailChangeLinks).values({ secret_hash: hashSecret(secret), change_id: changeId, kind });
}

/** The change that a mailed secret is about, locked; null when it is over, or the secret unknown. */
export async function changeOf(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ kind: LinkKind; change: ChangeRow } | null> {
  const [row] = await db
    .select({ kind: emailChangeLinks.kind, change: emailChanges })
    .from(emailChangeLinks)
    .innerJoin(emailChanges, eq(emailChanges.id, emailChangeLinks.change_id))
    .where(
      and(
        eq(emailChangeLinks.secret_hash, hashSecret(secret)),
        or(
          and(eq(emailChangeLinks.kind, "back"), canGoBack(now)),
          and(sql`${emailChangeLinks.kind} <> 'back'`, isWaiting(now)),
        ),
      ),
    )
    .for("update");
  return row ?? null;
}

export async function findChange(db: Db, id: number): Promise<ChangeRow | null> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row ?? null;
}

export async function updateChange(db: Db, id: number, values: Partial<ChangeRow>): Promise<void> {
  await db.update(emailChanges).set(values).where(eq(emailChanges.id, id));
}

/** Changes whose old address had its time to refuse. */
export async function dueChanges(db: Db, now: Date): Promise<ChangeRow[]> {
  return db
    .select()
    .from(emailChanges)
    .where(
      and(
        isNull(emailChanges.done_at),
        isNull(emailChanges.ended_at),
        lt(emailChanges.new_confirmed_at, before(now, durations.emailChangeWaitMs)),
      ),
    );
}

/** Gives an account another address; false when somebody else has it. */
export async function setEmail(db: Db, userId: number, email: string, now: Date): Promise<boolean> {
  const taken = sql`not exists (select 1 from ${users} other where other.email = ${email} and other.id <> ${userId})`;
  const changed = await db
    .update(users)
    .set({ email, email_verified_at: now, updated_at: now })
    .where(and(eq(users.id, userId), taken))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Whether an address may come back to the account that it belonged to, so that nobody else takes it meanwhile. */
export async function isHeldAddress(db: Db, email: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(eq(emailChanges.old_email, email), canGoBack(now)))
    .limit(1);
  return row !== undefined;
}

/** Takes away second factors that were added since a moment: whoever took the account may have added them. */
export async function removeFactorsSince(db: Db, userId: number, since: Date): Promise<void> {
  const app = and(eq(authenticatorApps.user_id, userId), gt(authenticatorApps.confirmed_at, since));
  await db.delete(authenticatorApps).where(app);
  await db.delete(passkeys).where(and(eq(passkeys.user_id, userId), gt(passkeys.created_at, since)));
  const none = sql`not exists (select 1 from ${passkeys} where ${passkeys.user_id} = ${userId})
    and not exists (select 1 from ${authenticatorApps} where ${authenticatorApps.user_id} = ${userId})`;
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, userId), none));
}

/** Forgets changes that nothing can be done about any more. */
export async function sweepChanges(db: Db, now: Date): Promise<void> {
  const old = before(now, 30 * 24 * 3600_000);
  await db.delete(emailChanges).where(lt(emailChanges.created_at, old));
}
