import { planChangeKind, planRules, type BillingCycle, type PlanName } from "@vitrine/model";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";

/** How a person gets from where they stand to a plan and cycle. */
export type PlanWay =
  /** It holds already. */
  | { kind: "here"; label: string }
  /** It is bought: nothing is paid so far. */
  | { kind: "checkout"; label: string }
  /** It is changed, after a look at what that costs. */
  | { kind: "change"; label: string }
  /** It holds and something else is to come: that is taken back. */
  | { kind: "keep"; label: string };

type Standing = Pick<CurrentSubscription, "subscription" | "has_access">;

/** Decides what the button at a plan does (contract.md 6: checkout-session, change-plan, resume). */
export function planWay(
  { subscription, has_access: hasAccess }: Standing,
  plan: PlanName,
  cycle: BillingCycle,
): PlanWay {
  const name = planRules[plan].displayName;
  if (!subscription) return plan === "free" ? here : { kind: "checkout", label: `Choose ${name}` };
  if (subscription.status !== "active") {
    if (plan === "free") return { kind: "change", label: hasAccess ? "End the trial" : "Continue with Free" };
    return { kind: "checkout", label: `Choose ${name}` };
  }
  const from = { plan: subscription.plan.name, billing_cycle: subscription.billing_cycle };
  const isLeaving = subscription.cancel_at_period_end || subscription.pending_plan !== null;
  const kind = planChangeKind(from, { plan, billing_cycle: cycle });
  if (kind === "none") return isLeaving ? { kind: "keep", label: `Keep ${name}` } : here;
  if (comesNext(subscription, plan, cycle)) return { kind: "here", label: "Comes next" };
  if (plan === from.plan) return { kind: "change", label: `Change to ${cycle} billing` };
  return { kind: "change", label: kind === "upgrade" ? `Upgrade to ${name}` : `Change to ${name}` };
}

const here: PlanWay = { kind: "here", label: "Your plan" };

function comesNext(
  { cancel_at_period_end: ends, pending_plan: pending }: NonNullable<Standing["subscription"]>,
  plan: PlanName,
  cycle: BillingCycle,
): boolean {
  if (plan === "free") return ends || pending?.name === "free";
  return pending?.name === plan && pending.billing_cycle === cycle;
}
