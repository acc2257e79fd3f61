import { expect, test } from "vitest";
import { planDestination, readPlanChoice } from "./plan-destination.ts";

test.each([
  ["R1.2.9-17 free goes to onboarding", "free", "monthly", "/onboarding"],
  ["R1.2.9-18 a plan goes to its checkout", "pro", "annual", "/checkout?plan=pro&billing=annual&flow=trial"],
  ["R1.2.9-18 the cycle defaults to monthly", "premium", null, "/checkout?plan=premium&billing=monthly&flow=trial"],
  ["R1.2.9-19 no plan goes to the checkout", null, null, "/checkout"],
  ["an unknown plan counts as none", "gold", "monthly", "/checkout"],
])("%s", (_title, plan, billing, expected) => {
  expect(planDestination(readPlanChoice(plan, billing), "/checkout")).toBe(expected);
});
