import { planNames, type BillingCycle, type PlanName } from "../account/plan-names.ts";
import type { PaidPlan } from "../account/plan-names.ts";

export type PlanChangeKind = "none" | "upgrade" | "downgrade" | "to_free";

type PlanAndCycle<P extends PlanName> = { plan: P; billing_cycle: BillingCycle };

/**
 * Which way a change goes (contract.md 6, change-plan): to a higher plan, or from monthly to yearly billing, at
 * once; to a lower plan, or from yearly to monthly billing, at the end of the period that is paid.
 */
export function planChangeKind(from: PlanAndCycle<PlanName>, to: PlanAndCycle<PlanName>): PlanChangeKind {
  if (to.plan === "free") return from.plan === "free" ? "none" : "to_free";
  const rank = planNames.indexOf(to.plan) - planNames.indexOf(from.plan);
  if (rank !== 0) return rank > 0 ? "upgrade" : "downgrade";
  if (to.billing_cycle === from.billing_cycle) return "none";
  return to.billing_cycle === "annual" ? "upgrade" : "downgrade";
}

export type Proration = {
  /** What is left of the paid period, as a negative amount. */
  creditCents: number;
  /** What the new plan costs until the next renewal. */
  chargeCents: number;
  /** Their sum; below zero it becomes credit for later invoices. */
  totalCents: number;
  /** A change of cycle begins a period of its own. */
  startsNewPeriod: boolean;
};

/**
 * What a change at once costs: the unused part of the running period is credited by the second, and the new
 * plan is charged for the same part; with another cycle a full new period begins and is charged whole.
 */
export function prorate(input: {
  current: PlanAndCycle<PaidPlan> & { priceCents: number; periodStart: Date; periodEnd: Date };
  next: PlanAndCycle<PaidPlan> & { priceCents: number };
  at: Date;
}): Proration {
  const { current, next, at } = input;
  const length = current.periodEnd.getTime() - current.periodStart.getTime();
  const left = Math.min(Math.max(current.periodEnd.getTime() - at.getTime(), 0), length);
  const share = length > 0 ? left / length : 0;
  const startsNewPeriod = next.billing_cycle !== current.billing_cycle;
  const creditCents = 0 - Math.round(current.priceCents * share);
  const chargeCents = startsNewPeriod ? next.priceCents : Math.round(next.priceCents * share);
  return { creditCents, chargeCents, totalCents: creditCents + chargeCents, startsNewPeriod };
}
