import { billingCycles, planNames, type PlanName } from "@vitrine/model";

export type PlanChoice = { plan: PlanName | null; billing: (typeof billingCycles)[number] };

/** The plan of a query or of a stored registration; unknown names count as none, the cycle defaults to monthly. */
export function readPlanChoice(plan: string | null | undefined, billing: string | null | undefined): PlanChoice {
  return {
    plan: planNames.find((name) => name === plan) ?? null,
    billing: billingCycles.find((cycle) => cycle === billing) ?? "monthly",
  };
}

/** Where a new account goes on (document 1, sections 2.8 and 2.9): free builds, a paid plan is set up, none goes to `otherwise`. */
export function planDestination({ plan, billing }: PlanChoice, otherwise: string): string {
  if (plan === "free") return "/onboarding";
  return plan ? `/checkout?plan=${plan}&billing=${billing}&flow=trial` : otherwise;
}
