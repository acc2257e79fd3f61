import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { billingCycles, planNames, subscriptionStatuses } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { listInput, oneOf, type ListSearch } from "../list/list-search.ts";

/** The subscriptions that an address asks for. */
export function subscriptionsQuery(search: ListSearch) {
  const query = {
    ...listInput(search, ["created_at", "current_period_end", "price"]),
    status: oneOf(subscriptionStatuses, search["status"]),
    plan: oneOf(planNames, search["plan"]),
    billing_cycle: oneOf(billingCycles, search["billing_cycle"]),
  };
  return queryOptions({
    queryKey: ["admin", "subscriptions", query],
    queryFn: ({ signal }) => adminApi.adminSubscriptions.listSubscriptions({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One subscription with its history. */
export function adminSubscriptionQuery(subscriptionId: number) {
  return queryOptions({
    queryKey: ["admin", "subscription", subscriptionId],
    queryFn: async ({ signal }) =>
      (await adminApi.adminSubscriptions.getSubscription({ params: { subscriptionId } }, { signal })).data,
    staleTime: 0,
  });
}
