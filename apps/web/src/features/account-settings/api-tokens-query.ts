import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../../lib/api.ts";

export const apiTokensQuery = queryOptions({
  queryKey: ["user", "api-tokens"],
  queryFn: async ({ signal }) => (await quietApi.apiTokens.listApiTokens({}, { signal })).data,
  staleTime: 0,
});
