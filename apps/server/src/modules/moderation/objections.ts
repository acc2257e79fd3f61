import { appealsPerRestriction, type Appeal, type Restriction } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUserByMailedSecret, iso } from "../auth/index.ts";
import { loadOwnedWebsite } from "../websites/index.ts";
import * as repository from "./restrictions-repository.ts";
import type { RestrictionRow } from "./restrictions-repository.ts";

const invalidLink = "This link does not lead anywhere any more.";

/** What the people concerned read of a decision, and say against it. */
export function createObjections({ db, clock }: { db: Db; clock: Clock }) {
  async function present(row: RestrictionRow): Promise<Restriction> {
    const written = await repository.appealsOf(db, row.id);
    const isOpen = written.some(({ status }) => status === "open");
    return {
      category: row.category,
      reason: row.reason,
      since: iso(row.created_at),
      appeals: written.map(repository.presentAppeal),
      can_appeal: !isOpen && written.length < appealsPerRestriction,
    };
  }

  async function appeal(row: RestrictionRow, message: string): Promise<Appeal> {
    const refuse = (why: string) => new AppError("invalid_state", { message: why });
    if ((await repository.appealsOf(db, row.id)).length >= appealsPerRestriction)
      throw refuse("We have answered your objections to this decision. Please write to the support.");
    const written = await repository.insertAppeal(db, { restrictionId: row.id, message, now: clock.now() });
    if (!written) throw refuse("Your objection has arrived, and we have not answered it yet.");
    return repository.presentAppeal(written);
  }

  async function ofToken(token: string): Promise<RestrictionRow> {
    const userId = await findUserByMailedSecret(db, { kind: "appeal", secret: token, now: clock.now() });
    const row = userId === null ? null : await repository.findInForce(db, { kind: "account", userId });
    if (!row) throw new AppError("not_found", { message: invalidLink });
    return row;
  }

  return {
    /** @throws AppError not_found for a website that is not the caller's */
    async check(caller: Caller, websiteId: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, websiteId))) throw new AppError("not_found");
    },

    /** Why a website was taken down; null for one that was not. */
    async ofWebsite(websiteId: number): Promise<Restriction | null> {
      const row = await repository.findInForce(db, { kind: "website", websiteId });
      return row && present(row);
    },

    /** @throws AppError invalid_state for a website that was not taken down, and while an appeal is open */
    async appealTakeDown(websiteId: number, message: string): Promise<Appeal> {
      const row = await repository.findInForce(db, { kind: "website", websiteId });
      if (!row) throw new AppError("invalid_state", { message: "This website was not taken down." });
      return appeal(row, message);
    },

    /** @throws AppError not_found for a link that does not lead anywhere (any more) */
    ofSuspension: async (token: string): Promise<Restriction> => present(await ofToken(token)),

    /** @throws AppError not_found as {@link ofSuspension}; invalid_state while an appeal is open */
    appealSuspension: async (token: string, message: string): Promise<Appeal> => appeal(await ofToken(token), message),
  };
}
