import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** What the account signs in with besides the password. */
export const secondFactorQuery = queryOptions({
  queryKey: ["user", "second-factor"],
  queryFn: async ({ signal }) => (await quietApi.secondFactor.getSecondFactor({}, { signal })).data,
  staleTime: 0,
});

export type SecondFactorStanding = Awaited<ReturnType<typeof quietApi.secondFactor.getSecondFactor>>["data"];

export function refreshSecondFactor(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}
