import { describe, expect, test } from "vitest";
import {
  checkPortfolioLimit,
  grantsAccess,
  hasPlanFeature,
  missingFeatureData,
  planRules,
  portfolioLimitMessage,
  standingOf,
  subscriptionStatuses,
  suggestedPlan,
  upgradeBenefits,
} from "./plan.ts";
import { limitErrorDataSchema } from "./limit-error.ts";
import { planNames } from "./plan-names.ts";

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

describe("standingOf", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const before = new Date(now.getTime() - 1000);
  const after = new Date(now.getTime() + 1000);
  const facts = {
    status: "active",
    plan: "pro",
    trial_ends_at: null,
    current_period_end: after,
    cancel_at_period_end: false,
    pending_plan: null,
  } as const;

  test("nobody's subscription is the free plan, with access", () => {
    expect(standingOf(null, now)).toEqual({ status: null, plan: "free", hasAccess: true, isOnTrial: false });
  });

  test("the plan counts while access is granted", () => {
    expect(standingOf(facts, now)).toEqual({ status: "active", plan: "pro", hasAccess: true, isOnTrial: false });
    expect(standingOf({ ...facts, status: "past_due" }, now)).toMatchObject({ plan: "free", hasAccess: false });
  });

  test("a trial ends with its time and leaves the free plan", () => {
    const trial = { ...facts, status: "trialing", trial_ends_at: after } as const;
    expect(standingOf(trial, now)).toMatchObject({ status: "trialing", plan: "pro", isOnTrial: true });
    const over = { ...trial, trial_ends_at: now };
    expect(standingOf(over, now)).toEqual({ status: null, plan: "free", hasAccess: true, isOnTrial: false });
  });

  test("a cancelled period ends with its time; whoever chose the free plan goes on with it", () => {
    const last = { ...facts, cancel_at_period_end: true };
    expect(standingOf(last, now)).toMatchObject({ status: "active", plan: "pro" });
    const over = { ...last, current_period_end: before };
    expect(standingOf(over, now)).toMatchObject({ status: "canceled", plan: "free", hasAccess: false });
    expect(standingOf({ ...over, pending_plan: "free" }, now)).toMatchObject({ status: null, hasAccess: true });
  });

  test("a period that should have been renewed counts until the provider says otherwise", () => {
    expect(standingOf({ ...facts, current_period_end: before }, now)).toMatchObject({ status: "active", plan: "pro" });
  });
});

describe("features", () => {
  test("each plan has those of the ones below it", () => {
    expect(planNames.map((plan) => hasPlanFeature(plan, "blog"))).toEqual([false, true, true]);
    expect(planNames.map((plan) => hasPlanFeature(plan, "api_access"))).toEqual([false, false, true]);
    expect(missingFeatureData("free", "custom_domains")).toEqual({
      feature: "custom_domains",
      required_plan: "premium",
      current_plan: "free",
      checkout_url: "/checkout?plan=premium&billing=monthly",
    });
  });
});
