import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { onboardingSessions } from "../../../db/schema/onboarding.ts";
import { hashSecret } from "../../auth/index.ts";
import { newSessionId, type SessionRow } from "../session/repository.ts";

type Source = Pick<SessionRow, "cv_text" | "source_kind" | "source_pages" | "file_key" | "use_vision">;
export type NewTryout = { visitor: string; expiresAt: Date; source: Source };

/** The secret of an address: 128 bits; only its hash is stored. */
const newToken = () => randomBytes(16).toString("base64url");

/** Opens a session that is nobody's, with its CV. */
export async function insertTryout(
  inside: Db,
  { visitor, expiresAt, source }: NewTryout,
): Promise<{ token: string; row: SessionRow }> {
  const token = newToken();
  const own = { tryout_token_hash: hashSecret(token), tryout_expires_at: expiresAt, visitor };
  const place = { path: "upload", step: "upload_picture" } as const;
  const [row] = await inside
    .insert(onboardingSessions)
    .values({ id: newSessionId(), ...own, ...place, ...source })
    .returning();
  if (!row) throw new Error("The tryout was not stored.");
  return { token, row };
}

const openAt = (token: string, now: Date) =>
  and(
    eq(onboardingSessions.tryout_token_hash, hashSecret(token)),
    gt(onboardingSessions.tryout_expires_at, now),
    isNull(onboardingSessions.user_id),
  );

/** The session of a token; null for one that is unknown, over or kept. */
export async function findTryout(db: Db, token: string, now: Date): Promise<SessionRow | null> {
  const [row] = await db.select().from(onboardingSessions).where(openAt(token, now));
  return row ?? null;
}

/** As {@link findTryout}, and holds the row until the transaction ends. */
export async function lockTryout(inside: Db, token: string, now: Date): Promise<SessionRow | null> {
  const [row] = await inside.select().from(onboardingSessions).where(openAt(token, now)).for("update");
  return row ?? null;
}

/** Gives a session to an account; from then on its token leads nowhere. */
export async function giveTo(
  inside: Db,
  row: SessionRow,
  { userId, recommendation }: { userId: number; recommendation: SessionRow["recommendation"] },
): Promise<void> {
  const noTryout = { visitor: null, tryout_token_hash: null, tryout_expires_at: null };
  await inside
    .update(onboardingSessions)
    .set({ ...noTryout, user_id: userId, recommendation, updated_at: new Date() })
    .where(eq(onboardingSessions.id, row.id));
}

/** Deletes tryouts whose time is over, so many at once. @returns what they were */
export async function deleteExpired(inside: Db, now: Date, most: number): Promise<SessionRow[]> {
  const expired = await inside
    .select({ id: onboardingSessions.id })
    .from(onboardingSessions)
    .where(lte(onboardingSessions.tryout_expires_at, now))
    .limit(most)
    .for("update", { skipLocked: true });
  if (expired.length === 0) return [];
  const ids = expired.map(({ id }) => id);
  return inside.delete(onboardingSessions).where(inArray(onboardingSessions.id, ids)).returning();
}
