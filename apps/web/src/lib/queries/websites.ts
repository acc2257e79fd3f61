import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@vitrine/api-client";
import type { BlogPost, Website } from "@vitrine/model";
import { quietApi, silentApi } from "../api.ts";
import { cacheMs, queryClient } from "../query-client.ts";
import { forgetOverview } from "./overview.ts";
import { templateDataKey } from "./template-data.ts";

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

const loadWebsite = async (client: Api, id: number, signal: AbortSignal): Promise<Website> => {
  const { website } = await client.websites.getWebsite({ params: { id } }, { signal });
  return Array.isArray(website.blogPosts) ? website : { ...website, blogPosts: await postsOf(id, signal) };
};

/** One website with its related lists. */
export const websiteQuery = (id: number) =>
  queryOptions({
    queryKey: websiteKeys.one(id),
    queryFn: ({ signal }) => loadWebsite(quietApi, id, signal),
    staleTime: cacheMs.website,
  });

/** The same while nobody is known to want it: failures are nobody's, and the page that needs it asks again. */
export const silentWebsiteQuery = (id: number) =>
  queryOptions({ ...websiteQuery(id), queryFn: ({ signal }) => loadWebsite(silentApi, id, signal), retry: false });

/**
 * The posts of a website that came without them, asked for once more and quietly: a failed load is an empty
 * list (document 1, section 6; document 2, section 6), so that everything else can be edited.
 */
async function postsOf(id: number, signal: AbortSignal): Promise<BlogPost[]> {
  try {
    return (await quietApi.blog.listBlogPosts({ params: { id }, query: { per_page: 100 } }, { signal })).data;
  } catch {
    return [];
  }
}

/** Drops cached lists and, with an id, that website: to be called after a write. */
export async function forgetWebsites(id?: number): Promise<void> {
  await Promise.all([forgetOverview(), queryClient.invalidateQueries({ queryKey: websiteKeys.list })]);
  if (id !== undefined) await queryClient.invalidateQueries({ queryKey: websiteKeys.one(id) });
}

/**
 * Shows how a website stands after a change. The answer to a question that is under way may not know of the change:
 * it is dropped, and asked for anew.
 */
export async function putWebsite(id: number, next: (cached: Website | undefined) => Website | undefined) {
  const filter = { queryKey: websiteKeys.one(id), exact: true };
  const isAsking = queryClient.isFetching(filter) > 0;
  if (isAsking) await queryClient.cancelQueries(filter);
  queryClient.setQueryData<Website>(filter.queryKey, next);
  if (isAsking) await queryClient.invalidateQueries(filter);
}

/** True for the very answer that is cached, whoever asked for it. */
export function isCachedWebsite(website: Website): boolean {
  return queryClient.getQueryData(websiteKeys.one(website.id)) === website;
}

/**
 * Marks what is cached of a website and its template data as old: a question under way is asked anew, otherwise the
 * next reader asks.
 */
export async function outdateWebsite(id: number): Promise<void> {
  await Promise.all(
    [websiteKeys.one(id), templateDataKey(id)].map(async (queryKey) => {
      const isAsking = queryClient.isFetching({ queryKey }) > 0;
      if (isAsking) await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey, refetchType: isAsking ? "active" : "none" });
    }),
  );
}

/** Forgets what is cached of a website, so that nobody is shown how it once was. */
export function dropWebsite(id: number): void {
  queryClient.removeQueries({ queryKey: websiteKeys.one(id), exact: true });
}
