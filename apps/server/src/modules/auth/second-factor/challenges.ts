import { randomBytes } from "node:crypto";
import { durations } from "@vitrine/model";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { signInChallenges } from "../../../db/schema/second-factor.ts";
import { hashSecret, newSecret } from "../secrets.ts";

export type Challenge = typeof signInChallenges.$inferSelect;
type Purpose = Challenge["purpose"];

/** So many wrong answers, and the question is asked no more: the first step has to be made again. */
const answersPerChallenge = 5;

type Asked = { secret: string; nonce: string; expiresAt: Date };

/** Stores a question; its secret goes to whom it is asked. */
export async function ask(
  db: Db,
  now: Date,
  about: { purpose: Purpose; userId: number | null; remember?: boolean },
): Promise<Asked> {
  const secret = newSecret();
  const nonce = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + durations.signInChallengeMs);
  await db.insert(signInChallenges).values({
    secret_hash: hashSecret(secret),
    purpose: about.purpose,
    user_id: about.userId,
    nonce,
    remember: about.remember ?? false,
    expires_at: expiresAt,
  });
  return { secret, nonce, expiresAt };
}

/** Counts an answer to a question before it is looked at; null when the question is unknown, too old or worn out. */
export async function beginAnswer(db: Db, now: Date, secret: string, purpose: Purpose): Promise<Challenge | null> {
  const [row] = await db
    .update(signInChallenges)
    .set({ failures: sql`${signInChallenges.failures} + 1` })
    .where(
      and(
        eq(signInChallenges.secret_hash, hashSecret(secret)),
        eq(signInChallenges.purpose, purpose),
        gt(signInChallenges.expires_at, now),
        lt(signInChallenges.failures, answersPerChallenge),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends a question that was answered; false when somebody else was faster. */
export async function endChallenge(db: Db, { secret_hash }: Challenge): Promise<boolean> {
  const ended = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.secret_hash, secret_hash))
    .returning({ hash: signInChallenges.secret_hash });
  return ended.length > 0;
}

export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expires_at, now));
}
