import type { BodyOf, PendingSignIn } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { SignInMethod, User } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { verificationHelpText } from "../../../http/admission.ts";
import { AppError } from "../../../http/app-error.ts";
import { iso } from "../present-user.ts";
import {
  findOneTimeToken,
  findUser,
  updateUser,
  useOneTimeToken,
  type OneTimeKind,
  type UserRow,
} from "../repository.ts";
import type { SessionOptions } from "../sessions.ts";
import { noteSignIn, recordSignIn } from "../sign-in-log.ts";
import { signIn, type SignedIn } from "../sign-in.ts";
import { ask, beginAnswer, endChallenge, type Challenge } from "./challenges.ts";
import { passkeyOptions, usePasskey } from "./passkeys.ts";
import type { ProofDependencies, Proofs } from "./proofs.ts";

/** A sign-in whose first step was right: it is through, or waits for the second. */
export type FirstStep = SignedIn | { pending: PendingSignIn };

const expired = () =>
  new AppError("invalid_credentials", {
    message: "This sign-in has expired. Please start again.",
    data: { expired: true },
  });

/**
 * The session of a first step that needs no second.
 * @throws AppError sign_in_incomplete with the question of the second step. Throw it after the transaction: the
 * question has to stay.
 */
export function signedInOrAsked(step: FirstStep): SignedIn {
  if (!("pending" in step)) return step;
  throw new AppError("sign_in_incomplete", { data: step.pending });
}

/** Signing in where a password, a mailed link or another provider alone is not enough. */
export function createSignInSteps({ db, clock, appUrl }: ProofDependencies, proofs: Proofs) {
  async function open(challenge: Challenge, user: UserRow, options: SessionOptions): Promise<SignedIn> {
    if (user.suspended_at) throw new AppError("account_suspended");
    return db.transaction(async (inside) => {
      if (!(await endChallenge(inside, challenge))) throw expired();
      await updateUser(inside, user.id, { last_login_at: clock.now() });
      return signIn(inside, clock, user.id, options);
    });
  }

  /** After the first step: a session, or the question for the second where the account has one. */
  async function afterFirstStep(inside: Db, userId: number, options: SessionOptions): Promise<FirstStep> {
    const methods = await proofs.methodsOf(inside, userId);
    if (methods.length === 0) {
      await updateUser(inside, userId, { last_login_at: clock.now() });
      return signIn(inside, clock, userId, options);
    }
    const about = { purpose: "second_factor" as const, userId, remember: options.remember };
    const { secret, nonce, expiresAt } = await ask(inside, clock.now(), about);
    return {
      pending: {
        requires_second_factor: true,
        challenge: secret,
        methods,
        passkey_options: await proofs.passkeyQuestion(inside, userId, nonce),
        expires_at: iso(expiresAt),
      },
    };
  }

  return {
    /** Writes down that somebody is in now, by what they were asked last and from where. */
    noteSignIn: (user: User, method: SignInMethod, address: string): Promise<void> =>
      noteSignIn(db, clock, { user, method, address }),

    afterFirstStep,

    /**
     * Uses a one-time secret up as the first step of a sign-in.
     * @param refused what is thrown for a secret that is unknown, used or too old
     * @throws AppError account_suspended, sign_in_incomplete
     */
    async byOneTimeSecret(
      kind: OneTimeKind,
      secretHash: string,
      userAgent: string | null,
      refused: () => AppError,
    ): Promise<SignedIn> {
      const token = await findOneTimeToken(db, kind, secretHash);
      const found = token ? await findUser(db, token.user_id) : null;
      if (!token || !found) throw refused();
      if (found.user.suspended_at) throw new AppError("account_suspended");
      const step = await db.transaction(async (inside) => {
        if (!(await useOneTimeToken(inside, token.id, clock.now()))) throw refused();
        return afterFirstStep(inside, token.user_id, { remember: false, userAgent });
      });
      return signedInOrAsked(step);
    },

    /** @throws AppError invalid_credentials, account_suspended, too_many_requests */
    async secondStep(
      body: BodyOf<typeof contract.secondFactor.loginSecondFactor>,
      { address, userAgent }: { address: string; userAgent: string | null },
    ): Promise<SignedIn> {
      const challenge = await beginAnswer(db, clock.now(), body.challenge, "second_factor");
      const found = challenge?.user_id ? await findUser(db, challenge.user_id) : null;
      if (!challenge || !found) throw expired();
      if (!(await proofs.holds(found.user.id, body, challenge.nonce))) {
        const failed = { outcome: "failed", method: "second_factor" } as const;
        await recordSignIn(db, { user: found.user, ...failed, address, at: clock.now() });
        throw new AppError("invalid_credentials", { message: "That was not right. Please try again." });
      }
      return open(challenge, found.user, { remember: challenge.remember, userAgent });
    },

    /** A question for whichever passkey the browser has. */
    async askPasskey() {
      const { secret, nonce } = await ask(db, clock.now(), { purpose: "passkey_sign_in", userId: null });
      return { challenge: secret, options: await passkeyOptions(appUrl(), nonce) };
    },

    /** A passkey asks its person's device for itself and for them: it stands for both steps. */
    async byPasskey(
      body: BodyOf<typeof contract.passkeys.loginByPasskey>,
      userAgent: string | null,
    ): Promise<SignedIn> {
      const now = clock.now();
      const challenge = await beginAnswer(db, now, body.challenge, "passkey_sign_in");
      if (!challenge) throw expired();
      const proven = { response: body.passkey, nonce: challenge.nonce, userId: null, now };
      const userId = await usePasskey(db, appUrl(), proven);
      const found = userId === null ? null : await findUser(db, userId);
      if (!found) throw new AppError("invalid_credentials", { message: "This passkey is not known here." });
      if (!found.user.email_verified_at)
        throw new AppError("email_not_verified", { requiresVerification: true, helpText: verificationHelpText });
      return open(challenge, found.user, { remember: body.remember, userAgent });
    },
  };
}

export type SignInSteps = ReturnType<typeof createSignInSteps>;
