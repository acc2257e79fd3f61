import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BillingCycle, PaidPlan, PlanName } from "@vitrine/model";
import { quietApi } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { storeUser } from "../session/session-store.ts";
import { subscriptionQuery } from "./subscription.ts";
import { forgetWebsites } from "./websites.ts";

export type CheckoutChoice = { plan: PaidPlan; billing_cycle: BillingCycle; offer_code?: string | undefined };

/** What a checkout would charge now; refuses an offer code that does not hold. */
export const quoteQuery = (choice: CheckoutChoice) =>
  queryOptions({
    queryKey: ["billing", "quote", choice.plan, choice.billing_cycle, choice.offer_code ?? ""],
    queryFn: async ({ signal }) => (await quietApi.billing.quoteCheckout({ query: choice }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** State and price of one checkout. */
export const checkoutSessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["billing", "checkout-session", sessionId],
    queryFn: async ({ signal }) =>
      (await quietApi.billing.getCheckoutSession({ params: { session_id: sessionId } }, { signal })).data,
    staleTime: 0,
  });

/** One page of the invoices, newest first. */
export const invoicesQuery = (page: number) =>
  queryOptions({
    queryKey: ["billing", "invoices", page],
    queryFn: async ({ signal }) => quietApi.billing.listInvoices({ query: { page, per_page: 12 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const changePreview = "change-preview";

/** Names what a change of the plan would cost, asked for anew each time it is looked at. */
export const changePreviewKey = (plan: PlanName, cycle: BillingCycle) => ["billing", changePreview, plan, cycle];

/** After anything that changes the plan: nothing that depends on it is believed any longer. */
export async function afterPlanChange(): Promise<void> {
  const user = quietApi.account.getUser().then(storeUser);
  await Promise.allSettled([
    user,
    queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
    // What a change would have cost is over with it: asked for again, it is refused.
    queryClient.invalidateQueries({
      queryKey: ["billing"],
      predicate: ({ queryKey }) => queryKey[1] !== changePreview,
    }),
    forgetWebsites(),
  ]);
}
