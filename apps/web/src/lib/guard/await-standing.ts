import { queryClient } from "../query-client.ts";

/** Longer than an answer needs on a poor line; after it a page is worth more than what is said above it. */
const patienceMs = 1500;

/**
 * Waits for what is said above every page of the workplace (a trial that runs, a payment that failed), so that it does
 * not push the page away under a hand that is about to press.
 * @returns settles when the plan is known, cannot be known, or has let itself be waited for long enough
 */
export async function awaitStanding(): Promise<void> {
  const { subscriptionQuery } = await import("../queries/subscription.ts");
  const known = queryClient.ensureQueryData({ ...subscriptionQuery, retry: false }).catch(() => undefined);
  const enough = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([known, enough]);
}
