import { ApiError } from "@vitrine/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { silentApi } from "../api.ts";
import { subscriptionQuery } from "../queries/subscription.ts";
import { websiteListQuery } from "../queries/websites.ts";
import type { FactName, GuardedPage } from "./decide-access.ts";

const ordinary = { times: 1, delayMs: 1500 };
const afterTrial = { times: 2, delayMs: 1000, recheckRefusal: true };

/** Finds one fact for the guard from the API, through the query cache. */
export async function findFact(fact: FactName, page: GuardedPage, client: QueryClient): Promise<boolean | number> {
  if (fact === "websiteCount") return (await client.fetchQuery(websiteListQuery)).meta.total;
  if (fact === "betaEnabled") return findBeta();
  if (page.search["trial"] === "started" || page.search["from_checkout"] || page.search["from"] === "checkout") {
    client.removeQueries({ queryKey: subscriptionQuery.queryKey });
  }
  const isAfterTrial = page.search["trial"] === "started";
  const load = () =>
    client.fetchQuery({ ...subscriptionQuery, retry: false, ...(isAfterTrial ? { staleTime: 0 } : {}) });
  return hasAccess(async () => (await load()).has_access, isAfterTrial ? afterTrial : ordinary);
}

/** The beta counts as off for routing when its call fails (contract.md 4). */
async function findBeta(): Promise<boolean> {
  try {
    return (await silentApi.beta.betaAccessStatus()).data.beta_access_enabled;
  } catch {
    return false;
  }
}

/**
 * Subscription access (document 1, section 4): a 401 denies at once, any other failure is retried
 * and then denies. After `trial=started` a refusal is re-checked too.
 */
export async function hasAccess(
  check: () => Promise<boolean>,
  retries: { times: number; delayMs: number; recheckRefusal?: boolean },
): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const granted = await check();
      if (granted || !retries.recheckRefusal || attempt >= retries.times) return granted;
    } catch (error) {
      if ((error instanceof ApiError && error.status === 401) || attempt >= retries.times) return false;
    }
    await new Promise((resolve) => setTimeout(resolve, retries.delayMs));
  }
}
