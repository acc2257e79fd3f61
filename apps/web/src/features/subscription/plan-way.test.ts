import { expect, test } from "vitest";
import { aPaidSubscription, aSubscription } from "../../testing/builders.ts";
import { planWay } from "./plan-way.ts";

test("on the free plan paid plans are bought", () => {
  const free = aSubscription().data;
  expect(planWay(free, "free", "monthly")).toEqual({ kind: "here", label: "Your plan" });
  expect(planWay(free, "pro", "monthly")).toEqual({ kind: "checkout", label: "Choose Pro" });
});

test.each([
  ["trialing", "free", { kind: "change", label: "End the trial" }],
  ["trialing", "pro", { kind: "checkout", label: "Choose Pro" }],
  ["past_due", "free", { kind: "change", label: "Continue with Free" }],
  ["canceled", "premium", { kind: "checkout", label: "Choose Premium" }],
] as const)("%s to %s: %o", (status, plan, way) => {
  expect(planWay(aPaidSubscription({ status }).data, plan, "monthly")).toEqual(way);
});

test.each([
  ["pro", "monthly", { kind: "here", label: "Your plan" }],
  ["pro", "annual", { kind: "change", label: "Change to annual billing" }],
  ["premium", "monthly", { kind: "change", label: "Upgrade to Premium" }],
  ["free", "monthly", { kind: "change", label: "Change to Free" }],
] as const)("who pays for pro monthly, to %s %s: %o", (plan, cycle, way) => {
  expect(planWay(aPaidSubscription().data, plan, cycle)).toEqual(way);
});

test("what was asked for the end of the period is named, and can be taken back", () => {
  const pending = { name: "pro", billing_cycle: "monthly", effective_at: "2026-02-05T12:00:00Z", price: 5 } as const;
  const down = aPaidSubscription({ plan: { name: "premium", display_name: "Premium" }, pending_plan: pending }).data;
  expect(planWay(down, "pro", "monthly")).toEqual({ kind: "here", label: "Comes next" });
  expect(planWay(down, "premium", "monthly")).toEqual({ kind: "keep", label: "Keep Premium" });
  const leaving = aPaidSubscription({ cancel_at_period_end: true }).data;
  expect(planWay(leaving, "free", "monthly")).toEqual({ kind: "here", label: "Comes next" });
  expect(planWay(leaving, "pro", "monthly")).toEqual({ kind: "keep", label: "Keep Pro" });
});
