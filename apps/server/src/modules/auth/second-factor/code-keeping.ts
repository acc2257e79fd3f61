import type { Db } from "../../../db/connection.ts";
import type { Caller } from "../../../http/session.ts";
import type { Clock } from "../../../ports/clock.ts";
import { markConfirmed } from "./confirmations.ts";
import type { Proofs } from "./proofs.ts";
import { codesLeft, removeCodes, renewCodes } from "./recovery-codes.ts";

export type CodeKeeping = ReturnType<typeof createCodeKeeping>;

/** Recovery codes come with the first second factor of an account and go with its last one. */
export function createCodeKeeping({ clock }: { clock: Clock }, proofs: Proofs) {
  return {
    /** @returns the codes of an account that had none; who sets a factor up has confirmed as well */
    async forFirst(inside: Db, caller: Caller): Promise<string[] | null> {
      await markConfirmed(inside, caller, clock.now());
      return (await codesLeft(inside, caller.userId)) > 0 ? null : renewCodes(inside, caller.userId);
    },

    /** Without any second factor recovery codes are a password in disguise. */
    async endAfterLast(inside: Db, userId: number): Promise<void> {
      if ((await proofs.methodsOf(inside, userId)).length === 0) await removeCodes(inside, userId);
    },
  };
}
