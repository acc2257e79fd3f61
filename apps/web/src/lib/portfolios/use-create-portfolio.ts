import { toast } from "@vitrine/ui";
import { endsSession } from "../form-errors.ts";
import { useGo } from "../navigation.ts";
import { queryClient } from "../query-client.ts";
import { subscriptionQuery } from "../queries/subscription.ts";
import { websiteListQuery } from "../queries/websites.ts";
import { useSingleFlight } from "../use-single-flight.ts";
import { requestCreate } from "./create-request.ts";
import { limitReached, openUpgradeModal, type CreateAction } from "./upgrade-store.ts";

export type PlanState = { plan: "free" | "pro" | "premium"; planDisplay: string; limit: number; isOnTrial: boolean };

/** The plan when the subscription cannot be read: free with one portfolio (document 2, section 3). */
export const fallbackPlan: PlanState = { plan: "free", planDisplay: "Free", limit: 1, isOnTrial: false };

/** The plan facts that the limit check needs, from the subscription answer. */
export function planState(subscription: {
  plan: { name: PlanState["plan"]; display_name: string };
  limits: { portfolio_count: number };
  subscription: { status: string } | null;
}): PlanState {
  return {
    plan: subscription.plan.name,
    planDisplay: subscription.plan.display_name,
    limit: subscription.limits.portfolio_count,
    isOnTrial: subscription.subscription?.status === "trialing",
  };
}

type Creation = { started: string; failed: string; address: string };

/** What each way of creating says and where it leads (document 2, section 8); the sidebar reads a CV as well. */
const withAi: Creation = {
  started: "Starting AI-powered portfolio creation...",
  failed: "Failed to start onboarding. Please try again.",
  address: "/onboarding",
};
const byHand: Creation = {
  started: "Starting manual portfolio creation...",
  failed: "Failed to start manual creation. Please try again.",
  address: "/create-website",
};
const creations: Readonly<Record<CreateAction, Creation>> = { onboarding: withAi, sidebar: withAi, manual: byHand };

/** Starts a new portfolio, or shows the upgrade modal when the limit is reached (document 2, section 5). */
export function useCreatePortfolio(actionType: CreateAction): () => Promise<void> {
  const go = useGo();
  const { started, failed, address } = creations[actionType];
  return useSingleFlight(async () => {
    if (actionType === "sidebar" && !requestCreate()) return;
    try {
      const [websites, state] = await Promise.all([queryClient.fetchQuery(websiteListQuery), loadPlanState()]);
      const count = websites.meta.total;
      if (state.limit - count <= 0) return openUpgradeModal(limitReached({ ...state, count, actionType }));
      toast.info(started);
      go(address);
    } catch (error) {
      if (!endsSession(error)) toast.error(failed);
    }
  });
}

/** The plan facts, also when the subscription cannot be read. */
export async function loadPlanState(): Promise<PlanState> {
  try {
    return planState(await queryClient.fetchQuery(subscriptionQuery));
  } catch {
    return fallbackPlan;
  }
}
