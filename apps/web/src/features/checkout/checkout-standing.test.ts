import { expect, test } from "vitest";
import { checkoutStanding } from "./checkout-standing.ts";
import { aSubscription, aPaidSubscription } from "../../testing/builders.ts";

const proMonthly = { plan: "pro", billing: "monthly" } as const;

test("somebody without a subscription buys, and tries once", () => {
  expect(checkoutStanding(aSubscription().data, proMonthly)).toEqual({ kind: "buy", canTry: true, isTrying: false });
  const used = { ...aSubscription().data, trial: { available: false, days: 14 } };
  expect(checkoutStanding(used, proMonthly)).toEqual({ kind: "buy", canTry: false, isTrying: false });
});

test.each([
  ["trialing", { kind: "buy", canTry: false, isTrying: true }],
  ["active", { kind: "owned" }],
  ["past_due", { kind: "owed" }],
  ["unpaid", { kind: "owed" }],
  ["canceled", { kind: "again" }],
  ["incomplete", { kind: "again" }],
  ["incomplete_expired", { kind: "again" }],
  ["paused", { kind: "again" }],
] as const)("a %s subscription to the same plan: %o", (status, standing) => {
  expect(checkoutStanding(aPaidSubscription({ status }).data, proMonthly)).toEqual(standing);
});

test.each([
  { plan: "premium", billing: "monthly" },
  { plan: "pro", billing: "annual" },
  { plan: "free", billing: "monthly" },
] as const)("who pays for pro monthly changes to %o, and buys nothing a second time", (wanted) => {
  expect(checkoutStanding(aPaidSubscription().data, wanted)).toEqual({ kind: "change" });
});
