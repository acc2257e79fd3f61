import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { durations, type PendingEmailChange } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { RateLimiter } from "../../../http/rate-limit.ts";
import type { Caller } from "../../../http/session.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Queue } from "../../../ports/queue/queue.ts";
import {
  deleteSessionsOf,
  endAccessOf,
  findUser,
  findUserByEmail,
  iso,
  passwordMatches,
  resetPasswordMail,
  updateUser,
} from "../../auth/index.ts";
import { sendMail } from "../../mails/index.ts";
import { addressChangedMail, newAddressMail, oldAddressMail, takenAddressMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; queue: Queue; limiter: RateLimiter };

const badLink = () =>
  new AppError("verification_link_invalid", { message: "This link is invalid, was used, or has expired." });
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

  /** The address is changed now, unless somebody else has it by now; every other session ends. */
  async function apply(inside: Db, change: repository.ChangeRow): Promise<boolean> {
    const now = clock.now();
    if (!(await repository.setEmail(inside, change.user_id, change.new_email, now))) {
      await repository.updateChange(inside, change.id, { ended_at: now });
      return false;
    }
    await repository.updateChange(inside, change.id, { done_at: now });
    await deleteSessionsOf(inside, change.user_id, change.session_id);
    const data = { user_id: change.user_id, change_id: change.id };
    await sendMail(queue, inside, { mail: addressChangedMail, data });
    return true;
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

    /** What a mailed link is for, so that its page can ask the right question. */
    async readLink(secret: string) {
      const found = await repository.changeOf(db, secret, clock.now());
      if (!found) throw badLink();
      const { kind, change } = found;
      return { kind, old_email: change.old_email, new_email: change.new_email };
    },

    /** @returns whether the address is changed by now */
    async confirm(secret: string): Promise<boolean> {
      const now = clock.now();
      return db.transaction(async (inside) => {
        const found = await repository.changeOf(inside, secret, now);
        if (!found || found.kind === "back") throw badLink();
        const field = found.kind === "new" ? "new_confirmed_at" : "old_confirmed_at";
        const change = { ...found.change, [field]: found.change[field] ?? now };
        await repository.updateChange(inside, change.id, { [field]: change[field] });
        return change.new_confirmed_at !== null && change.old_confirmed_at !== null ? apply(inside, change) : false;
      });
    },

    /** From the old address: nothing changes, and whoever asked for it is signed out. */
    async refuse(secret: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (inside) => {
        const found = await repository.changeOf(inside, secret, now);
        if (found?.kind !== "old") throw badLink();
        await repository.updateChange(inside, found.change.id, { ended_at: now });
        await deleteSessionsOf(inside, found.change.user_id);
      });
    },

    /**
     * The way back: the old address again, nobody signed in, the password of no use, and no second factor that was
     * added since. A link to choose a new password goes to the old address.
     */
    async restore(secret: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (inside) => {
        const found = await repository.changeOf(inside, secret, now);
        if (found?.kind !== "back") throw badLink();
        const { change } = found;
        if (!(await repository.setEmail(inside, change.user_id, change.old_email, now)))
          throw new AppError("invalid_state", { message: "This address belongs to another account by now." });
        await repository.updateChange(inside, change.id, { ended_at: now });
        await repository.endWaiting(inside, change.user_id, now);
        await repository.removeFactorsSince(inside, change.user_id, change.created_at);
        await updateUser(inside, change.user_id, { password_hash: null });
        await endAccessOf(inside, change.user_id);
        await sendMail(queue, inside, { mail: resetPasswordMail, data: { user_id: change.user_id } });
      });
    },

    isHeld: (inside: Db, email: string): Promise<boolean> => repository.isHeldAddress(inside, email, clock.now()),

    /** Changes that the old address did not refuse in its time happen now. */
    async maintain(): Promise<void> {
      for (const change of await repository.dueChanges(db, clock.now()))
        await db.transaction(async (inside) => void (await apply(inside, change)));
      await repository.sweepChanges(db, clock.now());
    },
  };
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
