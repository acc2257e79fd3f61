import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { cacheMs } from "../query-client.ts";

/** Effective plan, limits and usage of the caller. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription", "current"],
  queryFn: async ({ signal }) => (await quietApi.account.currentSubscription({}, { signal })).data,
  staleTime: cacheMs.subscription,
});

export type CurrentSubscription = Awaited<ReturnType<typeof quietApi.account.currentSubscription>>["data"];
