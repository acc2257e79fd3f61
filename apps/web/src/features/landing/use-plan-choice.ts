import type { Plan } from "@vitrine/model";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { useGo } from "../../lib/navigation.ts";
import type { BillingCycle } from "@vitrine/model";
import { getSession } from "../../lib/session/session-store.ts";
import { writeStored } from "../../lib/storage/client-storage.ts";

/**
 * Choosing a plan (document 1, section 2.5): the choice is kept and counted, then guests go to the registration and
 * people who are signed in to the checkout. The plan's name stays in `processing` until the next page takes this one's place.
 */
export function usePlanChoice() {
  const [processing, setProcessing] = useState<string | null>(null);
  const go = useGo();

  function choose(plan: Plan, billing: BillingCycle): void {
    setProcessing(plan.name);
    writeStored("pending_registration", { email: "", selectedPlan: plan.name, billingCycle: billing });
    const event = { event: "plan_selected", properties: { plan: plan.name, billing } };
    void quietApi.outreach.recordEvent({ body: event }).catch(() => undefined);
    const page = getSession().user ? "/checkout" : "/auth/register";
    go(`${page}?plan=${plan.name}&billing=${billing}`);
  }

  return { processing, choose };
}
