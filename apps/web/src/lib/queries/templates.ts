import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { cacheMs } from "../query-client.ts";

/** The whole catalogue in groups by category. */
export const templatesQuery = queryOptions({
  queryKey: ["templates"],
  queryFn: async ({ signal }) =>
    (await quietApi.templates.listTemplates({ query: { include_analytics: "true" } }, { signal })).data,
  staleTime: cacheMs.templates,
});
