import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { durations, type PendingEmailChange } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { RateLimiter } from "../../../http/rate-limit.ts";
import type { Caller } from "../../../http/session.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Queue } from "../../../ports/queue/queue.ts";
import { findUser, findUserByEmail, iso, passwordMatches } from "../../auth/index.ts";
import { sendMail } from "../../mails/index.ts";
import { applyChange, createMailedLinks } from "./mailed-links.ts";
import { newAddressMail, oldAddressMail, takenAddressMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; queue: Queue; limiter: RateLimiter };

const recentChange = "Your address was changed a few days ago. Until the way back from it is over, it stays as it is.";

/** Changing the address of an account: agreed at both ends, with a way back for seven days. */
export function createEmailChangeService({ db, clock, queue, limiter }: Dependencies) {
  const later = (moment: Date, ms: number) => iso(new Date(moment.getTime() + ms));

  function present(change: repository.ChangeRow): PendingEmailChange {
    const { new_email: email, new_confirmed_at: confirmed, old_confirmed_at: agreed } = change;
    return {
      email,
      is_new_confirmed: confirmed !== null,
      is_old_confirmed: agreed !== null,
      takes_effect_at: confirmed && later(confirmed, durations.emailChangeWaitMs),
    };
  }

  return {
    async pending(caller: Caller): Promise<PendingEmailChange | null> {
      const change = await repository.waitingChange(db, caller.userId, clock.now());
      return change && present(change);
    },

    /**
     * Mails both addresses. Whether the new one has an account is told to its reader alone.
     * @throws AppError validation_failed, invalid_state while an earlier change can be taken back
     */
    async ask(
      caller: Caller,
      { email, password }: BodyOf<typeof contract.emailChange.changeEmail>,
      address: string,
    ): Promise<PendingEmailChange> {
      const found = await findUser(db, caller.userId);
      if (!found) throw new AppError("unauthenticated");
      const { user } = found;
      if (user.password_hash !== null && !(await passwordMatches(user.password_hash, password ?? "")))
        throw invalidField("password", "The password is not right.");
      if (email === user.email) throw invalidField("email", "This is your address already.");
      await limiter.hit("mail_request", { address, userId: null, email });
      const now = clock.now();
      return db.transaction(async (inside) => {
        if (await repository.revertibleChange(inside, user.id, now))
          throw new AppError("invalid_state", { message: recentChange });
        const values = { user_id: user.id, old_email: user.email, new_email: email, session_id: caller.sessionId };
        const change = await repository.beginChange(inside, now, values);
        if (!change) throw new AppError("server_error");
        const data = { user_id: user.id, change_id: change.id };
        const isTaken =
          (await findUserByEmail(inside, email)) !== null || (await repository.isHeldAddress(inside, email, now));
        await sendMail(queue, inside, { mail: isTaken ? takenAddressMail : newAddressMail, data });
        await sendMail(queue, inside, { mail: oldAddressMail, data });
        return present(change);
      });
    },

    async cancel(caller: Caller): Promise<void> {
      if (!(await repository.endWaiting(db, caller.userId, clock.now()))) throw new AppError("not_found");
    },

    ...createMailedLinks({ db, clock, queue }),

    isHeld: (inside: Db, email: string): Promise<boolean> => repository.isHeldAddress(inside, email, clock.now()),

    /** Changes that the old address did not refuse in its time happen now. */
    async maintain(): Promise<void> {
      for (const change of await repository.dueChanges(db, clock.now()))
        await db.transaction(async (inside) => void (await applyChange({ clock, queue }, inside, change)));
      await repository.sweepChanges(db, clock.now());
    },
  };
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
