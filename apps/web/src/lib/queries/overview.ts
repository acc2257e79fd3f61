import { queryOptions } from "@tanstack/react-query";
import type { SiteNews } from "@vitrine/model";
import { quietApi } from "../api.ts";
import { queryClient } from "../query-client.ts";

const queryKey = ["overview"] as const;

/** So long what happened to the websites counts as known; looking at the tab again asks anew after it. */
const freshMs = 60_000;

/** What happened to all websites of the caller, in one call. */
export const overviewQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await quietApi.overview.readOverview({}, { signal })).data,
  staleTime: freshMs,
  refetchOnWindowFocus: true,
});

/** Asks anew what happened: to be called where messages or websites change. */
export async function forgetOverview(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey });
}

/** The news of one website, if they are known. */
export function newsOf(overview: { websites: readonly SiteNews[] } | undefined, id: number): SiteNews | null {
  return overview?.websites.find(({ website_id }) => website_id === id) ?? null;
}
