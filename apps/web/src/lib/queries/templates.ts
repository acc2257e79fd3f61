import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { cacheMs } from "../query-client.ts";
import { readStored, writeStored, type TemplateGroup } from "../storage/client-storage.ts";

/** The whole catalogue in groups by category; kept for a reload of the tab as well (document 1, section 9). */
export const templatesQuery = queryOptions({
  queryKey: ["templates"],
  queryFn: async ({ signal }): Promise<TemplateGroup[]> => {
    const answer = await quietApi.templates.listTemplates({ query: { include_analytics: "true" } }, { signal });
    writeStored("templates_cache", { savedAt: Date.now(), groups: answer.data });
    return answer.data;
  },
  initialData: () => freshCache()?.groups,
  initialDataUpdatedAt: () => freshCache()?.savedAt,
  staleTime: cacheMs.templates,
});

/** What the tab kept, unless it is too old or its time lies ahead of the clock. */
function freshCache() {
  const cache = readStored("templates_cache");
  const age = cache === null ? -1 : Date.now() - cache.savedAt;
  return cache !== null && age >= 0 && age < cacheMs.templates ? cache : null;
}
