import type { PaidPlan } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { endsSession } from "../lib/form-errors.ts";
import { useIdempotencyKey } from "../lib/idempotency-key.ts";
import { leaveTo } from "../lib/leave-to.ts";
import { useGo } from "../lib/navigation.ts";
import { rememberPendingCreate } from "../lib/portfolios/pending-create.ts";
import { closeUpgradeModal, type UpgradeModalData } from "../lib/portfolios/upgrade-store.ts";
import { useSingleFlight } from "../lib/use-single-flight.ts";

/**
 * From the upgrade modal to the checkout (document 2, sections 4, 7 and 8). The creation that hit the limit is
 * remembered first. The checkout address of an earlier limit error is used with the plan added; else a checkout is
 * opened. Where none can be opened, the subscription page takes over with plan and action.
 */
export function useLeaveForUpgrade(data: UpgradeModalData) {
  const go = useGo();
  const keyOf = useIdempotencyKey();
  const [leavingTo, setLeavingTo] = useState<PaidPlan | null>(null);
  const leave = useSingleFlight(async (plan: PaidPlan) => {
    setLeavingTo(plan);
    if (data.actionType) rememberPendingCreate(data.actionType);
    try {
      const address = await upgradeAddress(data, plan, keyOf(plan));
      toast.info("Redirecting to upgrade checkout...");
      leaveTo(address, go);
    } catch (error) {
      if (!endsSession(error)) {
        toast.error("Failed to start upgrade process. Please try again.");
        go(upgradePage(plan));
      }
    }
    closeUpgradeModal();
  });
  return { leave: (plan: PaidPlan) => void leave(plan), leavingTo };
}

/** Who pays already changes the plan where its cost is shown, and never buys a second one. */
async function upgradeAddress(data: UpgradeModalData, plan: PaidPlan, idempotencyKey: string): Promise<string> {
  if (data.checkoutUrl) return withPlan(data.checkoutUrl, plan);
  if (data.currentPlan !== "free" && !data.isOnTrial) return upgradePage(plan);
  return openCheckout(plan, idempotencyKey);
}

const upgradePage = (plan: PaidPlan) => `/subscription?plan=${plan}&action=upgrade`;

/** The client is loaded with the press: the modal belongs to the first script of every page. */
async function openCheckout(plan: PaidPlan, idempotencyKey: string): Promise<string> {
  const { quietApi } = await import("../lib/api.ts");
  const body = { plan, billing_cycle: "monthly" as const };
  return (await quietApi.billing.createCheckoutSession({ body }, { idempotencyKey })).checkout_url;
}

function withPlan(checkoutUrl: string, plan: PaidPlan): string {
  const url = new URL(checkoutUrl, window.location.origin);
  url.searchParams.set("plan", plan);
  return `${url.pathname}${url.search}`;
}
