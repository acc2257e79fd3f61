import type { ReplyOf } from "@vitrine/contract";
import type { contract } from "@vitrine/contract";
import { presentPlans, type LaunchSpecial } from "@vitrine/model";
import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { offers } from "../../db/schema/billing.ts";
import type { Clock } from "../../ports/clock.ts";

type Offer = typeof offers.$inferSelect;

const noLaunchSpecial: LaunchSpecial = { enabled: false, spotsLeft: 0, totalSpots: 0 };

/** The plans with the prices of this moment (contract.md 6). */
export function createPlansService({ db, clock }: { db: Db; clock: Clock }) {
  async function findLaunchSpecial(): Promise<Offer | null> {
    const now = clock.now();
    const [offer] = await db
      .select()
      .from(offers)
      .where(
        and(
          eq(offers.kind, "launch_special"),
          eq(offers.enabled, true),
          or(isNull(offers.starts_at), lte(offers.starts_at, now)),
          or(isNull(offers.ends_at), gt(offers.ends_at, now)),
        ),
      );
    return offer ?? null;
  }

  return {
    async list(): Promise<Omit<ReplyOf<typeof contract.billing.listPlans>, "success">> {
      const offer = await findLaunchSpecial();
      const launch = offer
        ? { enabled: true, spotsLeft: offer.spots_left ?? 0, totalSpots: offer.total_spots ?? 0 }
        : noLaunchSpecial;
      return { plans: presentPlans(launch, offer?.prices ?? {}), launch_special: launch };
    },
  };
}

export type PlansService = ReturnType<typeof createPlansService>;
