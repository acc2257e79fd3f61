import type { LimitErrorData } from "./limit-error.ts";
import { planNames, type PlanName } from "./plan-names.ts";

export const subscriptionStatuses = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "canceled",
  "paused",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

type PlanRules = {
  name: PlanName;
  displayName: string;
  portfolioCount: number;
  templateTiers: readonly ("free" | "pro" | "premium")[];
  blog: boolean;
  branding: boolean;
  analytics: "none" | "basic" | "advanced";
  customDomains: boolean;
  apiAccess: boolean;
  prioritySupport: boolean;
  /** Private links of one website at a time. */
  privateLinks: number;
  /** Room for pictures of work, over all websites of the account, in every size that they are kept in. */
  pictureStorageBytes: number;
};

const mebibyte = 1024 * 1024;

/** What each plan allows (contract.md 6.1, "Features by plan"). */
export const planRules: Readonly<Record<PlanName, PlanRules>> = {
  free: {
    name: "free",
    displayName: "Free",
    portfolioCount: 1,
    templateTiers: ["free"],
    blog: false,
    branding: true,
    analytics: "none",
    customDomains: false,
    apiAccess: false,
    prioritySupport: false,
    privateLinks: 10,
    pictureStorageBytes: 200 * mebibyte,
  },
  pro: {
    name: "pro",
    displayName: "Pro",
    portfolioCount: 3,
    templateTiers: ["free", "pro"],
    blog: true,
    branding: false,
    analytics: "basic",
    customDomains: false,
    apiAccess: false,
    prioritySupport: false,
    privateLinks: 50,
    pictureStorageBytes: 2 * 1024 * mebibyte,
  },
  premium: {
    name: "premium",
    displayName: "Premium",
    portfolioCount: 10,
    templateTiers: ["free", "pro", "premium"],
    blog: true,
    branding: false,
    analytics: "advanced",
    customDomains: true,
    apiAccess: true,
    prioritySupport: true,
    privateLinks: 200,
    pictureStorageBytes: 10 * 1024 * mebibyte,
  },
};

export const upgradeBenefits: Readonly<Record<"pro" | "premium", readonly string[]>> = {
  pro: ["Blog functionality", "Remove branding", "Basic analytics", "3 portfolios"],
  premium: ["Advanced analytics", "Priority support", "Custom domains", "API access", "10 portfolios"],
};

/** The access rule: `trialing` and `active` grant; no record at all counts as free-plan access (contract.md 6.1). */
export function grantsAccess(status: SubscriptionStatus | null): boolean {
  return status === null || status === "trialing" || status === "active";
}

/** What the access rule reads of a subscription. */
export type SubscriptionFacts = {
  status: SubscriptionStatus;
  plan: PlanName;
  trial_ends_at: Date | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  /** `free` for somebody who goes on with the free plan when the paid period is over. */
  pending_plan: PlanName | null;
};

export type Standing = { status: SubscriptionStatus | null; plan: PlanName; hasAccess: boolean; isOnTrial: boolean };

/**
 * Where somebody stands at a moment (contract.md 6.1). A trial that is over counts as no subscription and a
 * cancelled period that is over as `canceled`, also before a job has written it down: time alone ends a right.
 */
export function standingOf(subscription: SubscriptionFacts | null, now: Date): Standing {
  const status = statusAt(subscription, now);
  const hasAccess = grantsAccess(status);
  return {
    status,
    plan: subscription && status !== null && hasAccess ? subscription.plan : "free",
    hasAccess,
    isOnTrial: status === "trialing",
  };
}

function statusAt(subscription: SubscriptionFacts | null, now: Date): SubscriptionStatus | null {
  if (!subscription) return null;
  const isOver = (end: Date | null) => end !== null && end <= now;
  if (subscription.status === "trialing" && isOver(subscription.trial_ends_at)) return null;
  const isLastPeriod = subscription.status === "active" && subscription.cancel_at_period_end;
  if (!isLastPeriod || !isOver(subscription.current_period_end)) return subscription.status;
  return subscription.pending_plan === "free" ? null : "canceled";
}

/** What a plan may unlock, and the plan that does (contract.md 6.1). */
export const planFeatures = {
  blog: "pro",
  remove_branding: "pro",
  analytics: "pro",
  advanced_analytics: "premium",
  custom_domains: "premium",
  api_access: "premium",
  priority_support: "premium",
  custom_css: "premium",
} as const satisfies Record<string, PlanName>;
export type PlanFeatureName = keyof typeof planFeatures;

/** Whether a plan has a feature; each plan has what the ones below it have. */
export function hasPlanFeature(plan: PlanName, feature: PlanFeatureName): boolean {
  return planNames.indexOf(plan) >= planNames.indexOf(planFeatures[feature]);
}

/** `data` of `feature_requires_upgrade` (contract.md 6.1). */
export function missingFeatureData(plan: PlanName, feature: PlanFeatureName) {
  const required = planFeatures[feature];
  return {
    feature,
    required_plan: required,
    current_plan: plan,
    checkout_url: `/checkout?plan=${required}&billing=monthly`,
  };
}

/** free suggests pro, any other plan suggests premium (document 2, section 4). */
export function suggestedPlan(plan: PlanName): "pro" | "premium" {
  return plan === "free" ? "pro" : "premium";
}

/** 'You've reached your portfolio limit of …' (contract.md 6.2); `limit` where the server gave its own figure. */
export function portfolioLimitMessage(plan: PlanName, limit = planRules[plan].portfolioCount): string {
  return `You've reached your portfolio limit of ${limit} for the ${planRules[plan].displayName} plan.`;
}

export type PortfolioAllowance = { allowed: true; remaining: number } | { allowed: false; data: LimitErrorData };

type Used = { plan: PlanName; count: number; isOnTrial: boolean };

/** Whether one more website may be added (document 2, section 5). */
export function checkPortfolioLimit(used: Used): PortfolioAllowance {
  const limit = planRules[used.plan].portfolioCount;
  const remaining = limit - used.count;
  return remaining > 0 ? { allowed: true, remaining } : { allowed: false, data: limitErrorData(used, limit) };
}

/** `data` of an error of somebody who has as many of something as their plan allows. */
export function limitErrorData({ plan, count, isOnTrial }: Used, limit: number): LimitErrorData {
  const suggested = suggestedPlan(plan);
  return {
    current_plan: plan,
    current_count: count,
    limit,
    suggested_plan: suggested,
    current_plan_display: planRules[plan].displayName,
    checkout_url: "/checkout?billing=monthly",
    is_on_trial: isOnTrial,
    upgrade_benefits: [...upgradeBenefits[suggested]],
  };
}
