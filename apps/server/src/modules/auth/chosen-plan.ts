import { billingCycles, planNames, type BillingCycle, type PlanName } from "@vitrine/model";
import type { UserRow } from "./repository.ts";
import type { SignedIn } from "./sign-in.ts";

type PlanChoice = { selected_plan: PlanName | null; billing_cycle: BillingCycle | null };

/** Who has just verified their address, with the plan that they chose at registering. */
export type Verified = SignedIn & { choice: PlanChoice };

/** The plan that somebody chose at registering; null where none was chosen or it is no longer offered. */
export function chosenPlanOf(user: Pick<UserRow, "selected_plan" | "billing_cycle">): PlanChoice {
  return {
    selected_plan: planNames.find((name) => name === user.selected_plan) ?? null,
    billing_cycle: billingCycles.find((cycle) => cycle === user.billing_cycle) ?? null,
  };
}
