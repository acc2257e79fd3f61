import { expect, test } from "vitest";
import { aPaidSubscription, aSubscription } from "../../testing/builders.ts";
import { fallbackPlan, planState } from "./use-create-portfolio.ts";

test("R2.3-03 without a readable subscription the plan is free with one portfolio", () => {
  expect(fallbackPlan).toEqual({ plan: "free", planDisplay: "Free", limit: 1, isOnTrial: false });
  expect(planState(aSubscription().data)).toEqual(fallbackPlan);
});

test("R2.3-03 plan, display name and limit are read from the subscription", () => {
  const trial = aPaidSubscription({ status: "trialing" }).data;
  expect(planState(trial)).toEqual({ plan: "pro", planDisplay: "Pro", limit: 3, isOnTrial: true });
  expect(planState(aPaidSubscription().data).isOnTrial).toBe(false);
});
