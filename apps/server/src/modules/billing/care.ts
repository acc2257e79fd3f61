import { standingOf, type PaidPlan } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import { atProvider } from "./provider-errors.ts";
import { quoteFor } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

const refuse = (message: string) => new AppError("invalid_state", { message });

/** What admins do to somebody's subscription (contract.md 15). Nothing here charges anybody at once. */
export function createSubscriptionCare({ db, clock, payments, sync }: Dependencies) {
  return {
    /** Moves the end of a running trial. @throws AppError invalid_state */
    async moveTrialEnd(row: SubscriptionRow, ends: Date): Promise<void> {
      if (standingOf(row, clock.now()).status !== "trialing") throw refuse("Only a running trial has an end to move.");
      if (ends <= clock.now()) throw refuse("The trial must end in the future.");
      await repository.updateSubscription(db, row.user_id, { trial_ends_at: ends, current_period_end: ends });
    },

    /**
     * Another plan: at once in a trial, which costs nothing; at the next renewal where somebody pays, because no charge
     * may come that was never shown. @throws AppError invalid_state, payment_provider_failed
     */
    async changePlan(row: SubscriptionRow, plan: PaidPlan): Promise<void> {
      const { user_id: userId, billing_cycle: cycle, provider_subscription_id: subscriptionId } = row;
      const { status } = standingOf(row, clock.now());
      if (row.plan === plan) throw refuse("This is the plan already.");
      if (status === "trialing") {
        await repository.updateSubscription(db, userId, { plan });
        await repository.recordChange(db, userId, "plan_changed", clock.now(), { ...row, plan });
        return;
      }
      const account = await repository.findAccount(db, userId);
      const customerId = account?.customer_id;
      if (status !== "active" || !subscriptionId || !customerId)
        throw refuse("Only a running subscription can change.");
      const { amountCents } = await quoteFor(db, { plan, cycle }, { userId, now: clock.now() });
      await atProvider(() => payments.changeAtPeriodEnd(customerId, subscriptionId, { plan, cycle, amountCents }));
      await atProvider(() => sync(userId));
    },
  };
}
