import type { ReplyOf } from "@vitrine/contract";
import type { contract } from "@vitrine/contract";
import { presentPlans } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Caller } from "../../http/session.ts";
import { anybody } from "./quotes.ts";
import { findLaunchSpecial, freeSpots, launchSpecialOf } from "./offers-repository.ts";

/** The plans with the prices of this moment (contract.md 6). */
export function createPlansService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Spots that open checkouts of others hold are not left; who holds one sees it. */
    async list(caller: Caller | null): Promise<Omit<ReplyOf<typeof contract.billing.listPlans>, "success">> {
      const now = clock.now();
      const offer = await findLaunchSpecial(db, now);
      const free = offer && (await freeSpots(db, offer, caller?.userId ?? anybody, now));
      const launch = { ...launchSpecialOf(offer), spotsLeft: free ?? 0 };
      return { plans: presentPlans(launch, offer?.prices ?? {}), launch_special: launch };
    },
  };
}
