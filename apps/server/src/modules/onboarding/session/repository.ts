import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/connection.ts";
import { onboardingSessions } from "../../../db/schema/onboarding.ts";

export type SessionRow = typeof onboardingSessions.$inferSelect;
export type SessionChanges = Omit<PgUpdateSetSource<typeof onboardingSessions>, "id" | "user_id" | "updated_at">;

export const newSessionId = () => randomBytes(18).toString("base64url");

const owned = (userId: number, id: string) =>
  and(eq(onboardingSessions.id, id), eq(onboardingSessions.user_id, userId), isNull(onboardingSessions.deleted_at));

/** The caller's own session, whatever its status; null for unknown, foreign and removed ones. */
export async function findSession(db: Db, userId: number, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(onboardingSessions).where(owned(userId, id));
  return row ?? null;
}

/** As {@link findSession}, and holds the row until the transaction ends. */
export async function lockSession(inside: Db, userId: number, id: string): Promise<SessionRow | null> {
  const [row] = await inside.select().from(onboardingSessions).where(owned(userId, id)).for("update");
  return row ?? null;
}

/** True when the caller removed this session before: only that removal may be repeated. */
export async function isRemoved(db: Db, userId: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: onboardingSessions.id })
    .from(onboardingSessions)
    .where(and(eq(onboardingSessions.id, id), eq(onboardingSessions.user_id, userId)));
  return rows.length > 0;
}

const activeOf = (userId: number) =>
  and(eq(onboardingSessions.user_id, userId), eq(onboardingSessions.status, "active"));

export async function findActiveSession(db: Db, userId: number): Promise<SessionRow | null> {
  const [row] = await db.select().from(onboardingSessions).where(activeOf(userId));
  return row ?? null;
}

export async function lockActiveSession(inside: Db, userId: number): Promise<SessionRow | null> {
  const [row] = await inside.select().from(onboardingSessions).where(activeOf(userId)).for("update");
  return row ?? null;
}

/** Opens a session at welcome; null when the user has an active one already. */
export async function insertSession(db: Db, values: { id: string; userId: number }): Promise<SessionRow | null> {
  const [row] = await db
    .insert(onboardingSessions)
    .values({ id: values.id, user_id: values.userId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Writes changes and touches the session. */
export async function updateSession(db: Db, id: string, changes: SessionChanges): Promise<SessionRow> {
  const [row] = await db
    .update(onboardingSessions)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(onboardingSessions.id, id))
    .returning();
  if (!row) throw new Error("The onboarding session is gone.");
  return row;
}
