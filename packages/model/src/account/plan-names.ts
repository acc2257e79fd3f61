/** Names alone: pages that show a plan need none of the rules that check an account. */
export const planNames = ["free", "pro", "premium"] as const;
export type PlanName = (typeof planNames)[number];
export const paidPlanNames = ["pro", "premium"] as const;
export type PaidPlan = (typeof paidPlanNames)[number];
export const billingCycles = ["monthly", "annual"] as const;
export type BillingCycle = (typeof billingCycles)[number];
