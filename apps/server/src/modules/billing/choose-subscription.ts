import type { SubscriptionStatus } from "@vitrine/model";
import type { ProviderState, ProviderSubscription } from "../../ports/payments/payments.ts";

/** Statuses that go on; lower numbers are better. */
const liveRank: Readonly<Partial<Record<SubscriptionStatus, number>>> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 3,
  incomplete: 4,
};

export type Choice = {
  /** The subscription that counts: the best live one, or the last that ended. */
  chosen: ProviderSubscription | null;
  /** Live ones beside it, which must end: nobody pays twice. */
  superfluous: ProviderSubscription[];
};

/** Which of a customer's subscriptions counts. Of several live ones the newest of the best status does. */
export function chooseSubscription(state: Pick<ProviderState, "subscriptions">): Choice {
  const byAge = state.subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const live = byAge
    .filter(({ status }) => liveRank[status] !== undefined)
    .toSorted((a, b) => (liveRank[a.status] ?? 0) - (liveRank[b.status] ?? 0));
  const [first, ...rest] = live;
  if (first) return { chosen: first, superfluous: rest.filter(({ status }) => status !== "incomplete") };
  const ended = byAge.filter(({ status }) => status === "canceled");
  return { chosen: ended[0] ?? null, superfluous: [] };
}
