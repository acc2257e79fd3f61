import { lastFour, testCards, type PaidPlan } from "@vitrine/model";
import type {
  SimulatedAccount,
  SimulatedCheckout,
  SimulatedInvoice,
  SimulatedSubscription,
  SimulatedTerms,
} from "../simulator/account.ts";
import { formAt, textAt, type Form } from "./form-body.ts";

type Json = Record<string, unknown>;

const seconds = (at: number) => Math.floor(at / 1000);
const secondsOrNull = (at: number | null) => (at === null ? null : seconds(at));
export const listOf = (data: Json[]): Json => ({ object: "list", data, has_more: false, url: "/v1/list" });

const metadataOf = ({ plan, cycle, amountCents }: SimulatedTerms) => ({
  plan,
  billing_cycle: cycle,
  amount_cents: String(amountCents),
});

/** Terms from `price_data` as the adapter sends it. */
export function termsOfPriceData(form: Form): SimulatedTerms {
  const product = textAt(form, "product") ?? "";
  const plan: PaidPlan = product === "vitrine_premium" ? "premium" : "pro";
  return {
    plan,
    cycle: textAt(form, "recurring", "interval") === "year" ? "annual" : "monthly",
    amountCents: Number(textAt(form, "unit_amount")),
  };
}

/** Terms of the first item of a list of items. */
export const termsOfItems = (form: Form): SimulatedTerms => termsOfPriceData(formAt(form, "items", "0", "price_data"));

function priceOf({ plan, cycle, amountCents }: SimulatedTerms): Json {
  return {
    id: `price_${plan}_${cycle}_${amountCents}`,
    object: "price",
    product: `vitrine_${plan}`,
    unit_amount: amountCents,
    recurring: { interval: cycle === "annual" ? "year" : "month" },
  };
}

/** A subscription as Stripe shows it, its schedule expanded. */
export function subscriptionObject(account: SimulatedAccount, entry: SimulatedSubscription): Json {
  const card = testCards.find(({ key }) => key === account.cardKey);
  const item = {
    id: `si_${entry.id}`,
    object: "subscription_item",
    price: priceOf(entry),
    quantity: 1,
    current_period_start: seconds(entry.periodStart),
    current_period_end: seconds(entry.periodEnd),
  };
  return {
    id: entry.id,
    object: "subscription",
    customer: account.id,
    status: entry.status,
    created: seconds(entry.createdAt),
    cancel_at_period_end: entry.cancelAtPeriodEnd,
    canceled_at: secondsOrNull(entry.canceledAt),
    metadata: metadataOf(entry),
    items: listOf([item]),
    default_payment_method: card
      ? { id: "pm_1", object: "payment_method", card: { brand: card.brand.toLowerCase(), last4: lastFour(card) } }
      : null,
    schedule: entry.pending ? scheduleObject(entry, entry.pending) : null,
  };
}

export const scheduleIdOf = (subscriptionId: string) => `sub_sched_${subscriptionId}`;

function scheduleObject(entry: SimulatedSubscription, pending: SimulatedTerms): Json {
  return {
    id: scheduleIdOf(entry.id),
    object: "subscription_schedule",
    status: "active",
    phases: [
      { start_date: seconds(entry.periodStart), end_date: seconds(entry.periodEnd), metadata: metadataOf(entry) },
      { start_date: seconds(entry.periodEnd), metadata: metadataOf(pending) },
    ],
  };
}

/** Lines as they stand on invoices and previews. */
export const linesObject = (lines: SimulatedInvoice["lines"], periodEnd: number): Json =>
  listOf(
    lines.map(({ description, amountCents }) => ({
      object: "line_item",
      description,
      amount: amountCents,
      period: { end: seconds(periodEnd) },
    })),
  );

/** An invoice as Stripe shows it, its payments expanded. */
export function invoiceObject(account: SimulatedAccount, entry: SimulatedInvoice): Json {
  const { plan, cycle, dueCents } = entry;
  const payment = { status: "paid", payment: { type: "payment_intent", payment_intent: `pi_${entry.id}` } };
  return {
    id: entry.id,
    object: "invoice",
    customer: account.id,
    number: entry.number,
    created: seconds(entry.at),
    status: entry.status,
    amount_due: dueCents,
    amount_paid: entry.paidCents,
    total: dueCents,
    lines: linesObject(entry.lines, entry.at),
    parent: {
      subscription_details: {
        subscription: entry.subscriptionId,
        metadata: metadataOf({ plan, cycle, amountCents: dueCents }),
      },
    },
    status_transitions: { paid_at: secondsOrNull(entry.paidAt) },
    next_payment_attempt: secondsOrNull(entry.nextAttemptAt),
    payments: listOf(entry.paidCents > 0 ? [payment] : []),
  };
}

export function chargeObject(entry: SimulatedInvoice): Json {
  return {
    id: `ch_${entry.id}`,
    object: "charge",
    amount: entry.paidCents,
    amount_refunded: entry.refundedCents,
    payment_intent: `pi_${entry.id}`,
  };
}

export function checkoutObject(entry: SimulatedCheckout, customer: string, address: string): Json {
  return {
    id: entry.id,
    object: "checkout.session",
    customer,
    status: entry.status,
    url: `${address}/pay/${entry.id}`,
    client_reference_id: entry.reference,
  };
}

export function customerObject(account: SimulatedAccount): Json {
  return {
    id: account.id,
    object: "customer",
    email: account.email,
    balance: 0 - account.creditCents,
    invoice_settings: { default_payment_method: null },
  };
}
