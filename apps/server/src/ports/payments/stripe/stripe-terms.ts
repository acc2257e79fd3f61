import { currency, paidPlanNames, planRules, type BillingCycle, type PaidPlan } from "@vitrine/model";
import type Stripe from "stripe";
import { ProviderFailed, type Terms } from "../payments.ts";

/** Our plans are products of these ids at Stripe; prices are given with each purchase, so the plan table stays ours. */
const productOf = (plan: PaidPlan) => `vitrine_${plan}`;

/** A price of Stripe's made of our terms. */
export function priceData({ plan, cycle, amountCents }: Terms) {
  return {
    currency,
    product: productOf(plan),
    unit_amount: amountCents,
    recurring: { interval: cycle === "annual" ? ("year" as const) : ("month" as const) },
  };
}

/** What we write on subscriptions and phases, so that invoices and schedules can be read back. */
export function metadataOf({ plan, cycle, amountCents }: Terms): Record<string, string> {
  return { plan, billing_cycle: cycle, amount_cents: String(amountCents) };
}

/** Terms from what we wrote. */
export function termsOfMetadata(metadata: Stripe.Metadata | null | undefined): Terms | null {
  const plan = paidPlanNames.find((name) => name === metadata?.["plan"]);
  const cycle: BillingCycle = metadata?.["billing_cycle"] === "annual" ? "annual" : "monthly";
  const amountCents = Number(metadata?.["amount_cents"]);
  return plan && Number.isSafeInteger(amountCents) ? { plan, cycle, amountCents } : null;
}

/** Terms from a price of one of our products. */
export function termsOfPrice(price: Stripe.Price): Terms | null {
  const product = typeof price.product === "string" ? price.product : price.product.id;
  const plan = paidPlanNames.find((name) => productOf(name) === product);
  if (!plan) return null;
  const cycle = price.recurring?.interval === "year" ? "annual" : "monthly";
  return { plan, cycle, amountCents: price.unit_amount ?? 0 };
}

/** The only item of a subscription of ours. @throws ProviderFailed for one that we did not make */
export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new ProviderFailed("The subscription has no item.");
  return item;
}

/** What is on sale with a name for the customer's receipts. */
export const products = paidPlanNames.map((plan) => ({
  id: productOf(plan),
  name: `Vitrine ${planRules[plan].displayName}`,
}));
