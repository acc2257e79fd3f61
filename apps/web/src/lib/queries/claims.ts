import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";

/** What this installation claims of itself, for pages beside the start page, which is told in another way. */
export const claimsQuery = queryOptions({
  queryKey: ["claims"],
  queryFn: async ({ signal }) => (await quietApi.landing.getLanding({}, { signal })).data,
});
