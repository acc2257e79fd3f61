import type { BodyOf, ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { Passkey, SecondFactorMethod } from "@vitrine/model";
import { renderSVG } from "uqr";
import type { Db } from "../../../db/connection.ts";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { Caller } from "../../../http/session.ts";
import { iso } from "../present-user.ts";
import { confirmSession, findUser, type UserRow } from "../repository.ts";
import { passwordMatches } from "../secrets.ts";
import { beginApp, findApp, removeApp, useCode } from "./authenticator-app.ts";
import { ask, beginAnswer, endChallenge } from "./challenges.ts";
import * as passkeys from "./passkeys.ts";
import type { ProofDependencies, Proofs } from "./proofs.ts";
import { codesLeft, removeCodes, renewCodes } from "./recovery-codes.ts";

type Calls = typeof contract.secondFactor;
type PasskeyCalls = typeof contract.passkeys;

const wrong = "That was not right. Please try again.";
const tooLate = "This took too long. Please try again.";

/** Setting a second factor up and taking it away, and confirming with it. */
export function createSecondFactorService(
  dependencies: ProofDependencies & { isRequiredOf: (caller: Caller) => boolean },
  proofs: Proofs,
) {
  const { db, clock, sealer, news, appUrl } = dependencies;

  async function account({ userId }: Caller): Promise<UserRow> {
    const found = await findUser(db, userId);
    if (!found) throw new AppError("unauthenticated");
    return found.user;
  }

  async function confirmed(inside: Db, { sessionId }: Caller): Promise<void> {
    if (sessionId !== null) await confirmSession(inside, sessionId, clock.now());
  }

  /** The first second factor of an account brings its recovery codes. */
  async function codesForFirst(inside: Db, caller: Caller): Promise<string[] | null> {
    await confirmed(inside, caller);
    return (await codesLeft(inside, caller.userId)) > 0 ? null : renewCodes(inside, caller.userId);
  }

  /** Without any second factor recovery codes are a password in disguise. */
  async function endCodesAfterLast(inside: Db, userId: number): Promise<void> {
    if ((await proofs.methodsOf(inside, userId)).length === 0) await removeCodes(inside, userId);
  }

  async function isConfirmed(caller: Caller, body: BodyOf<Calls["confirm"]>): Promise<boolean> {
    if ((await proofs.methodsOf(db, caller.userId)).length === 0) {
      const { password_hash: hash } = await account(caller);
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
    async status(caller: Caller): Promise<ReplyOf<Calls["getSecondFactor"]>["data"]> {
      const app = await findApp(db, caller.userId);
      return {
        app: app?.confirmed_at ? { added_at: iso(app.confirmed_at) } : null,
        passkeys: (await passkeys.listPasskeys(db, caller.userId)).map(passkeys.presentPasskey),
        recovery_codes_left: await codesLeft(db, caller.userId),
        is_required: dependencies.isRequiredOf(caller),
      };
    },

    async setUpApp(caller: Caller): Promise<ReplyOf<Calls["setUpApp"]>["data"]> {
      const made = await beginApp(db, sealer, await account(caller));
      if (!made) throw new AppError("invalid_state", { message: "You have an authenticator app already." });
      return { ...made, qr_svg: renderSVG(made.address, { border: 2 }) };
    },

    /** @returns recovery codes where the account has none yet */
    async turnAppOn(caller: Caller, code: string): Promise<string[] | null> {
      return db.transaction(async (inside) => {
        const given = { userId: caller.userId, code, now: clock.now(), isSetUp: false };
        if (!(await useCode(inside, sealer, given)))
          throw invalidField("code", "That code is not right. Check that the time of your phone is set automatically.");
        await news.tell(inside, caller.userId, "app_added");
        return codesForFirst(inside, caller);
      });
    },

    async turnAppOff(caller: Caller): Promise<void> {
      await db.transaction(async (inside) => {
        if (!(await removeApp(inside, caller.userId))) throw new AppError("not_found");
        await news.tell(inside, caller.userId, "app_removed");
        await endCodesAfterLast(inside, caller.userId);
      });
    },

    async renewRecoveryCodes(caller: Caller): Promise<string[]> {
      return db.transaction(async (inside) => {
        if ((await proofs.methodsOf(inside, caller.userId)).length === 0) throw new AppError("invalid_state");
        await news.tell(inside, caller.userId, "recovery_codes_renewed");
        return renewCodes(inside, caller.userId);
      });
    },

    async askNewPasskey(caller: Caller): Promise<ReplyOf<PasskeyCalls["askNewPasskey"]>["data"]> {
      const { secret, nonce } = await ask(db, clock.now(), { purpose: "add_passkey", userId: caller.userId });
      const held = await passkeys.listPasskeys(db, caller.userId);
      const options = await passkeys.newPasskeyOptions(appUrl(), { user: await account(caller), held, nonce });
      return { challenge: secret, options };
    },

    async addPasskey(
      caller: Caller,
      { challenge, name, passkey }: BodyOf<PasskeyCalls["addPasskey"]>,
    ): Promise<{ data: Passkey; recovery_codes: string[] | null }> {
      const asked = await beginAnswer(db, clock.now(), challenge, "add_passkey");
      if (!asked || asked.user_id !== caller.userId) throw new AppError("invalid_state", { message: tooLate });
      return db.transaction(async (inside) => {
        const given = { userId: caller.userId, name, nonce: asked.nonce, response: passkey };
        const kept = await passkeys.keepPasskey(inside, appUrl(), given);
        if (kept === "full")
          throw new AppError("invalid_state", { message: "You have as many passkeys as you may. Remove one first." });
        if (!kept) throw invalidField("passkey", "This passkey could not be checked. Please try again.");
        await endChallenge(inside, asked);
        await news.tell(inside, caller.userId, "passkey_added");
        return { data: passkeys.presentPasskey(kept), recovery_codes: await codesForFirst(inside, caller) };
      });
    },

    async renamePasskey(caller: Caller, id: number, name: string): Promise<Passkey> {
      const renamed = await passkeys.renamePasskey(db, { userId: caller.userId, id, name });
      if (!renamed) throw new AppError("not_found");
      return passkeys.presentPasskey(renamed);
    },

    async removePasskey(caller: Caller, id: number): Promise<void> {
      await db.transaction(async (inside) => {
        if (!(await passkeys.removePasskey(inside, caller.userId, id))) throw new AppError("not_found");
        await news.tell(inside, caller.userId, "passkey_removed");
        await endCodesAfterLast(inside, caller.userId);
      });
    },

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
      await confirmed(db, caller);
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
