import { prorate, type Proration, type TestCard } from "@vitrine/model";
import { PaymentRefused, ProviderFailed } from "../payments.ts";
import {
  emit,
  nextId,
  type Run,
  type SimulatedCheckout,
  type SimulatedInvoice,
  type SimulatedSubscription,
  type SimulatedTerms,
} from "./account.ts";
import { cardOnFilePays, payInPerson, settle, termsLine, writeInvoice } from "./charges.ts";
import { end, periodEndAfter } from "./time.ts";

export function openCheckout(run: Run, input: Omit<SimulatedCheckout, "id" | "status" | "failedOnce">): string {
  const checkout: SimulatedCheckout = { ...input, id: nextId(run, "cs"), status: "open", failedOnce: false };
  run.account.checkouts.push(checkout);
  return checkout.id;
}

/** Closes an open checkout; one that is over stays as it is. */
export function expireCheckout(run: Run, id: string): void {
  const checkout = run.account.checkouts.find((entry) => entry.id === id);
  if (checkout?.status !== "open") return;
  checkout.status = "expired";
  emit(run, "checkout.session.expired", checkout);
}

/**
 * Pays a checkout: the only way to a paid subscription. A refusal that counts, because the card works the second
 * time, is returned rather than thrown, so that it is stored.
 * @throws ProviderFailed when the checkout is not open
 */
export function payCheckout(run: Run, id: string, card: TestCard): PaymentRefused | null {
  const checkout = run.account.checkouts.find((entry) => entry.id === id);
  if (checkout?.status !== "open") throw new ProviderFailed("This checkout is not open.");
  const refusal = refusalOf(() => payInPerson(card, checkout.failedOnce));
  if (refusal) {
    checkout.failedOnce ||= refusal.reason === "processing_error";
    return refusal;
  }
  run.account.cardKey = card.key;
  checkout.status = "complete";
  const subscription: SimulatedSubscription = {
    ...checkout.terms,
    id: nextId(run, "sub"),
    status: "active",
    anchor: run.at,
    periodStart: run.at,
    periodEnd: run.at,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    createdAt: run.at,
    pending: null,
  };
  subscription.periodEnd = periodEndAfter(subscription, run.at);
  run.account.subscriptions.push(subscription);
  emit(run, "customer.subscription.created", subscription);
  settle(
    run,
    writeInvoice(run, subscription, [{ description: termsLine(subscription), amountCents: subscription.amountCents }]),
  );
  emit(run, "checkout.session.completed", checkout);
  return null;
}

function refusalOf(pay: () => void): PaymentRefused | null {
  try {
    pay();
    return null;
  } catch (error) {
    if (error instanceof PaymentRefused) return error;
    throw error;
  }
}

/** A live subscription of this account. @throws ProviderFailed */
export function liveSubscription(run: Run, id: string): SimulatedSubscription {
  const found = run.account.subscriptions.find((entry) => entry.id === id);
  if (!found || found.status === "canceled") throw new ProviderFailed("There is no such subscription.");
  return found;
}

/** The lines of a change at once, computed for a moment. */
export function changeLines(
  subscription: SimulatedSubscription,
  terms: SimulatedTerms,
  at: number,
): { lines: SimulatedInvoice["lines"]; proration: Proration } {
  const proration = prorate({
    current: {
      plan: subscription.plan,
      billing_cycle: subscription.cycle,
      priceCents: subscription.amountCents,
      periodStart: new Date(subscription.periodStart),
      periodEnd: new Date(subscription.periodEnd),
    },
    next: { plan: terms.plan, billing_cycle: terms.cycle, priceCents: terms.amountCents },
    at: new Date(at),
  });
  const rest = proration.startsNewPeriod ? "" : " for the rest of the period";
  return {
    proration,
    lines: [
      { description: `Unused time on ${termsLine(subscription)}`, amountCents: proration.creditCents },
      { description: `${termsLine(terms)}${rest}`, amountCents: proration.chargeCents },
    ],
  };
}

/** When the period ends that a change at once leads to. */
export function periodEndOfChange(subscription: SimulatedSubscription, terms: SimulatedTerms, at: number): number {
  if (terms.cycle === subscription.cycle) return subscription.periodEnd;
  return periodEndAfter({ ...subscription, ...terms, anchor: at }, at);
}

/** Changes at once and charges the card on file. @throws PaymentRefused, then nothing has changed */
export function changeNow(run: Run, id: string, terms: SimulatedTerms, at: number): void {
  const subscription = liveSubscription(run, id);
  if (subscription.status !== "active") throw new ProviderFailed("Only an active subscription can be changed.");
  const { lines, proration } = changeLines(subscription, terms, at);
  const due = Math.max(0, proration.totalCents - run.account.creditCents);
  if (due > 0 && !cardOnFilePays(run)) throw new PaymentRefused("declined");
  Object.assign(subscription, terms, { pending: null, cancelAtPeriodEnd: false, canceledAt: null });
  if (proration.startsNewPeriod) {
    subscription.anchor = at;
    subscription.periodStart = at;
    subscription.periodEnd = periodEndAfter(subscription, at);
  }
  settle(run, writeInvoice(run, subscription, lines));
  emit(run, "customer.subscription.updated", subscription);
}

export function changeAtPeriodEnd(run: Run, id: string, terms: SimulatedTerms): void {
  const subscription = liveSubscription(run, id);
  subscription.pending = terms;
  subscription.cancelAtPeriodEnd = false;
  subscription.canceledAt = null;
  emit(run, "customer.subscription.updated", subscription);
}

export function setCancelAtPeriodEnd(run: Run, id: string, cancels: boolean): void {
  const subscription = liveSubscription(run, id);
  subscription.cancelAtPeriodEnd = cancels;
  subscription.canceledAt = cancels ? run.at : null;
  subscription.pending = null;
  emit(run, "customer.subscription.updated", subscription);
}

/** Ends at once; what is unused of a paid period becomes credit where that is wanted. */
export function endNow(run: Run, id: string, credits: boolean): void {
  const subscription = run.account.subscriptions.find((entry) => entry.id === id);
  if (!subscription || subscription.status === "canceled") return;
  if (credits && subscription.status === "active") {
    const { proration } = changeLines(subscription, subscription, run.at);
    run.account.creditCents -= proration.creditCents;
  }
  end(run, subscription);
}

/** Gives money back, at most what was paid. @throws ProviderFailed */
export function refund(run: Run, invoiceId: string, amountCents: number): void {
  const invoice = run.account.invoices.find((entry) => entry.id === invoiceId);
  if (!invoice || amountCents <= 0 || amountCents > invoice.paidCents - invoice.refundedCents)
    throw new ProviderFailed("There is not so much to give back.");
  invoice.refundedCents += amountCents;
  emit(run, "charge.refunded", invoice);
}

/** Replaces the card, and pays what is open with it. @throws PaymentRefused, then nothing has changed */
export function replaceCard(run: Run, card: TestCard): void {
  payInPerson(card, true);
  run.account.cardKey = card.key;
  emit(run, "payment_method.attached", { id: run.account.id });
  for (const invoice of run.account.invoices.filter(({ status }) => status === "open")) {
    settle(run, invoice);
    const subscription = run.account.subscriptions.find(({ id }) => id === invoice.subscriptionId);
    if (!subscription || subscription.status === "canceled") continue;
    subscription.status = "active";
    emit(run, "customer.subscription.updated", subscription);
  }
}
