import type { BetaSettings } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { BetaService } from "../beta/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";

type Answer = { data: BetaSettings; users_without_access: number };

/** The beta rule as admins set it (contract.md 15). */
export function createBetaAdmin({ db, beta, audit }: { db: Db; beta: BetaService; audit: AuditLog }) {
  async function read(): Promise<Answer> {
    return { data: await beta.settings(), users_without_access: await beta.countLockedOut() };
  }

  return {
    read,
    async write(actor: Actor, given: BetaSettings): Promise<Answer> {
      await db.transaction(async (inside) => {
        const before = await beta.settings(inside);
        await beta.save(inside, given);
        await audit.record(inside, actor, {
          action: "beta.updated",
          target: { type: "beta", id: null, name: "Beta access" },
          details: { from: before, to: given },
        });
      });
      return read();
    },
  };
}
