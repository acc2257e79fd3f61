import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { cacheMs, queryClient } from "../query-client.ts";

export const websiteKeys = {
  all: ["websites"] as const,
  list: ["websites", "list"] as const,
  one: (id: number) => ["websites", id] as const,
};

/** The caller's websites with limit and counts. */
export const websiteListQuery = queryOptions({
  queryKey: websiteKeys.list,
  queryFn: ({ signal }) => quietApi.websites.listWebsites({ query: { per_page: 100 } }, { signal }),
  staleTime: cacheMs.websiteList,
});

/** One website with its related lists. */
export const websiteQuery = (id: number) =>
  queryOptions({
    queryKey: websiteKeys.one(id),
    queryFn: async ({ signal }) => (await quietApi.websites.getWebsite({ params: { id } }, { signal })).website,
    staleTime: cacheMs.website,
  });

/** Drops cached lists and, with an id, that website: to be called after a write. */
export async function forgetWebsites(id?: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: websiteKeys.list });
  if (id !== undefined) await queryClient.invalidateQueries({ queryKey: websiteKeys.one(id) });
}
