import type { PageMeta } from "@vitrine/contract";
import type { AdminAppeal } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { iso } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import { appealUpheldMail } from "./mails.ts";
import * as repository from "./restrictions-repository.ts";
import type { FoundAppeal } from "./restrictions-repository.ts";

/** What owners say against decisions, as admins read and answer it. */
export function createAppeals({ db, clock, queue }: { db: Db; clock: Clock; queue: Queue }) {
  async function find(inside: Db, id: number): Promise<FoundAppeal> {
    const found = await repository.findAppeal(inside, id);
    if (!found) throw new AppError("not_found");
    return found;
  }

  return {
    find,

    async list(query: repository.AppealsQuery): Promise<{ data: AdminAppeal[]; meta: PageMeta }> {
      const { rows, meta } = await repository.listAppeals(db, query);
      return { data: rows.map(presentForAdmins), meta };
    },

    get: async (id: number): Promise<AdminAppeal> => presentForAdmins(await find(db, id)),

    /**
     * Answers an appeal and, when the decision stays, its writer. To be called in a transaction.
     * @throws AppError invalid_state for one that is answered already
     */
    async answer(inside: Db, found: FoundAppeal, { isLifted, words }: { isLifted: boolean; words: string }) {
      const settled = { status: isLifted ? "lifted" : "upheld", answer: words, now: clock.now() } as const;
      if (!(await repository.settleAppeal(inside, found.appeal.id, settled)))
        throw new AppError("invalid_state", { message: "This objection is answered already." });
      if (isLifted) return;
      const data = { user_id: found.owner.id, appeal_id: found.appeal.id };
      await sendMail(queue, inside, { mail: appealUpheldMail, data });
    },
  };
}

function presentForAdmins({ appeal, restriction, owner, websiteName }: FoundAppeal): AdminAppeal {
  const { website_id: websiteId } = restriction;
  return {
    ...repository.presentAppeal(appeal),
    kind: restriction.kind,
    owner,
    website: websiteId === null || websiteName === null ? null : { id: websiteId, name: websiteName },
    category: restriction.category,
    reason: restriction.reason,
    since: iso(restriction.created_at),
    admin_name: restriction.admin_name,
    is_in_force: restriction.lifted_at === null,
  };
}
