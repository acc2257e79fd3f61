import { limitErrorDataSchema, paidPlanNames, planRules, upgradeBenefits, type PlanName } from "@vitrine/model";
import { z } from "zod";
import { limitTitle, type CreateAction, type UpgradeModalData } from "./upgrade-store.ts";

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
