import type { PasskeyAssertion } from "@vitrine/contract";
import type { SecondFactorMethod } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { invalidField } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { SecurityTeller } from "../security-news.ts";
import type { SignInPause } from "../sign-in-pause.ts";
import { findApp, useCode } from "./authenticator-app.ts";
import { listPasskeys, passkeyOptions, usePasskey, type PasskeyOptions } from "./passkeys.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import type { Sealer } from "./sealed-secret.ts";

export type ProofDependencies = {
  db: Db;
  clock: Clock;
  pause: SignInPause;
  sealer: Sealer;
  news: SecurityTeller;
  appUrl: () => string;
  onError: (error: unknown) => void;
};

/** What somebody shows to prove who they are; one of them. */
export type Proof = {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
};

/** Which second factors people have, and whether what they show is one. */
export function createProofs({ db, clock, pause, sealer, news, appUrl, onError }: ProofDependencies) {
  async function isCode(userId: number, code: string): Promise<boolean> {
    try {
      return await useCode(db, sealer, { userId, code, now: clock.now(), isSetUp: true });
    } catch (error) {
      // Another installation's key: the app proves nothing here, recovery codes and passkeys still do.
      onError(error);
      return false;
    }
  }

  return {
    async methodsOf(inside: Db, userId: number): Promise<SecondFactorMethod[]> {
      const app = await findApp(inside, userId);
      const held = await listPasskeys(inside, userId);
      return [...(app?.confirmed_at ? (["code"] as const) : []), ...(held.length > 0 ? (["passkey"] as const) : [])];
    },

    /** The question for the passkeys that somebody has; null without any. */
    async passkeyQuestion(inside: Db, userId: number, nonce: string): Promise<PasskeyOptions | null> {
      const held = await listPasskeys(inside, userId);
      return held.length > 0 ? passkeyOptions(appUrl(), nonce, held) : null;
    },

    /**
     * Whether a proof holds; a code or recovery code is used up. Codes can be guessed, so they are counted over all
     * sign-ins of the account; recovery codes and passkeys cannot, and stay a way in.
     * @param nonce what a passkey was to sign; null when nothing was asked
     * @throws AppError too_many_requests, validation_failed without any proof
     */
    async holds(userId: number, proof: Proof, nonce: string | null): Promise<boolean> {
      const now = clock.now();
      if (proof.code !== undefined) {
        await pause.begin({ secondFactorOf: userId });
        if (!(await isCode(userId, proof.code))) return false;
        await pause.forget(db, { secondFactorOf: userId });
        return true;
      }
      const { recovery_code: code } = proof;
      if (code !== undefined) {
        return db.transaction(async (inside) => {
          if (!(await useRecoveryCode(inside, { userId, code, now }))) return false;
          await news.tell(inside, userId, "recovery_code_used");
          return true;
        });
      }
      if (proof.passkey === undefined) throw invalidField("code", "The code field is required.");
      if (nonce === null) return false;
      return (await usePasskey(db, appUrl(), { response: proof.passkey, nonce, userId, now })) === userId;
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
