import { durations } from "@vitrine/model";
import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/connection.ts";
import { apiTokens, oneTimeTokens, sessions, socialAttempts, subscriptions, users } from "../../db/schema/account.ts";
import { authenticatorApps, passkeys } from "../../db/schema/second-factor.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";
import { hashSecret } from "./secrets.ts";

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

/** @returns the session's number */
export async function insertSession(db: Db, values: typeof sessions.$inferInsert): Promise<number> {
  const [row] = await db.insert(sessions).values(values).returning({ id: sessions.id });
  if (!row) throw new Error("The session was not stored.");
  return row.id;
}

type LiveSession = UserWithSubscription & {
  session: typeof sessions.$inferSelect;
  impersonator: UserRow | null;
  hasApp: boolean;
  hasPasskey: boolean;
};

const hasApp = sql<boolean>`exists (select 1 from ${authenticatorApps}
  where ${authenticatorApps.user_id} = ${users.id} and ${authenticatorApps.confirmed_at} is not null)`;
const hasPasskey = sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.user_id} = ${users.id})`;

export async function findLiveSession(db: Db, tokenHash: string, now: Date): Promise<LiveSession | null> {
  const impersonators = alias(users, "impersonators");
  const [row] = await db
    .select({
      session: sessions,
      user: users,
      subscription: subscriptions,
      impersonator: impersonators,
      hasApp,
      hasPasskey,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.id))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonator_id))
    .where(
      and(
        eq(sessions.token_hash, tokenHash),
        gt(sessions.expires_at, now),
        gt(sessions.signed_in_at, new Date(now.getTime() - durations.sessionLongestMs)),
        isNull(sessions.stopped_at),
      ),
    );
  return row ?? null;
}

export async function extendSession(
  db: Db,
  id: number,
  values: { expires_at: Date; last_used_at: Date },
): Promise<void> {
  await db.update(sessions).set(values).where(eq(sessions.id, id));
}

/** Notes that the holder of a session has just proved who they are. */
export async function confirmSession(db: Db, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmed_at: now }).where(eq(sessions.id, id));
}

export async function deleteSessionByHash(
  db: Db,
  tokenHash: string,
): Promise<{ userId: number; impersonatorId: number | null } | null> {
  const [row] = await db.delete(sessions).where(eq(sessions.token_hash, tokenHash)).returning();
  return row ? { userId: row.user_id, impersonatorId: row.impersonator_id } : null;
}

/** Ends a user's sessions, all or all but one. */
export async function deleteSessionsOf(db: Db, userId: number, exceptId: number | null = null): Promise<void> {
  const others = exceptId === null ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}

/**
 * Ends everything that got in with a password that is another one now: the sessions but one, and the tokens of programs.
 * @returns how many tokens of programs ended
 */
export async function endAccessOf(db: Db, userId: number, exceptSessionId: number | null = null): Promise<number> {
  await deleteSessionsOf(db, userId, exceptSessionId);
  const ended = await db.delete(apiTokens).where(eq(apiTokens.user_id, userId)).returning({ id: apiTokens.id });
  return ended.length;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, now));
  await db.delete(sessions).where(lt(sessions.signed_in_at, new Date(now.getTime() - durations.sessionLongestMs)));
  await db.delete(socialAttempts).where(lt(socialAttempts.expires_at, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(now.getTime() - 7 * 24 * 3600_000)));
}

type NewOneTimeToken = { user_id: number; kind: OneTimeKind; token_hash: string; expires_at: Date };

/** Ends what a person holds of a kind of secret and did not use. */
export async function deleteOneTimeTokens(db: Db, userId: number, kind: OneTimeKind): Promise<void> {
  const isUnused = isNull(oneTimeTokens.used_at);
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, kind), isUnused));
}

/** Stores a new secret beside those of the same kind that work still. */
export async function insertOneTimeToken(db: Db, values: NewOneTimeToken): Promise<void> {
  await db.insert(oneTimeTokens).values(values);
}

/** Stores a new secret of a kind; older ones of the same kind stop working. */
export async function replaceOneTimeToken(db: Db, values: NewOneTimeToken): Promise<void> {
  await deleteOneTimeTokens(db, values.user_id, values.kind);
  await insertOneTimeToken(db, values);
}

export async function findOneTimeToken(db: Db, kind: OneTimeKind, tokenHash: string) {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.token_hash, tokenHash)));
  return row ?? null;
}

/** Whose mailed secret this is, for links that lead somewhere more than once; null for one that is over. */
export async function findUserByMailedSecret(
  db: Db,
  { kind, secret, now }: { kind: OneTimeKind; secret: string; now: Date },
): Promise<number | null> {
  const token = await findOneTimeToken(db, kind, hashSecret(secret));
  return token && token.expires_at > now ? token.user_id : null;
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
