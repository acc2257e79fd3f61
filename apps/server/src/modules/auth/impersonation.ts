import { durations, impersonationMs, impersonationRestoreMs, type ActiveWebsite, type User } from "@vitrine/model";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { sessions } from "../../db/schema/account.ts";
import type { Caller, Impersonation } from "../../http/session.ts";
import type { KeptSession } from "../../http/session-cookies.ts";
import type { Clock } from "../../ports/clock.ts";
import { presentUser, readActiveWebsite } from "./present-user.ts";
import { findLiveSession, findUser, insertSession, type UserWithSubscription } from "./repository.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { SessionOptions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

type AdminSession = KeptSession & { user: User; active_website: ActiveWebsite | null };
type Opened = AdminSession & { impersonation: Impersonation };

/** Opens the session with which an admin looks through somebody's eyes; it is never extended (contract.md 5). */
export async function openImpersonation(
  db: Db,
  clock: Clock,
  { admin, target }: { admin: Caller; target: UserWithSubscription },
): Promise<Opened> {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + impersonationMs);
  const id = await insertSession(db, {
    user_id: target.user.id,
    impersonator_id: admin.userId,
    token_hash: hashSecret(token),
    signed_in_at: await signInOf(db, admin, now),
    expires_at: expiresAt,
    last_used_at: now,
  });
  const impersonation = { adminId: admin.userId, adminName: admin.name, expiresAt };
  return {
    session_id: id,
    token,
    user: presentUser(target, impersonation),
    active_website: await readActiveWebsite(db, target.user),
    impersonation,
  };
}

/** When the admin signed in: their own session goes on from there once the impersonation is over. */
async function signInOf(db: Db, { sessionId }: Caller, now: Date): Promise<Date> {
  if (sessionId === null) return now;
  const [own] = await db.select({ at: sessions.signed_in_at }).from(sessions).where(eq(sessions.id, sessionId));
  return own?.at ?? now;
}

/** Ends the caller's impersonation at once; for a moment its token still proves who the admin is. */
export async function stopImpersonation(db: Db, clock: Clock, sessionId: number): Promise<void> {
  const now = clock.now();
  const expires = new Date(now.getTime() + impersonationRestoreMs);
  await db.update(sessions).set({ stopped_at: now, expires_at: expires }).where(eq(sessions.id, sessionId));
}

/**
 * The admin's own session, for whoever proves to be them (contract.md 5): by their own valid token, or by the token of
 * the impersonation that they stopped a moment ago, once.
 * @returns null without such a proof
 */
export async function restoreAdminSession(
  db: Db,
  clock: Clock,
  { token, adminId, userAgent }: { token: string | null; adminId: number } & Pick<SessionOptions, "userAgent">,
): Promise<AdminSession | null> {
  if (token === null) return null;
  const now = clock.now();
  const live = await findLiveSession(db, hashSecret(token), now);
  if (live && live.session.impersonator_id === null && live.user.id === adminId)
    return isWorkingAdmin(live) ? presentAdmin(db, live, { session_id: live.session.id, token }) : null;
  const admin = await findUser(db, adminId);
  if (!admin || !isWorkingAdmin(admin)) return null;
  return db.transaction(async (inside) => {
    const signedInAt = await useStopped(inside, { token, adminId, now });
    if (!signedInAt) return null;
    const opened = await signIn(inside, clock, adminId, { remember: false, userAgent, signedInAt });
    const { session_id, token: ownToken, user, active_website } = opened;
    return { session_id, token: ownToken, user, active_website };
  });
}

const isWorkingAdmin = ({ user }: UserWithSubscription) =>
  user.role === "admin" && user.suspended_at === null && user.email_verified_at !== null;

async function presentAdmin(db: Db, admin: UserWithSubscription, session: KeptSession): Promise<AdminSession> {
  return { ...session, user: presentUser(admin), active_website: await readActiveWebsite(db, admin.user) };
}

/**
 * Uses up a stopped impersonation that the admin began.
 * @returns when the admin had signed in; null when there is no such impersonation, or its moment is over
 */
async function useStopped(db: Db, { token, adminId, now }: { token: string; adminId: number; now: Date }) {
  const used = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.token_hash, hashSecret(token)),
        eq(sessions.impersonator_id, adminId),
        isNotNull(sessions.stopped_at),
        gt(sessions.expires_at, now),
        gt(sessions.signed_in_at, new Date(now.getTime() - durations.sessionLongestMs)),
      ),
    )
    .returning({ signedInAt: sessions.signed_in_at });
  return used[0]?.signedInAt ?? null;
}
