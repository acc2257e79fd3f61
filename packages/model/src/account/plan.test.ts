import { describe, expect, test } from "vitest";
import {
  checkPortfolioLimit,
  grantsAccess,
  limitErrorDataSchema,
  planRules,
  portfolioLimitMessage,
  subscriptionStatuses,
  suggestedPlan,
  upgradeBenefits,
} from "./plan.ts";

describe("grantsAccess", () => {
  test("R1.4-20 an active subscription grants access", () => {
    expect(grantsAccess("active")).toBe(true);
  });

  test("R1.4-21 a trial grants access", () => {
    expect(grantsAccess("trialing")).toBe(true);
  });

  test("R1.4-22 any other status denies access", () => {
    const denied = subscriptionStatuses.filter((status) => !grantsAccess(status));
    expect(denied).toEqual(["past_due", "unpaid", "incomplete", "incomplete_expired", "canceled", "paused"]);
  });

  test("R1.4-23 no subscription at all counts as free-plan access", () => {
    expect(grantsAccess(null)).toBe(true);
  });
});

describe("plan rules", () => {
  test("R2.4-15 free suggests pro, any other plan suggests premium", () => {
    expect([suggestedPlan("free"), suggestedPlan("pro"), suggestedPlan("premium")]).toEqual([
      "pro",
      "premium",
      "premium",
    ]);
  });

  test("each plan allows what the one below it allows", () => {
    const { free, pro, premium } = planRules;
    expect([free.portfolioCount, pro.portfolioCount, premium.portfolioCount]).toEqual([1, 3, 10]);
    expect(pro.templateTiers).toEqual(expect.arrayContaining([...free.templateTiers]));
    expect(premium.templateTiers).toEqual(["free", "pro", "premium"]);
    expect([free, pro, premium].map((plan) => plan.blog)).toEqual([false, true, true]);
    expect([free, pro, premium].map((plan) => plan.branding)).toEqual([true, false, false]);
    for (const [name, rules] of Object.entries(planRules)) expect(rules.name).toBe(name);
  });
});

describe("checkPortfolioLimit", () => {
  test("counts down to none", () => {
    expect(checkPortfolioLimit({ plan: "pro", count: 0, isOnTrial: false })).toEqual({ allowed: true, remaining: 3 });
    expect(checkPortfolioLimit({ plan: "pro", count: 2, isOnTrial: false })).toEqual({ allowed: true, remaining: 1 });
    expect(checkPortfolioLimit({ plan: "pro", count: 3, isOnTrial: false }).allowed).toBe(false);
  });

  test("says what is used, what is allowed and what would help", () => {
    const refused = checkPortfolioLimit({ plan: "free", count: 4, isOnTrial: true });
    expect(refused).toEqual({
      allowed: false,
      data: {
        current_plan: "free",
        current_count: 4,
        limit: 1,
        suggested_plan: "pro",
        current_plan_display: "Free",
        checkout_url: "/checkout?billing=monthly",
        is_on_trial: true,
        upgrade_benefits: [...upgradeBenefits.pro],
      },
    });
    if (!refused.allowed) expect(limitErrorDataSchema.parse(refused.data)).toEqual(refused.data);
  });

  test("names the limit of the plan, or the one that was handed in", () => {
    expect(portfolioLimitMessage("free")).toBe("You've reached your portfolio limit of 1 for the Free plan.");
    expect(portfolioLimitMessage("premium", 12)).toBe(
      "You've reached your portfolio limit of 12 for the Premium plan.",
    );
  });
});
