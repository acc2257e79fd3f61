import { standingOf, trialDays, type BillingCycle, type PaidPlan, type SubscriptionData } from "@vitrine/model";
import { and, between, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions } from "../../db/schema/account.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUser } from "../auth/index.ts";
import type { Notices } from "./notices.ts";
import { presentSubscriptionData } from "./present.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";
import { rememberTrial } from "./trial-memory.ts";

const dayMs = 24 * 3600_000;

/** Days before its end at which a trial is told of. */
const remindersAt = [3, 1] as const;

type Dependencies = { db: Db; clock: Clock; notices: Notices };

/** Trials: without a card, once per person, and never known to a payment provider. */
export function createTrialService({ db, clock, notices }: Dependencies) {
  async function endOne(row: SubscriptionRow, now: Date): Promise<void> {
    await db.transaction(async (inside) => {
      await repository.lockAccount(inside, row.user_id);
      const current = await repository.findSubscription(inside, row.user_id);
      if (current?.status !== "trialing" || standingOf(current, now).status !== null) return;
      await repository.deleteSubscription(inside, row.user_id);
      await repository.recordChange(inside, row.user_id, "trial_ended", now, current);
      await notices.send(inside, "trial-ended", row);
    });
  }

  return {
    /** @throws AppError trial_already_used, already_subscribed */
    async start(caller: Caller, wish: { plan: PaidPlan; billing_cycle: BillingCycle }): Promise<SubscriptionData> {
      const now = clock.now();
      return db.transaction(async (inside) => {
        const account = await repository.lockAccount(inside, caller.userId);
        const current = await repository.findSubscription(inside, caller.userId);
        const { status } = standingOf(current, now);
        if (account.trial_used_at !== null) throw new AppError("trial_already_used");
        if (status !== null && status !== "canceled" && status !== "incomplete_expired")
          throw new AppError("already_subscribed");
        const found = await findUser(inside, caller.userId);
        if (!found || !(await rememberTrial(inside, found.user.email, now))) throw new AppError("trial_already_used");
        await repository.updateAccount(inside, caller.userId, {
          trial_used_at: now,
          ...(current?.provider_subscription_id ? { left_subscription_id: current.provider_subscription_id } : {}),
        });
        if (current) await repository.deleteSubscription(inside, caller.userId);
        const ends = new Date(now.getTime() + trialDays * dayMs);
        const row = await repository.writeSubscription(inside, caller.userId, trialRow(wish, now, ends));
        await repository.recordChange(inside, caller.userId, "trial_started", now, row);
        await notices.send(inside, "trial-started", row);
        return presentSubscriptionData(row, now);
      });
    },

    /** Ends trials whose time is over: the record goes, and with it nothing else (contract.md 6). */
    async endDue(): Promise<void> {
      const now = clock.now();
      const due = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.status, "trialing"), lte(subscriptions.trial_ends_at, now)))
        .limit(500);
      for (const row of due) await endOne(row, now);
    },

    /** Mails those whose trial ends in three days or one. Call it once a day. */
    async remind(): Promise<void> {
      const now = clock.now();
      for (const days of remindersAt) {
        const until = new Date(now.getTime() + days * dayMs);
        const from = new Date(until.getTime() - dayMs);
        const rows = await db
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.status, "trialing"), between(subscriptions.trial_ends_at, from, until)));
        for (const row of rows) await notices.send(db, "trial-ends", row);
      }
    },
  };
}

export type TrialService = ReturnType<typeof createTrialService>;

function trialRow(
  wish: { plan: PaidPlan; billing_cycle: BillingCycle },
  now: Date,
  ends: Date,
): repository.NewSubscription {
  return {
    provider_subscription_id: null,
    status: "trialing",
    plan: wish.plan,
    billing_cycle: wish.billing_cycle,
    price_cents: 0,
    trial_ends_at: ends,
    current_period_start: now,
    current_period_end: ends,
    cancel_at_period_end: false,
    canceled_at: null,
    pending_plan: null,
    pending_billing_cycle: null,
    pending_price_cents: null,
    pending_at: null,
    created_at: now,
  };
}
