import { portfolioLimitMessage, suggestedPlan, upgradeBenefits, type PlanName } from "@vitrine/model";
import { useSyncExternalStore } from "react";

/** What started the creation that hit the limit; `sidebar` is not resumed later (document 2, section 4). */
export type CreateAction = "onboarding" | "manual" | "sidebar";

export type UpgradeModalData = {
  /** The modal's own sentences where these are absent. */
  title?: string;
  message?: string;
  currentPlan: PlanName;
  currentPlanDisplay: string;
  currentCount: number | null;
  limit: number | null;
  suggestedPlan: "pro" | "premium";
  checkoutUrl: string | null;
  isOnTrial: boolean;
  upgradeBenefits: readonly string[];
  /** The creation that waits for the upgrade; null when none does. */
  actionType: CreateAction | null;
  /** False keeps the modal open on a press outside; true when absent. */
  closeOnOverlay?: boolean;
};

export const limitTitle = "Portfolio Limit Reached";

let shown: UpgradeModalData | null = null;
const listeners = new Set<() => void>();

function set(next: UpgradeModalData | null) {
  shown = next;
  for (const listener of listeners) listener();
}

export const openUpgradeModal = (data: UpgradeModalData) => set(data);
export const closeUpgradeModal = () => set(null);

/** The modal's data while it is open. */
export function useUpgradeModal(): UpgradeModalData | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

/** Modal data when the client itself finds the limit reached. */
export function limitReached(input: {
  plan: PlanName;
  planDisplay: string;
  count: number;
  limit: number;
  isOnTrial: boolean;
  actionType: CreateAction;
}): UpgradeModalData {
  const suggested = suggestedPlan(input.plan);
  return {
    title: limitTitle,
    message: portfolioLimitMessage(input.plan, input.limit),
    currentPlan: input.plan,
    currentPlanDisplay: input.planDisplay,
    currentCount: input.count,
    limit: input.limit,
    suggestedPlan: suggested,
    checkoutUrl: null,
    isOnTrial: input.isOnTrial,
    upgradeBenefits: upgradeBenefits[suggested],
    actionType: input.actionType,
  };
}
