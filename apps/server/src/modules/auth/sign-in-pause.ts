import { signInPauseMs, signInPauseRules } from "@vitrine/model";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { signInFailures } from "../../db/schema/account.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { hashSecret } from "./secrets.ts";

/**
 * What guesses are counted on: an address, whether it has an account or not, an account's second factor, or the
 * password of a private link for one visitor.
 */
export type GuessSubject = { email: string } | { secondFactorOf: number } | { linkId: number; network: string };

const pausedHelp = "You can go on at once with a sign-in link that we send to your email address.";

/**
 * Counts guesses over all addresses that they come from, and refuses further ones for a growing time. Unknown
 * addresses are counted alike, so that a refusal says nothing about an account.
 * @param factor multiplies the guesses that are free, as the setting for all limits does
 */
export function createSignInPause({ db, clock, factor }: { db: Db; clock: Clock; factor: number }) {
  const freeFailures = Math.ceil(signInPauseRules.freeFailures * factor);

  return {
    /**
     * Counts a guess before it is checked, so that many at once cannot pass between the check and the count.
     * @throws AppError too_many_requests while the pause lasts; such a guess is neither checked nor counted
     */
    async begin(subject: GuessSubject): Promise<{ beginsPause: boolean }> {
      const now = clock.now();
      const forgotten = new Date(now.getTime() - signInPauseRules.forgottenAfterMs);
      const isPast = lt(signInFailures.last_failed_at, forgotten);
      const hash = hashOf(subject);
      return db.transaction(async (inside) => {
        const [row] = await inside
          .insert(signInFailures)
          .values({ subject_hash: hash, failures: 1, last_failed_at: now })
          .onConflictDoUpdate({
            target: signInFailures.subject_hash,
            set: {
              failures: sql`case when ${isPast} then 1 else ${signInFailures.failures} + 1 end`,
              last_failed_at: now,
            },
            setWhere: or(isNull(signInFailures.paused_until), lt(signInFailures.paused_until, now)),
          })
          .returning({ failures: signInFailures.failures });
        if (!row) throw await refusal(inside, hash, now);
        const pauseMs = signInPauseMs(row.failures, freeFailures);
        if (pauseMs > 0) {
          const until = new Date(now.getTime() + pauseMs);
          await inside.update(signInFailures).set({ paused_until: until }).where(eq(signInFailures.subject_hash, hash));
        }
        return { beginsPause: pauseMs > 0 };
      });
    },

    /** The guess was right, or what is guessed at is another one now. */
    async forget(inside: Db, subject: GuessSubject): Promise<void> {
      await inside.delete(signInFailures).where(eq(signInFailures.subject_hash, hashOf(subject)));
    },

    /** True once a day for a subject that is paused: its owner is to be told. */
    async mayTell(inside: Db, subject: GuessSubject): Promise<boolean> {
      const now = clock.now();
      const recently = new Date(now.getTime() - signInPauseRules.toldEveryMs);
      const told = await inside
        .update(signInFailures)
        .set({ told_at: now })
        .where(
          and(
            eq(signInFailures.subject_hash, hashOf(subject)),
            or(isNull(signInFailures.told_at), lt(signInFailures.told_at, recently)),
          ),
        )
        .returning({ hash: signInFailures.subject_hash });
      return told.length > 0;
    },

    /** Removes what is forgotten anyway. */
    async sweep(): Promise<void> {
      const forgotten = new Date(clock.now().getTime() - signInPauseRules.forgottenAfterMs);
      await db.delete(signInFailures).where(lt(signInFailures.last_failed_at, forgotten));
    },
  };
}

export type SignInPause = ReturnType<typeof createSignInPause>;

function hashOf(subject: GuessSubject): string {
  if ("email" in subject) return hashSecret(`email:${subject.email}`);
  if ("linkId" in subject) return hashSecret(`link:${subject.linkId}:${subject.network}`);
  return hashSecret(`second-factor:${subject.secondFactorOf}`);
}

async function refusal(db: Db, hash: string, now: Date): Promise<AppError> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.subject_hash, hash));
  const seconds = Math.ceil(((row?.paused_until?.getTime() ?? 0) - now.getTime()) / 1000);
  return new AppError("too_many_requests", {
    message: "Too many failed attempts for this account. Please wait a moment and try again.",
    helpText: pausedHelp,
    retryAfterSeconds: Math.max(1, seconds),
  });
}
