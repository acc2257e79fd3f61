import { describe, expect, test } from "vitest";
import { periodBoundary } from "./billing-period.ts";
import { formatCents, toCents, toDollars } from "./money.ts";
import { planChangeKind, prorate } from "./plan-change.ts";
import { planLosses } from "./plan-losses.ts";
import { launchPrices } from "./plan-catalogue.ts";
import { offerFits, periodCents, quotePrice, type OfferTerms } from "./price-quote.ts";

describe("money", () => {
  test("is whole cents inside and decimal dollars outside", () => {
    expect([toCents(9), toCents(4.35), toCents(0.1 + 0.2)]).toEqual([900, 435, 30]);
    expect(toDollars(999)).toBe(9.99);
    expect([formatCents(900), formatCents(999), formatCents(-250), formatCents(0)]).toEqual([
      "$9",
      "$9.99",
      "-$2.50",
      "$0",
    ]);
    expect([formatCents(201_600), formatCents(-123_456_789)]).toEqual(["$2,016", "-$1,234,567.89"]);
  });
});

describe("periods", () => {
  const anchor = new Date("2026-01-31T12:00:00Z");
  const monthly = (count: number) => periodBoundary(anchor, "monthly", count).toISOString().slice(0, 10);

  test("keep the day of the month, and take the last day of a shorter one", () => {
    expect([1, 2, 3, 13].map(monthly)).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2027-02-28"]);
  });

  test("of a year survive a leap day, with the time of day", () => {
    const leap = new Date("2028-02-29T23:59:59Z");
    expect(periodBoundary(leap, "annual", 1).toISOString()).toBe("2029-02-28T23:59:59.000Z");
    expect(periodBoundary(leap, "annual", 4).toISOString()).toBe("2032-02-29T23:59:59.000Z");
  });
});

describe("a change of plan", () => {
  test.each([
    ["pro", "monthly", "premium", "monthly", "upgrade"],
    ["pro", "annual", "premium", "monthly", "upgrade"],
    ["pro", "monthly", "pro", "annual", "upgrade"],
    ["pro", "annual", "pro", "monthly", "downgrade"],
    ["premium", "monthly", "pro", "monthly", "downgrade"],
    ["premium", "monthly", "pro", "annual", "downgrade"],
    ["pro", "monthly", "free", "monthly", "to_free"],
    ["free", "monthly", "free", "annual", "none"],
    ["pro", "annual", "pro", "annual", "none"],
  ] as const)("from %s %s to %s %s is %s", (plan, cycle, nextPlan, nextCycle, expected) => {
    const from = { plan, billing_cycle: cycle };
    expect(planChangeKind(from, { plan: nextPlan, billing_cycle: nextCycle })).toBe(expected);
  });

  const current = {
    plan: "pro",
    billing_cycle: "monthly",
    priceCents: 1000,
    periodStart: new Date("2026-01-01T00:00:00Z"),
    periodEnd: new Date("2026-01-31T00:00:00Z"),
  } as const;
  const premium = { plan: "premium", billing_cycle: "monthly", priceCents: 2000 } as const;

  test("in the middle of a period costs half the difference", () => {
    expect(prorate({ current, next: premium, at: new Date("2026-01-16T00:00:00Z") })).toEqual({
      creditCents: -500,
      chargeCents: 1000,
      totalCents: 500,
      startsNewPeriod: false,
    });
  });

  test("at its start costs all of it, at its end and after it nothing", () => {
    const total = (day: string) => prorate({ current, next: premium, at: new Date(`${day}T00:00:00Z`) }).totalCents;
    expect([total("2025-12-31"), total("2026-01-01"), total("2026-01-31"), total("2026-02-05")]).toEqual([
      1000, 1000, 0, 0,
    ]);
  });

  test("to another cycle charges a whole period and may leave credit", () => {
    const yearly = { plan: "premium", billing_cycle: "monthly", priceCents: 900 } as const;
    const given = {
      ...current,
      billing_cycle: "annual",
      priceCents: 36_500,
      periodEnd: new Date("2027-01-01T00:00:00Z"),
    } as const;
    expect(prorate({ current: given, next: yearly, at: new Date("2026-01-01T00:00:00Z") })).toEqual({
      creditCents: -36_500,
      chargeCents: 900,
      totalCents: -35_600,
      startsNewPeriod: true,
    });
  });

  test("downwards says what goes, and that nothing is deleted", () => {
    expect(planLosses("premium", "free", 4)).toEqual([
      "You have 4 portfolios and the Free plan has 1: all stay readable, and no new one can be created.",
      "Blog posts are hidden from your public sites.",
      "The Vitrine line returns to the foot of your public sites.",
      "Analytics end.",
      "Custom domains stop answering.",
      "API access ends.",
      "Priority support ends.",
      "Your own CSS is left out of your public sites.",
    ]);
    expect(planLosses("premium", "pro", 2)).toEqual([
      "You may have 3 portfolios in place of 10.",
      "Advanced analytics end.",
      "Custom domains stop answering.",
      "API access ends.",
      "Priority support ends.",
      "Your own CSS is left out of your public sites.",
    ]);
    expect(planLosses("free", "premium", 1)).toEqual([]);
  });
});

describe("prices", () => {
  const launch = { enabled: true, spotsLeft: 5, totalSpots: 100 };
  const soldOut = { ...launch, spotsLeft: 0 };
  const coupon = (terms: Partial<OfferTerms>): OfferTerms => ({
    plan: null,
    billing_cycle: null,
    discount_type: "percent",
    prices: null,
    value: 50,
    duration_periods: null,
    ...terms,
  });
  const price = (terms: OfferTerms | null, special = soldOut) =>
    quotePrice({ plan: "premium", cycle: "annual", launch: special, launchPrices, coupon: terms });

  test("R1.2.5-14 a year costs twelve times the monthly rate of yearly billing", () => {
    expect(periodCents({ monthly: 9, annual: 7 }, "annual")).toBe(8400);
    expect(price(null)).toEqual({
      amountCents: 18_000,
      regularCents: 18_000,
      afterDiscount: null,
      isLaunchPrice: false,
    });
    expect(price(null, launch)).toEqual({
      amountCents: 10_800,
      regularCents: 18_000,
      afterDiscount: null,
      isLaunchPrice: true,
    });
  });

  test("a coupon takes off percent or dollars, or gives a price, never below zero and never higher", () => {
    expect(price(coupon({})).amountCents).toBe(9000);
    expect(price(coupon({ value: 100 })).amountCents).toBe(0);
    expect(price(coupon({ duration_periods: 2 })).afterDiscount).toEqual({ periods: 2, amountCents: 18_000 });
    expect(price(coupon({ discount_type: "fixed", value: 20 })).amountCents).toBe(16_000);
    expect(price(coupon({ discount_type: "fixed", value: 500 })).amountCents).toBe(0);
    const given = { premium: { monthly: 10, annual: 8 } };
    expect(price(coupon({ discount_type: "price", prices: given })).amountCents).toBe(9600);
    const higher = { premium: { monthly: 99, annual: 99 } };
    expect(price(coupon({ discount_type: "price", prices: higher })).amountCents).toBe(18_000);
    expect(price(coupon({}), launch)).toMatchObject({ amountCents: 5400, isLaunchPrice: true });
  });

  test("a coupon holds for what it is for", () => {
    expect(offerFits(coupon({ plan: "pro" }), "premium", "monthly")).toBe(false);
    expect(offerFits(coupon({ billing_cycle: "annual" }), "pro", "monthly")).toBe(false);
    expect(offerFits(coupon({ discount_type: "price", prices: {} }), "pro", "monthly")).toBe(false);
    expect(offerFits(coupon({ plan: "pro", billing_cycle: "annual" }), "pro", "annual")).toBe(true);
    expect(price(coupon({ plan: "pro" })).amountCents).toBe(18_000);
  });
});
