import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/connection.ts";
import { oneTimeTokens, sessions, socialAttempts, subscriptions, users } from "../../db/schema/account.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";

export type UserRow = typeof users.$inferSelect;
export type OneTimeKind = (typeof oneTimeTokens.$inferSelect)["kind"];
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type UserWithSubscription = { user: UserRow; subscription: SubscriptionRow | null };

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Db, id: number): Promise<UserWithSubscription | null> {
  const [row] = await db
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .where(eq(users.id, id));
  return row ?? null;
}

/** Inserts a user; null when the address is taken. */
export async function insertUser(db: Db, values: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(values).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

/** An address on the waiting list that registered is converted (contract.md 3). */
export async function convertWaitingListEntry(db: Db, email: string): Promise<void> {
  await db.update(waitingListEntries).set({ status: "converted" }).where(eq(waitingListEntries.email, email));
}

export async function updateUser(db: Db, id: number, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await db
    .update(users)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(users.id, id));
}

export async function insertSession(db: Db, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

type LiveSession = UserWithSubscription & { session: typeof sessions.$inferSelect; impersonator: UserRow | null };

export async function findLiveSession(db: Db, tokenHash: string, now: Date): Promise<LiveSession | null> {
  const impersonators = alias(users, "impersonators");
  const [row] = await db
    .select({ session: sessions, user: users, subscription: subscriptions, impersonator: impersonators })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonator_id))
    .where(and(eq(sessions.token_hash, tokenHash), gt(sessions.expires_at, now), isNull(sessions.stopped_at)));
  return row ?? null;
}

export async function extendSession(
  db: Db,
  id: number,
  values: { expires_at: Date; last_used_at: Date },
): Promise<void> {
  await db.update(sessions).set(values).where(eq(sessions.id, id));
}

export async function deleteSessionByHash(db: Db, tokenHash: string): Promise<number | null> {
  const [row] = await db.delete(sessions).where(eq(sessions.token_hash, tokenHash)).returning();
  return row?.user_id ?? null;
}

/** Ends a user's sessions, all or all but one. */
export async function deleteSessionsOf(db: Db, userId: number, exceptId: number | null = null): Promise<void> {
  const others = exceptId === null ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, now));
  await db.delete(socialAttempts).where(lt(socialAttempts.expires_at, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(now.getTime() - 7 * 24 * 3600_000)));
}

/** Stores a new secret of a kind; older ones of the same kind stop working. */
export async function replaceOneTimeToken(
  db: Db,
  values: { user_id: number; kind: OneTimeKind; token_hash: string; expires_at: Date },
): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, values.user_id),
        eq(oneTimeTokens.kind, values.kind),
        isNull(oneTimeTokens.used_at),
      ),
    );
  await db.insert(oneTimeTokens).values(values);
}

export async function findOneTimeToken(db: Db, kind: OneTimeKind, tokenHash: string) {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.token_hash, tokenHash)));
  return row ?? null;
}

/** Marks a secret as used; false when it was used or expired in the meantime. */
export async function useOneTimeToken(db: Db, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.id, id), isNull(oneTimeTokens.used_at), gt(oneTimeTokens.expires_at, now)))
    .returning();
  return used.length > 0;
}
