import { impersonationMs, impersonationRestoreMs, type ActiveWebsite, type User } from "@vitrine/model";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { sessions } from "../../db/schema/account.ts";
import type { Caller, Impersonation } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { presentUser, readActiveWebsite } from "./present-user.ts";
import { findLiveSession, findUser, insertSession, type UserWithSubscription } from "./repository.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { SessionOptions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

type AdminSession = { token: string; user: User; active_website: ActiveWebsite | null };
type Opened = { token: string; user: User; active_website: ActiveWebsite | null; impersonation: Impersonation };

/** Opens the session with which an admin looks through somebody's eyes; it is never extended (contract.md 5). */
export async function openImpersonation(
  db: Db,
  clock: Clock,
  { admin, target }: { admin: Caller; target: UserWithSubscription },
): Promise<Opened> {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + impersonationMs);
  await insertSession(db, {
    user_id: target.user.id,
    impersonator_id: admin.userId,
    token_hash: hashSecret(token),
    expires_at: expiresAt,
    last_used_at: now,
  });
  const impersonation = { adminId: admin.userId, adminName: admin.name, expiresAt };
  return {
    token,
    user: presentUser(target, impersonation),
    active_website: await readActiveWebsite(db, target.user),
    impersonation,
  };
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
    return isWorkingAdmin(live) ? presentAdmin(db, live, token) : null;
  const admin = await findUser(db, adminId);
  if (!admin || !isWorkingAdmin(admin)) return null;
  return db.transaction(async (inside) => {
    if (!(await useStopped(inside, { token, adminId, now }))) return null;
    const opened = await signIn(inside, clock, adminId, { remember: false, userAgent });
    return { token: opened.token, user: opened.user, active_website: opened.active_website };
  });
}

const isWorkingAdmin = ({ user }: UserWithSubscription) =>
  user.role === "admin" && user.suspended_at === null && user.email_verified_at !== null;

async function presentAdmin(db: Db, admin: UserWithSubscription, token: string): Promise<AdminSession> {
  return { token, user: presentUser(admin), active_website: await readActiveWebsite(db, admin.user) };
}

/** Uses up a stopped impersonation that the admin began; false when there is none, or its moment is over. */
async function useStopped(db: Db, { token, adminId, now }: { token: string; adminId: number; now: Date }) {
  const used = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.token_hash, hashSecret(token)),
        eq(sessions.impersonator_id, adminId),
        isNotNull(sessions.stopped_at),
        gt(sessions.expires_at, now),
      ),
    )
    .returning({ id: sessions.id });
  return used.length > 0;
}
