import { ApiError } from "@vitrine/api-client";
import type { PaidPlan } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessage } from "../../lib/form-errors.ts";
import { useIdempotencyKey } from "../../lib/idempotency-key.ts";
import { leaveTo } from "../../lib/leave-to.ts";
import { useGo } from "../../lib/navigation.ts";
import { forgetPlanWanted, planWantedAt } from "../../lib/plans/wanted-at.ts";
import { trialStartedMessage } from "../../lib/plans/words.ts";
import { afterPlanChange } from "../../lib/queries/billing.ts";
import { getSession } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import type { CheckoutAddress } from "./checkout-choice.ts";

export type CheckoutStep = "pay" | "trial" | "free" | "portal";

/**
 * The ways out of the checkout. One at a time; the one under way is named until the next page stands, and a failure
 * is kept to be shown where the person pressed.
 */
export function useCheckout({ billing, offerCode }: CheckoutAddress, plan: PaidPlan) {
  const go = useGo();
  const keyOf = useIdempotencyKey();
  const [busy, setBusy] = useState<CheckoutStep | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const actions: Record<CheckoutStep, () => Promise<void>> = {
    pay: async () => {
      const body = { plan, billing_cycle: billing, ...(offerCode ? { offer_code: offerCode } : {}) };
      const { checkout_url } = await quietApi.billing.createCheckoutSession({ body }, { idempotencyKey: keyOf(body) });
      leaveTo(checkout_url, go);
    },
    trial: async () => {
      const body = { plan, billing_cycle: billing };
      const { redirect } = await quietApi.billing.startTrial({ body }, { idempotencyKey: keyOf(["trial", body]) });
      await afterPlanChange();
      const wanted = planWantedAt();
      if (wanted) {
        toast.success(trialStartedMessage, { id: "trial" });
        forgetPlanWanted();
        return go(wanted.address);
      }
      // A newcomer is led on to onboarding and never sees the dashboard, which says this to everybody else.
      if (getSession().user?.onboarding_completed_at === null) toast.success(trialStartedMessage, { id: "trial" });
      go(redirect);
    },
    free: async () => {
      await quietApi.billing.changePlan({ body: { plan: "free" } });
      await afterPlanChange();
      toast.success("You are on the Free plan. Everything you made is kept.");
      go("/dashboard");
    },
    portal: async () => {
      const { url } = await quietApi.billing.openBillingPortal();
      leaveTo(url, go);
    },
  };

  const start = useSingleFlight(async (step: CheckoutStep) => {
    setFailure(null);
    setBusy(step);
    try {
      await actions[step]();
    } catch (error) {
      setBusy(null);
      // Refused by what holds now, e.g. after a purchase in another tab: the page shows that.
      if (error instanceof ApiError && error.status === 409) void afterPlanChange();
      if (!endsSession(error)) setFailure(failureMessage(error, fallbacks[step]));
    }
  });

  return { start: (step: CheckoutStep) => void start(step), busy, failure };
}

const fallbacks: Readonly<Record<CheckoutStep, string>> = {
  pay: "Failed to create checkout session.",
  trial: "The trial could not be started. Check your connection and try again.",
  free: "The plan could not be changed. Check your connection and try again.",
  portal: "The billing page could not be opened. Check your connection and try again.",
};
