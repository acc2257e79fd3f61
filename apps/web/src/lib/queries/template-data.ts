import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { cacheMs } from "../query-client.ts";

/** All records of template data of one website. */
export const templateDataKey = (websiteId: number) => ["template-data", websiteId] as const;

/** The record of one template category, which stands beside the website's own fields with a version of its own. */
export const templateDataQuery = (websiteId: number, category: string) =>
  queryOptions({
    queryKey: [...templateDataKey(websiteId), category],
    queryFn: async ({ signal }) =>
      (await quietApi.templates.getTemplateData({ params: { websiteId, category } }, { signal })).data,
    staleTime: cacheMs.website,
  });
