import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";

/** The plans with the prices in force, and the launch special. */
export const plansQuery = queryOptions({
  queryKey: ["subscription", "plans"],
  queryFn: async ({ signal }) => {
    const { plans, launch_special } = await quietApi.billing.listPlans({}, { signal });
    return { plans, launchSpecial: launch_special };
  },
  staleTime: 60_000,
});
