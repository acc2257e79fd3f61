import { queryOptions } from "@tanstack/react-query";
import type { CustomDomain } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { getSession, storeActiveWebsite } from "../../../lib/session/session-store.ts";

/** The server looks unproved domains up by itself; this often the page looks whether it found them. */
const lookAgainMs = 60_000;

/** The domain of a website with its records. */
export const domainQuery = (websiteId: number) =>
  queryOptions({
    queryKey: ["websites", websiteId, "domain"],
    queryFn: async ({ signal }) => (await quietApi.domains.getDomain({ params: { id: websiteId } }, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? lookAgainMs : false),
  });

function isWaiting(data: CustomDomain | undefined): boolean {
  return data?.status === "pending" || data?.status === "failed";
}

/** Takes over what a call answered, also where the website's address is shown: lists and the sidebar. */
export async function keepDomain(websiteId: number, data: CustomDomain | null): Promise<void> {
  if (data) queryClient.setQueryData(domainQuery(websiteId).queryKey, data);
  else await queryClient.invalidateQueries({ queryKey: domainQuery(websiteId).queryKey });
  const { activeWebsite } = getSession();
  const domain = data?.status === "verified" ? data.domain : null;
  if (activeWebsite?.id === websiteId && activeWebsite.domain !== domain) {
    storeActiveWebsite({ ...activeWebsite, domain });
  }
  await forgetWebsites(websiteId);
}
