import type { AdminAppeal, AppealAnswer } from "@vitrine/model";
import { inOneTransaction } from "../../db/ambient-transaction.ts";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Moderation } from "../moderation/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";
import type { UsersAdmin } from "./users.ts";
import type { WebsitesAdmin } from "./websites.ts";

type Dependencies = {
  db: Db;
  audit: AuditLog;
  moderation: Moderation;
  websites: Pick<WebsitesAdmin, "lift">;
  users: Pick<UsersAdmin, "update">;
};

/** Reports of visitors and objections of owners: reading and deciding, each decision in the audit log. */
export function createModerationAdmin({ db, audit, moderation, websites, users }: Dependencies) {
  const { reports, appeals } = moderation;

  return {
    /** What is read without a trace. */
    reports,
    appeals,

    /** @throws AppError not_found; invalid_state when nothing is open about the website */
    async dismiss(actor: Actor, websiteId: number): Promise<void> {
      const { site } = await reports.of(websiteId);
      await inOneTransaction(db, async () => {
        const closed = await reports.close(db, site.website, "dismissed");
        if (closed === 0) throw new AppError("invalid_state", { message: "These reports are closed already." });
        const target = { type: "website", id: websiteId, name: site.website.name } as const;
        await audit.record(db, actor, { action: "reports.dismissed", target, details: { reports: closed } });
      });
    },

    /** @throws AppError not_found; invalid_state for an objection that is answered already */
    async answer(actor: Actor, appealId: number, { decision, answer }: AppealAnswer): Promise<AdminAppeal> {
      await inOneTransaction(db, async () => {
        const found = await appeals.find(db, appealId);
        const { restriction, owner, websiteName } = found;
        const { website_id: websiteId } = restriction;
        await appeals.answer(db, found, { isLifted: decision === "lift", words: answer });
        const target =
          websiteId === null
            ? ({ type: "user", id: owner.id, name: owner.name } as const)
            : ({ type: "website", id: websiteId, name: websiteName ?? "" } as const);
        await audit.record(db, actor, { action: "appeal.answered", target, details: { decision, answer } });
        if (decision === "uphold") return;
        if (websiteId !== null) await websites.lift(actor, websiteId, answer);
        else if (restriction.kind === "website") await moderation.restrictions.liftDeleted(db, restriction, answer);
        else await users.update(actor, owner.id, { suspended: false, suspension_reason: answer });
      });
      return appeals.get(appealId);
    },
  };
}
