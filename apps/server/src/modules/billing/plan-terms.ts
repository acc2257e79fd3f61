import { standingOf, type BillingCycle, type PaidPlan, type PlanName } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Terms } from "../../ports/payments/payments.ts";
import { quoteFor } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";

type Dependencies = { db: Db; clock: Clock };
export type PlanChoice = { plan: PlanName; billing_cycle?: BillingCycle | undefined };

/** A subscription for which the provider takes money now. */
export type Paying = { row: SubscriptionRow; customerId: string; subscriptionId: string; periodEnd: Date };

/** @throws AppError invalid_state with the checkout's address, where nothing is being paid */
export async function requirePaying(
  { db, clock }: Dependencies,
  userId: number,
  row: SubscriptionRow | null,
  choice: PlanChoice,
): Promise<Paying> {
  const account = await repository.findAccount(db, userId);
  const isActive = standingOf(row, clock.now()).status === "active";
  if (!row || !isActive || !row.provider_subscription_id || !account?.customer_id || !row.current_period_end)
    throw new AppError("invalid_state", {
      message: "Please check out to start this plan.",
      data: { checkout_url: `/checkout?plan=${choice.plan}&billing=${choice.billing_cycle ?? "monthly"}` },
    });
  return {
    row,
    customerId: account.customer_id,
    subscriptionId: row.provider_subscription_id,
    periodEnd: row.current_period_end,
  };
}

/** What a plan costs this person from now on. */
export async function termsOf(
  { db, clock }: Dependencies,
  userId: number,
  plan: PaidPlan,
  cycle: BillingCycle,
): Promise<Terms> {
  const { amountCents } = await quoteFor(db, { plan, cycle }, { userId, now: clock.now() });
  return { plan, cycle, amountCents };
}

/** Providers prorate by the second. */
export const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** A price that was shown and is not the price any more. */
export const priceChanged = (): AppError =>
  new AppError("invalid_state", { message: "This price does not hold any more. Please look at the change again." });
