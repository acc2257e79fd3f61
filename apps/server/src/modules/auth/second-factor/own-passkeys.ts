import type { BodyOf, ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { Passkey } from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { Caller } from "../../../http/session.ts";
import { ask, beginAnswer, endChallenge } from "./challenges.ts";
import type { CodeKeeping } from "./code-keeping.ts";
import { accountOf } from "./confirmations.ts";
import * as passkeys from "./passkeys.ts";
import type { ProofDependencies } from "./proofs.ts";

type PasskeyCalls = typeof contract.passkeys;
type Dependencies = Pick<ProofDependencies, "db" | "clock" | "news" | "appUrl">;

const tooLate = "This took too long. Please try again.";

/** The passkeys of an account: adding, naming and removing them. */
export function createOwnPasskeys({ db, clock, news, appUrl }: Dependencies, codes: CodeKeeping) {
  return {
    async askNewPasskey(caller: Caller): Promise<ReplyOf<PasskeyCalls["askNewPasskey"]>["data"]> {
      const { secret, nonce } = await ask(db, clock.now(), { purpose: "add_passkey", userId: caller.userId });
      const held = await passkeys.listPasskeys(db, caller.userId);
      const options = await passkeys.newPasskeyOptions(appUrl(), { user: await accountOf(db, caller), held, nonce });
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
        return { data: passkeys.presentPasskey(kept), recovery_codes: await codes.forFirst(inside, caller) };
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
        await codes.endAfterLast(inside, caller.userId);
      });
    },
  };
}
