import { describe, expect, test } from "vitest";
import {
  currentPrices,
  fallbackPlans,
  firstLaunchSpecial,
  planSchema,
  presentPlans,
  priceForCycle,
  trialCheckout,
  yearlyCharge,
} from "./plan-catalogue.ts";

const soldOut = { enabled: true, spotsLeft: 0, totalSpots: 100 };

function plan(name: string, launch = firstLaunchSpecial) {
  const found = presentPlans(launch).find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no plan ${name}.`);
  return found;
}

describe("the plans", () => {
  test("R1.3-02 R1.3-03 R1.3-05 carry every field, free first", () => {
    const plans = presentPlans(firstLaunchSpecial);
    expect(plans.map(({ name }) => name)).toEqual(["free", "pro", "premium"]);
    for (const entry of plans) expect(planSchema.strict().parse(entry)).toEqual(entry);
  });

  test("R1.9-07 the first launch special has 73 of 100 spots left", () => {
    expect(firstLaunchSpecial).toEqual({ enabled: true, spotsLeft: 73, totalSpots: 100 });
  });

  test("special prices hold while spots are left and fall back when the last one is taken", () => {
    expect(currentPrices("pro", firstLaunchSpecial)).toEqual({ monthly: 5, annual: 4 });
    expect(currentPrices("premium", firstLaunchSpecial)).toEqual({ monthly: 12, annual: 9 });
    expect(currentPrices("pro", soldOut)).toEqual({ monthly: 9, annual: 7 });
    expect(currentPrices("pro", { ...firstLaunchSpecial, enabled: false })).toEqual({ monthly: 9, annual: 7 });
    expect(currentPrices("free", firstLaunchSpecial)).toEqual({ monthly: 0, annual: 0 });
  });

  test("R1.9-08 regular yearly savings are against the monthly price, special ones against the yearly one", () => {
    expect(plan("pro", soldOut).annual_savings_percentage).toBe(22);
    expect(plan("premium", soldOut).annual_savings_percentage).toBe(21);
    expect(plan("pro").annual_savings_percentage).toBe(43);
    expect(plan("pro").monthly_savings_percentage).toBe(44);
  });

  test("R1.2.5-14 the yearly note is twelve times the monthly rate of yearly billing", () => {
    expect(priceForCycle(plan("pro", soldOut), "annual").note).toBe("$84 billed annually");
    expect(yearlyCharge(4.99)).toBe(59.88);
    expect(priceForCycle(plan("free"), "annual").note).toBe("No credit card needed");
  });

  test("R1.8-04 R1.8-05 R1.8-06 the fallback has the regular prices", () => {
    expect(fallbackPlans().map((entry) => [entry.current_monthly_price, entry.current_annual_price])).toEqual([
      [0, 0],
      [9, 7],
      [19, 15],
    ]);
    expect(fallbackPlans().some((entry) => entry.has_special_pricing)).toBe(false);
  });

  test("a card shows an old price only where it is higher", () => {
    expect(priceForCycle(plan("pro"), "monthly")).toMatchObject({ current: 5, original: 9 });
    expect(priceForCycle(plan("pro", soldOut), "monthly")).toMatchObject({ current: 9, original: null });
    expect(priceForCycle(plan("premium"), "annual")).toMatchObject({ current: 9, original: 15 });
  });

  test("R1.9-12 the trial checkout is pro, monthly, trial", () => {
    expect(trialCheckout).toEqual({ plan: "pro", billing: "monthly", flow: "trial" });
  });
});
