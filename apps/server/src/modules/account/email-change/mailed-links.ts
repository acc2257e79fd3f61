import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Queue } from "../../../ports/queue/queue.ts";
import { deleteSessionsOf, endAccessOf, resetPasswordMail, updateUser } from "../../auth/index.ts";
import { sendMail } from "../../mails/index.ts";
import { addressChangedMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; queue: Queue };

const badLink = () =>
  new AppError("verification_link_invalid", { message: "This link is invalid, was used, or has expired." });

/** What the links in the mails do: agree at either end, refuse from the old address, and lead back from the new one. */
export function createMailedLinks({ db, clock, queue }: Dependencies) {
  return {
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
        return change.new_confirmed_at !== null && change.old_confirmed_at !== null
          ? applyChange({ clock, queue }, inside, change)
          : false;
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
  };
}

/** The address is changed now, unless somebody else has it by now; every other session ends. */
export async function applyChange(
  { clock, queue }: Pick<Dependencies, "clock" | "queue">,
  inside: Db,
  change: repository.ChangeRow,
): Promise<boolean> {
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
