import { useNavigate, useSearch } from "@tanstack/react-router";
import { trialCheckout, type BillingCycle, type PaidPlan } from "@vitrine/model";
import { readPlanChoice } from "../../lib/plan-destination.ts";

/** What the address of `/checkout` asks for; plan and billing default to pro and monthly (document 1, route table). */
export type CheckoutAddress = {
  plan: PaidPlan | "free";
  billing: BillingCycle;
  wantsTrial: boolean;
  offerCode: string | undefined;
};

/** The choice in the address, and a way to change it that survives a reload. */
export function useCheckoutAddress() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { plan, billing } = readPlanChoice(search.plan, search.billing);
  const address: CheckoutAddress = {
    plan: plan ?? trialCheckout.plan,
    billing,
    wantsTrial: search.flow === trialCheckout.flow,
    offerCode: search.offer_code || undefined,
  };
  const change = (part: { billing?: BillingCycle; offer_code?: string | undefined }) =>
    void navigate({ to: "/checkout", search: { ...search, ...part }, replace: true });
  return { address, change };
}
