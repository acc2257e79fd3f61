import { hasPlanFeature, planFeatures, planRules, type PlanFeatureName } from "../account/plan.ts";
import type { PlanName } from "../account/plan-names.ts";

const featureWords: Readonly<Record<PlanFeatureName, string>> = {
  blog: "Blog posts are hidden from your public sites.",
  remove_branding: "The Vitrine line returns to the foot of your public sites.",
  analytics: "Analytics end.",
  advanced_analytics: "Advanced analytics end.",
  custom_domains: "Custom domains stop answering.",
  api_access: "API access ends.",
  priority_support: "Priority support ends.",
  custom_css: "Your own CSS is left out of your public sites.",
};

/**
 * What a change of plan takes away, to be shown before it is confirmed; nothing is ever deleted (contract.md 6.1).
 * @param websiteCount websites the owner has now
 */
export function planLosses(from: PlanName, to: PlanName, websiteCount: number): string[] {
  const limit = planRules[to].portfolioCount;
  const portfolios =
    limit < planRules[from].portfolioCount
      ? [
          websiteCount > limit
            ? `You have ${websiteCount} portfolios and the ${planRules[to].displayName} plan has ${limit}: all stay readable, and no new one can be created.`
            : `You may have ${limit} ${limit === 1 ? "portfolio" : "portfolios"} in place of ${planRules[from].portfolioCount}.`,
        ]
      : [];
  const names = Object.keys(planFeatures) as PlanFeatureName[];
  const lost = names.filter((name) => hasPlanFeature(from, name) && !hasPlanFeature(to, name));
  const told = lost.filter((name) => name !== "advanced_analytics" || !lost.includes("analytics"));
  return [...portfolios, ...told.map((name) => featureWords[name])];
}
