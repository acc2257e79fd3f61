import { planChangeKind, planRules, standingOf, type PaidPlan, type SubscriptionData } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments, Terms } from "../../ports/payments/payments.ts";
import { createChangePreviews, type PreviewRow } from "./change-previews.ts";
import { priceChanged, requirePaying, termsOf, wholeSecond, type Paying, type PlanChoice } from "./plan-terms.ts";
import { presentSubscriptionData } from "./present.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

/** Changes of plan: upwards at once with proration, downwards at the end of the period, always after a preview. */
export function createPlanChanges({ db, clock, payments, sync }: Dependencies) {
  const previews = createChangePreviews({ db, clock, payments });

  async function upgrade(paying: Paying, terms: Terms, shown: PreviewRow | null): Promise<void> {
    const { customerId, subscriptionId } = paying;
    const at = shown?.prorated_at ?? wholeSecond(clock.now());
    if (shown) {
      const cost = await atProvider(() => payments.previewChange(customerId, subscriptionId, terms, at));
      if (cost.dueCents !== shown.amount_due_cents) throw priceChanged();
    }
    await atProvider(() => payments.changeNow(customerId, subscriptionId, terms, at));
  }

  async function toFree(userId: number, row: SubscriptionRow | null): Promise<void> {
    const now = clock.now();
    const account = await repository.findAccount(db, userId);
    const subscriptionId = row?.provider_subscription_id;
    if (!row) return;
    if (standingOf(row, now).status === "active" && subscriptionId && account?.customer_id) {
      const { customer_id: customerId } = account;
      await atProvider(() => payments.setCancelAtPeriodEnd(customerId, subscriptionId, true));
      await repository.updateSubscription(db, userId, {
        pending_plan: "free",
        pending_billing_cycle: row.billing_cycle,
        pending_price_cents: 0,
        pending_at: row.current_period_end,
      });
      await repository.recordChange(db, userId, "cancel_requested", now, row);
      return;
    }
    await endAtOnce(userId, row, account?.customer_id ?? null);
  }

  /** A trial, or a subscription that is owed for or over: the record goes at once, and the provider is told. */
  async function endAtOnce(userId: number, row: SubscriptionRow, customerId: string | null): Promise<void> {
    const subscriptionId = row.provider_subscription_id;
    await db.transaction(async (inside) => {
      await repository.lockAccount(inside, userId);
      if (subscriptionId) await repository.updateAccount(inside, userId, { left_subscription_id: subscriptionId });
      await repository.deleteSubscription(inside, userId);
      await repository.recordChange(inside, userId, "ended", clock.now(), row);
    });
    if (subscriptionId && customerId)
      await atProvider(() => payments.endNow(customerId, subscriptionId, { credits: false }));
  }

  async function toPaid(caller: Caller, row: SubscriptionRow | null, choice: PlanChoice, previewId: string | null) {
    const paying = await requirePaying({ db, clock }, caller.userId, row, choice);
    const plan = choice.plan as PaidPlan;
    const cycle = choice.billing_cycle ?? paying.row.billing_cycle;
    const kind = planChangeKind(paying.row, { plan, billing_cycle: cycle });
    const { customerId, subscriptionId } = paying;
    if (kind === "none") {
      if (!paying.row.cancel_at_period_end && !paying.row.pending_plan)
        throw new AppError("invalid_state", { message: `You already have the ${planRules[plan].displayName} plan.` });
      return atProvider(() => payments.setCancelAtPeriodEnd(customerId, subscriptionId, false));
    }
    const terms = await termsOf({ db, clock }, caller.userId, plan, cycle);
    const shown = previewId ? await previews.use(caller.userId, previewId, terms) : null;
    if (kind === "upgrade") return upgrade(paying, terms, shown);
    return atProvider(() => payments.changeAtPeriodEnd(customerId, subscriptionId, terms));
  }

  return {
    preview: (caller: Caller, choice: PlanChoice) => previews.show(caller.userId, choice),

    /** @throws AppError invalid_state, payment_provider_failed, validation_failed for a refused card */
    async change(caller: Caller, choice: PlanChoice, previewId: string | null): Promise<SubscriptionData> {
      const row = await repository.findSubscription(db, caller.userId);
      if (choice.plan === "free") await toFree(caller.userId, row);
      else await toPaid(caller, row, choice, previewId);
      await atProvider(() => sync(caller.userId));
      return presentSubscriptionData(await repository.findSubscription(db, caller.userId), clock.now());
    },
  };
}
