import { queryOptions } from "@tanstack/react-query";
import type { AnalyticsPeriod } from "@vitrine/model";
import { quietApi } from "../../lib/api.ts";
import { cacheMs } from "../../lib/query-client.ts";

/** The figures of one website and period; kept for ten minutes, also while nobody looks at them. */
export const analyticsQuery = (id: number, period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ["analytics", id, period],
    queryFn: async ({ signal }) =>
      (await quietApi.siteAnalytics.getAnalytics({ params: { id }, query: { period } }, { signal })).data,
    staleTime: cacheMs.analytics,
    gcTime: cacheMs.analytics,
  });
