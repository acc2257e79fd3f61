import {
  planRules,
  standingOf,
  toDollars,
  type BillingFacts,
  type PlanName,
  type PlanSummary,
  type Subscription,
  type SubscriptionData,
  type SubscriptionStatus,
} from "@vitrine/model";
import { iso, isoOrNull } from "../auth/index.ts";
import type { BillingAccount, SubscriptionRow } from "./repository.ts";

function planSummary(name: PlanName): PlanSummary {
  const { displayName, portfolioCount } = planRules[name];
  return { name, display_name: displayName, limits: { portfolio_count: portfolioCount } };
}

/** The subscription as it stands at a moment; null when time has ended it without leaving anything. */
export function presentSubscription(row: SubscriptionRow | null, now: Date): Subscription | null {
  const { status } = standingOf(row, now);
  return row && status !== null ? presentSubscriptionRow(row, status) : null;
}

/** A record as it is kept, with the status that it is shown with. */
export function presentSubscriptionRow(row: SubscriptionRow, status: SubscriptionStatus): Subscription {
  const { name, display_name, limits } = planSummary(row.plan);
  const { pending_plan, pending_billing_cycle, pending_price_cents, pending_at } = row;
  return {
    id: row.id,
    status,
    plan: { name, display_name },
    limits,
    billing_cycle: row.billing_cycle,
    price: toDollars(row.price_cents),
    trial_ends_at: isoOrNull(row.trial_ends_at),
    current_period_start: isoOrNull(row.current_period_start),
    current_period_end: isoOrNull(row.current_period_end),
    cancel_at_period_end: row.cancel_at_period_end,
    pending_plan:
      pending_plan && pending_at
        ? {
            name: pending_plan,
            billing_cycle: pending_billing_cycle ?? row.billing_cycle,
            effective_at: iso(pending_at),
            price: toDollars(pending_price_cents ?? 0),
          }
        : null,
    canceled_at: isoOrNull(row.canceled_at),
    created_at: iso(row.created_at),
  };
}

/** What every call that changes a subscription answers. */
export function presentSubscriptionData(row: SubscriptionRow | null, now: Date): SubscriptionData {
  const plan = planSummary(standingOf(row, now).plan);
  return { subscription: presentSubscription(row, now), plan, limits: plan.limits };
}

/** Payment method, next charge and what is owed. */
export function presentFacts(row: SubscriptionRow | null, account: BillingAccount | null, now: Date): BillingFacts {
  const owed = account?.problem_amount_cents ?? null;
  return {
    has_customer: account?.customer_id !== null && account?.customer_id !== undefined,
    payment_method:
      account?.card_brand && account.card_last4 ? { brand: account.card_brand, last4: account.card_last4 } : null,
    next_charge: nextCharge(row, account, now),
    payment_problem:
      account && owed !== null && account.problem_since
        ? {
            amount: toDollars(owed),
            since: iso(account.problem_since),
            next_attempt_at: isoOrNull(account.problem_next_attempt_at),
          }
        : null,
  };
}

/** The next renewal less what is left of credit. */
function nextCharge(
  row: SubscriptionRow | null,
  account: BillingAccount | null,
  now: Date,
): BillingFacts["next_charge"] {
  if (!row?.current_period_end || row.provider_subscription_id === null) return null;
  if (standingOf(row, now).status !== "active" || row.cancel_at_period_end) return null;
  const cents = row.pending_price_cents ?? row.price_cents;
  return { amount: toDollars(Math.max(0, cents - (account?.credit_cents ?? 0))), at: iso(row.current_period_end) };
}
