import type { BillingCycle, PaidPlan } from "@vitrine/model";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";

/** What a person may do at the checkout with the plan they chose. */
export type CheckoutStanding =
  /** Nothing is paid yet: the plan can be bought, and tried when `canTry`. */
  | { kind: "buy"; canTry: boolean; isTrying: boolean }
  /** A subscription that has ended or was never completed: it can be bought again, or left for free. */
  | { kind: "again" }
  /** A payment failed: the card is put right where the bills are looked after. */
  | { kind: "owed" }
  /** Exactly this plan and cycle is paid already. */
  | { kind: "owned" }
  /** Another plan or cycle is paid: it is changed, never bought a second time. */
  | { kind: "change" };

const owing: readonly string[] = ["past_due", "unpaid"];

/** Decides from the current subscription, so that nobody ends with two (contract.md 6, checkout-session). */
export function checkoutStanding(
  { subscription, trial, has_access }: Pick<CurrentSubscription, "subscription" | "trial" | "has_access">,
  wanted: { plan: PaidPlan | "free"; billing: BillingCycle },
): CheckoutStanding {
  if (!subscription) return { kind: "buy", canTry: trial.available, isTrying: false };
  if (subscription.status === "trialing") return { kind: "buy", canTry: false, isTrying: true };
  if (owing.includes(subscription.status)) return { kind: "owed" };
  if (!has_access) return { kind: "again" };
  const isSame = subscription.plan.name === wanted.plan && subscription.billing_cycle === wanted.billing;
  return { kind: isSame ? "owned" : "change" };
}
