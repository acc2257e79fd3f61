import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { PlansService } from "./plans-service.ts";

export { createPlansService, type PlansService } from "./plans-service.ts";

/** Binds the plans as visitors see them. */
export function registerBilling(bind: Bind, plans: PlansService): void {
  bind(contract.billing.listPlans, () => plans.list());
}
