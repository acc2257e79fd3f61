import {
  limitErrorDataSchema,
  paidPlanNames,
  planRules,
  portfolioLimitMessage,
  suggestedPlan,
  upgradeBenefits,
  type PlanName,
} from "@vitrine/model";
import { useSyncExternalStore } from "react";
import { z } from "zod";

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

const limitTitle = "Portfolio Limit Reached";

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

/** Modal data of the server's limit error; null when its body is not as agreed (contract.md 6.2). */
export function limitErrorToModal(message: string, data: unknown, actionType: CreateAction): UpgradeModalData | null {
  const parsed = limitErrorDataSchema.safeParse(data);
  if (!parsed.success) return null;
  return {
    title: limitTitle,
    message,
    currentPlan: parsed.data.current_plan,
    currentPlanDisplay: parsed.data.current_plan_display,
    currentCount: parsed.data.current_count,
    limit: parsed.data.limit,
    suggestedPlan: parsed.data.suggested_plan,
    checkoutUrl: parsed.data.checkout_url,
    isOnTrial: parsed.data.is_on_trial,
    upgradeBenefits: parsed.data.upgrade_benefits,
    actionType,
  };
}

/** Modal data of a template that the plan does not hold, in the modal's own words; null for another refusal. */
export function templateErrorToModal(data: unknown, currentPlan: PlanName): UpgradeModalData | null {
  const parsed = templateErrorDataSchema.safeParse(data);
  if (!parsed.success) return null;
  const { required_plan: required, checkout_url: checkoutUrl } = parsed.data;
  return {
    currentPlan,
    currentPlanDisplay: planRules[currentPlan].displayName,
    currentCount: null,
    limit: null,
    suggestedPlan: required,
    checkoutUrl,
    isOnTrial: false,
    upgradeBenefits: upgradeBenefits[required],
    actionType: null,
  };
}

const templateErrorDataSchema = z.object({ required_plan: z.enum(paidPlanNames), checkout_url: z.string() });
