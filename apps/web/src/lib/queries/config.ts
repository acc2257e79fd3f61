import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";

/** Public settings of this installation. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async ({ signal }) => (await quietApi.account.getConfig({}, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
