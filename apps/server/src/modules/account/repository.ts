import { and, desc, eq, gt, isNull, like } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { sessions, users } from "../../db/schema/account.ts";
import { supportTickets, waitingListEntries } from "../../db/schema/outreach.ts";
import { idempotencyKeys } from "../../db/schema/platform.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** A user's sessions that have not ended, newest use first. */
export async function liveSessionsOf(db: Db, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now), isNull(sessions.impersonator_id)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));
}

/** Ends one session of a user; false when it is not theirs or has ended. */
export async function deleteSession(db: Db, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** The admins there are; nobody else can change who is one until the transaction ends. */
export async function lockAdmins(db: Db): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).for("update");
  return rows.map(({ id }) => id);
}

/** Removes a user. What points at the user's row goes with it; what only names the person is removed here. */
export async function deleteUser(db: Db, user: { id: number; email: string }): Promise<void> {
  await db.delete(supportTickets).where(eq(supportTickets.user_id, user.id));
  await db.delete(waitingListEntries).where(eq(waitingListEntries.email, user.email));
  await db.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `user:${user.id} %`));
  await db.delete(users).where(eq(users.id, user.id));
}
