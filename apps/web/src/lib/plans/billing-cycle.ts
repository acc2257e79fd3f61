import type { billingCycles } from "@vitrine/model";

export type BillingCycle = (typeof billingCycles)[number];
