import { durations, type ModerationCategory } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { findCaller } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import { moderateWebsite, type WebsiteRow, type WebsitesService } from "../websites/index.ts";
import { suspendedMail, suspensionLiftedMail, takeDownLiftedMail, takeDownMail } from "./mails.ts";
import { createObjections } from "./objections.ts";
import * as repository from "./restrictions-repository.ts";
import type { RestrictionRow } from "./restrictions-repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  websites: Pick<WebsitesService, "update">;
};

export type Why = { category: ModerationCategory; reason: string };
type Admin = { id: number; name: string };
type Person = { id: number };

/**
 * Take-downs and suspensions: states beside a website's status and an account's standing, which only an admin
 * ends, and what the people concerned say against them.
 */
export function createRestrictions({ db, clock, queue, websites }: Dependencies) {
  return {
    /** Takes a website from everybody but its owner, until it is lifted. To be called in a transaction. */
    async takeDown(inside: Db, website: WebsiteRow, { owner, why, admin }: { owner: Person; why: Why; admin: Admin }) {
      const now = clock.now();
      await moderateWebsite(inside, website.id, { status: "draft", taken_down_at: now });
      const id = await repository.insertRestriction(inside, {
        kind: "website",
        user_id: owner.id,
        website_id: website.id,
        ...why,
        status_before: website.status,
        admin_id: admin.id,
        admin_name: admin.name,
        created_at: now,
      });
      await sendMail(queue, inside, { mail: takeDownMail, data: { user_id: owner.id, restriction_id: id } });
    },

    /** Gives a website back as it was. To be called in a transaction. */
    async liftTakeDown(inside: Db, website: WebsiteRow, { owner, words }: { owner: Person; words: string }) {
      const of = { kind: "website", websiteId: website.id } as const;
      const lifted = await repository.liftRestriction(inside, of, { words, now: clock.now() });
      await moderateWebsite(inside, website.id, { taken_down_at: null });
      const caller = await findCaller(inside, clock, owner.id);
      const status = lifted?.status_before ?? "draft";
      if (caller) await websites.update({ caller, id: website.id, version: null }, { status });
      if (!lifted) return;
      const data = { user_id: owner.id, restriction_id: lifted.id };
      await sendMail(queue, inside, { mail: takeDownLiftedMail, data });
    },

    /**
     * A website that is made of a file takes the place of one that was taken down and that its owner deleted since:
     * nobody can tell whether it is the same one (decision 039). To be called in the transaction that makes it.
     * @returns whether it is taken down now
     */
    async followDeleted(inside: Db, userId: number, websiteId: number): Promise<boolean> {
      const since = new Date(clock.now().getTime() - durations.takeDownKeptMs);
      const row = await repository.moveToWebsite(inside, { userId, websiteId, since });
      if (row) await moderateWebsite(inside, websiteId, { status: "draft", taken_down_at: row.created_at });
      return row !== null;
    },

    /** Ends the decision about a website that its owner deleted. To be called in a transaction. */
    async liftDeleted(inside: Db, { id, user_id: userId }: Pick<RestrictionRow, "id" | "user_id">, words: string) {
      const of = { kind: "website", restrictionId: id } as const;
      if (!(await repository.liftRestriction(inside, of, { words, now: clock.now() }))) return;
      await sendMail(queue, inside, { mail: takeDownLiftedMail, data: { user_id: userId, restriction_id: id } });
    },

    /** Forgets decisions about deleted websites after a year. */
    maintain: async (): Promise<void> =>
      repository.forgetDeleted(db, new Date(clock.now().getTime() - durations.takeDownKeptMs)),

    /** Writes down why an account is suspended and tells its person. To be called in the transaction that does it. */
    async suspend(inside: Db, person: Person, { why, admin }: { why: Why; admin: Admin }): Promise<void> {
      const id = await repository.insertRestriction(inside, {
        kind: "account",
        user_id: person.id,
        ...why,
        admin_id: admin.id,
        admin_name: admin.name,
        created_at: clock.now(),
      });
      await sendMail(queue, inside, { mail: suspendedMail, data: { user_id: person.id, restriction_id: id } });
    },

    /** The end of a suspension. To be called in the transaction that does it. */
    async liftSuspension(inside: Db, person: Person, words: string): Promise<void> {
      const of = { kind: "account", userId: person.id } as const;
      const lifted = await repository.liftRestriction(inside, of, { words, now: clock.now() });
      const data = { user_id: person.id, restriction_id: lifted?.id ?? null };
      await sendMail(queue, inside, { mail: suspensionLiftedMail, data });
    },

    ...createObjections({ db, clock }),
  };
}
