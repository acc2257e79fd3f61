import type { BodyOf, ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { SecondFactorMethod } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { Caller } from "../../../http/session.ts";
import type { Clock } from "../../../ports/clock.ts";
import { confirmSession, findUser, type UserRow } from "../repository.ts";
import { passwordMatches } from "../secrets.ts";
import { ask, beginAnswer, endChallenge } from "./challenges.ts";
import type { Proofs } from "./proofs.ts";

type Calls = typeof contract.secondFactor;

const wrong = "That was not right. Please try again.";

/** Confirming that it is still the same person: with a second factor, or with the password where there is none. */
export function createConfirmations({ db, clock }: { db: Db; clock: Clock }, proofs: Proofs) {
  async function isConfirmed(caller: Caller, body: BodyOf<Calls["confirm"]>): Promise<boolean> {
    if ((await proofs.methodsOf(db, caller.userId)).length === 0) {
      const { password_hash: hash } = await accountOf(db, caller);
      if (body.password === undefined) throw invalidField("password", "The password field is required.");
      return passwordMatches(hash, body.password);
    }
    const asked = body.challenge ? await beginAnswer(db, clock.now(), body.challenge, "confirm") : null;
    const isTheirs = asked?.user_id === caller.userId;
    const holds = await proofs.holds(caller.userId, body, isTheirs ? asked.nonce : null);
    if (holds && asked) await endChallenge(db, asked);
    return holds;
  }

  return {
    async askConfirmation(caller: Caller): Promise<ReplyOf<Calls["askConfirmation"]>["data"]> {
      const { secret, nonce } = await ask(db, clock.now(), { purpose: "confirm", userId: caller.userId });
      const methods: (SecondFactorMethod | "password")[] = await proofs.methodsOf(db, caller.userId);
      return {
        methods: methods.length > 0 ? methods : ["password"],
        challenge: secret,
        passkey_options: await proofs.passkeyQuestion(db, caller.userId, nonce),
      };
    },

    /** @throws AppError validation_failed on the field that was not right */
    async confirm(caller: Caller, body: BodyOf<Calls["confirm"]>): Promise<void> {
      if (!(await isConfirmed(caller, body))) {
        const fields = ["code", "recovery_code", "passkey", "password"] as const;
        throw invalidField(fields.find((name) => body[name] !== undefined) ?? "code", wrong);
      }
      await markConfirmed(db, caller, clock.now());
    },
  };
}

/** @throws AppError unauthenticated for a caller whose account is gone */
export async function accountOf(db: Db, { userId }: Caller): Promise<UserRow> {
  const found = await findUser(db, userId);
  if (!found) throw new AppError("unauthenticated");
  return found.user;
}

/** Notes on the caller's session that it was confirmed; tokens of programs have none. */
export async function markConfirmed(inside: Db, { sessionId }: Caller, now: Date): Promise<void> {
  if (sessionId !== null) await confirmSession(inside, sessionId, now);
}
