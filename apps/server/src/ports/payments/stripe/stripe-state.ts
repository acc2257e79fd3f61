import type Stripe from "stripe";
import type { ProviderCheckout, ProviderInvoice, ProviderState, ProviderSubscription, Terms } from "../payments.ts";
import { onlyItem, termsOfMetadata, termsOfPrice } from "./stripe-terms.ts";

/** More than a person can have in decades of monthly invoices. */
const most = { limit: 1000 };

/** Reads all that a customer has at Stripe. Subscriptions that are not of our plans are left out. */
export async function readStripeState(
  stripe: Stripe,
  customerId: string,
  checkoutIds: readonly string[],
): Promise<ProviderState> {
  const page = { customer: customerId, limit: 100 };
  const [customer, subscriptions, invoices, charges, checkouts] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ["invoice_settings.default_payment_method"] }),
    stripe.subscriptions
      .list({ ...page, status: "all", expand: ["data.schedule", "data.default_payment_method"] })
      .autoPagingToArray(most),
    stripe.invoices.list({ ...page, expand: ["data.payments"] }).autoPagingToArray(most),
    stripe.charges.list(page).autoPagingToArray(most),
    Promise.all(checkoutIds.map((id) => stripe.checkout.sessions.retrieve(id))),
  ]);
  const refunds = refundsByPayment(charges);
  return {
    subscriptions: subscriptions.flatMap((entry) => toSubscription(entry) ?? []),
    invoices: invoices.flatMap((entry) => toInvoice(entry, refunds) ?? []),
    checkouts: checkouts.map(toCheckout),
    card: cardOf(customer, subscriptions),
    creditCents: customer.deleted ? 0 : Math.max(0, -customer.balance),
  };
}

function toCheckout({ id, status }: Stripe.Checkout.Session): ProviderCheckout {
  return { id, status: (["complete", "expired"] as const).find((over) => over === status) ?? "open" };
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const item = onlyItem(subscription);
  const terms = termsOfPrice(item.price) ?? termsOfMetadata(subscription.metadata);
  if (!terms) return null;
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    terms,
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: subscription.canceled_at === null ? null : moment(subscription.canceled_at),
    createdAt: moment(subscription.created),
    pending: pendingOf(subscription, item.current_period_end),
  };
}

const known = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "canceled",
  "paused",
] as const;

/** A status that Stripe may add one day gives no access. */
function statusOf(status: string): ProviderSubscription["status"] {
  return known.find((name) => name === status) ?? "paused";
}

/** The terms of the schedule's phase that begins when the period ends. */
function pendingOf({ schedule }: Stripe.Subscription, periodEnd: number): Terms | null {
  if (!schedule || typeof schedule === "string") return null;
  if (schedule.status !== "active" && schedule.status !== "not_started") return null;
  const next = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  return termsOfMetadata(next?.metadata);
}

function toInvoice(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): ProviderInvoice | null {
  const details = invoice.parent?.subscription_details;
  const terms = termsOfMetadata(details?.metadata);
  if (!terms || invoice.status === "draft" || invoice.status === null || !invoice.id) return null;
  const status = (["open", "paid", "void", "uncollectible"] as const).find((name) => name === invoice.status);
  const paymentId = paymentOf(invoice);
  return {
    id: invoice.id,
    subscriptionId: idOf(details?.subscription),
    number: invoice.number ?? invoice.id,
    at: moment(invoice.created),
    status: status ?? "open",
    amountCents: invoice.amount_due,
    paidCents: invoice.amount_paid,
    refundedCents: paymentId ? (refunds.get(paymentId) ?? 0) : 0,
    plan: terms.plan,
    cycle: terms.cycle,
    lines: invoice.lines.data.map((line) => ({ description: line.description ?? "", amount_cents: line.amount })),
    paidAt: invoice.status_transitions.paid_at === null ? null : moment(invoice.status_transitions.paid_at),
    paymentId,
    nextAttemptAt: invoice.next_payment_attempt === null ? null : moment(invoice.next_payment_attempt),
  };
}

function paymentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === "paid");
  return idOf(paid?.payment.payment_intent);
}

function refundsByPayment(charges: readonly Stripe.Charge[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const charge of charges) {
    const payment = idOf(charge.payment_intent);
    if (payment) sums.set(payment, (sums.get(payment) ?? 0) + charge.amount_refunded);
  }
  return sums;
}

/** The card that is charged next: the newest live subscription's, else the customer's. */
function cardOf(
  customer: Stripe.Customer | Stripe.DeletedCustomer,
  subscriptions: readonly Stripe.Subscription[],
): ProviderState["card"] {
  const live = subscriptions.find(({ status }) => status !== "canceled" && status !== "incomplete_expired");
  const methods = [
    live?.default_payment_method,
    customer.deleted ? null : customer.invoice_settings.default_payment_method,
  ];
  for (const method of methods) {
    if (method && typeof method !== "string" && method.card)
      return { brand: brandName(method.card.brand), last4: method.card.last4 };
  }
  return null;
}

const brandName = (brand: string) =>
  brand === "amex" ? "American Express" : brand.replace(/^./, (c) => c.toUpperCase());

function idOf(value: string | { id: string } | null | undefined): string | null {
  if (!value) return null;
  return typeof value === "string" ? value : value.id;
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
