import type { ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { renderSVG } from "uqr";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { Caller } from "../../../http/session.ts";
import { iso } from "../present-user.ts";
import { beginApp, findApp, removeApp, useCode } from "./authenticator-app.ts";
import { createCodeKeeping } from "./code-keeping.ts";
import { accountOf, createConfirmations } from "./confirmations.ts";
import { createOwnPasskeys } from "./own-passkeys.ts";
import * as passkeys from "./passkeys.ts";
import type { ProofDependencies, Proofs } from "./proofs.ts";
import { codesLeft, renewCodes } from "./recovery-codes.ts";

type Calls = typeof contract.secondFactor;

/** Setting a second factor up and taking it away, and confirming with it. */
export function createSecondFactorService(
  dependencies: ProofDependencies & { isRequiredOf: (caller: Caller) => boolean },
  proofs: Proofs,
) {
  const { db, clock, sealer, news, appUrl } = dependencies;
  const codes = createCodeKeeping({ clock }, proofs);

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
      const made = await beginApp(db, sealer, await accountOf(db, caller));
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
        return codes.forFirst(inside, caller);
      });
    },

    async turnAppOff(caller: Caller): Promise<void> {
      await db.transaction(async (inside) => {
        if (!(await removeApp(inside, caller.userId))) throw new AppError("not_found");
        await news.tell(inside, caller.userId, "app_removed");
        await codes.endAfterLast(inside, caller.userId);
      });
    },

    async renewRecoveryCodes(caller: Caller): Promise<string[]> {
      return db.transaction(async (inside) => {
        if ((await proofs.methodsOf(inside, caller.userId)).length === 0) throw new AppError("invalid_state");
        await news.tell(inside, caller.userId, "recovery_codes_renewed");
        return renewCodes(inside, caller.userId);
      });
    },

    ...createOwnPasskeys({ db, clock, news, appUrl }, codes),
    ...createConfirmations({ db, clock }, proofs),
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
