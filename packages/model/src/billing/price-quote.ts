import type { BillingCycle, PaidPlan } from "../account/plan-names.ts";
import { toCents } from "./money.ts";
import { currentPrices, regularPrices, type LaunchSpecial, type PlanPrices } from "./plan-catalogue.ts";

/** The terms of an offer that a price depends on (contract.md 15, "Offer"). */
export type OfferTerms = {
  plan: PaidPlan | null;
  billing_cycle: BillingCycle | null;
  discount_type: "price" | "percent" | "fixed";
  prices: Partial<Record<PaidPlan, PlanPrices>> | null;
  value: number | null;
  /** For how many periods the discount holds; null as long as the subscription. */
  duration_periods: number | null;
};

export type PriceQuote = {
  /** Charged for one period: a month, or a year at twelve times the monthly rate of yearly billing. */
  amountCents: number;
  regularCents: number;
  /** What is charged when the coupon's periods are over; null when the amount holds as long as the subscription. */
  afterDiscount: { periods: number; amountCents: number } | null;
  /** True when the launch special set the price that was started from. */
  isLaunchPrice: boolean;
};

/** What one period costs from dollars per month: yearly billing charges twelve of them at once (contract.md 18.15). */
export function periodCents(prices: PlanPrices, cycle: BillingCycle): number {
  return cycle === "monthly" ? toCents(prices.monthly) : toCents(prices.annual) * 12;
}

/** Whether an offer's terms are for this plan and cycle. */
export function offerFits(offer: OfferTerms, plan: PaidPlan, cycle: BillingCycle): boolean {
  if (offer.plan !== null && offer.plan !== plan) return false;
  if (offer.billing_cycle !== null && offer.billing_cycle !== cycle) return false;
  return offer.discount_type !== "price" || offer.prices?.[plan] !== undefined;
}

/**
 * The price of a plan at this moment: regular, or the launch special's while it lasts, less a coupon. A coupon that
 * gives a price never makes it higher, and no price falls below zero.
 */
export function quotePrice(input: {
  plan: PaidPlan;
  cycle: BillingCycle;
  launch: LaunchSpecial;
  launchPrices: Partial<Record<PaidPlan, PlanPrices>>;
  coupon: OfferTerms | null;
}): PriceQuote {
  const { plan, cycle, coupon } = input;
  const regularCents = periodCents(regularPrices[plan], cycle);
  const started = periodCents(currentPrices(plan, input.launch, input.launchPrices), cycle);
  const amountCents = coupon ? discounted(started, coupon, plan, cycle) : started;
  const periods = amountCents < started ? (coupon?.duration_periods ?? null) : null;
  const afterDiscount = periods === null ? null : { periods, amountCents: started };
  return { amountCents, regularCents, afterDiscount, isLaunchPrice: started !== regularCents };
}

function discounted(cents: number, offer: OfferTerms, plan: PaidPlan, cycle: BillingCycle): number {
  if (!offerFits(offer, plan, cycle)) return cents;
  const value = offer.value ?? 0;
  if (offer.discount_type === "percent") return Math.max(0, cents - Math.round((cents * value) / 100));
  if (offer.discount_type === "fixed") return Math.max(0, cents - toCents(value));
  const prices = offer.prices?.[plan];
  return prices ? Math.min(cents, periodCents(prices, cycle)) : cents;
}
