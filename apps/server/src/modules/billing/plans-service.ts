import type { ReplyOf } from "@vitrine/contract";
import type { contract } from "@vitrine/contract";
import { presentPlans } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import { findLaunchSpecial, launchSpecialOf } from "./offers-repository.ts";

/** The plans with the prices of this moment (contract.md 6). */
export function createPlansService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(): Promise<Omit<ReplyOf<typeof contract.billing.listPlans>, "success">> {
      const offer = await findLaunchSpecial(db, clock.now());
      const launch = launchSpecialOf(offer);
      return { plans: presentPlans(launch, offer?.prices ?? {}), launch_special: launch };
    },
  };
}
