import { periodBoundary } from "@vitrine/model";
import { emit, type Run, type SimulatedInvoice, type SimulatedSubscription } from "./account.ts";
import { cardOnFilePays, settle, termsLine, voidOpenInvoices, writeInvoice } from "./charges.ts";

const day = 24 * 3600_000;

/** Pauses between the tries of a renewal; after the last one the subscription is unpaid. */
const retryPauses = [3 * day, 5 * day, 7 * day] as const;

/** Lets everything happen that is due until `now`, each at its own moment. */
export function advance(run: Run, now: number): void {
  for (;;) {
    const due = nextDue(run);
    if (!due || due.at > now) break;
    run.at = due.at;
    due.happen();
  }
  run.at = now;
}

/** When time alone changes something next. */
export function dueAt(run: Run): Date | null {
  const due = nextDue(run);
  return due ? new Date(due.at) : null;
}

type Due = { at: number; happen: () => void };

function nextDue(run: Run): Due | null {
  const { account } = run;
  const all: Due[] = [];
  for (const checkout of account.checkouts)
    if (checkout.status === "open")
      all.push({
        at: checkout.expiresAt,
        happen: () => {
          checkout.status = "expired";
          emit(run, "checkout.session.expired", checkout);
        },
      });
  for (const subscription of account.subscriptions)
    if (subscription.status !== "canceled")
      all.push({ at: subscription.periodEnd, happen: () => endPeriod(run, subscription) });
  for (const invoice of account.invoices) {
    const at = invoice.nextAttemptAt;
    if (at !== null) all.push({ at, happen: () => retry(run, invoice) });
  }
  return all.sort((a, b) => a.at - b.at)[0] ?? null;
}

/** A paid period is followed by the next; a cancelled one, or one that was never paid for, by nothing. */
function endPeriod(run: Run, subscription: SimulatedSubscription): void {
  if (subscription.cancelAtPeriodEnd || subscription.status !== "active") return end(run, subscription);
  const { pending } = subscription;
  const hasNewCycle = pending !== null && pending.cycle !== subscription.cycle;
  if (pending) Object.assign(subscription, pending, { pending: null });
  if (hasNewCycle) subscription.anchor = subscription.periodEnd;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodEndAfter(subscription, subscription.periodStart);
  const invoice = writeInvoice(run, subscription, [
    { description: termsLine(subscription), amountCents: subscription.amountCents },
  ]);
  collect(run, invoice, subscription);
  emit(run, "customer.subscription.updated", subscription);
}

/** The boundary of the subscription's periods that comes after a moment. */
export function periodEndAfter({ anchor, cycle }: SimulatedSubscription, moment: number): number {
  let count = 1;
  while (periodBoundary(new Date(anchor), cycle, count).getTime() <= moment) count += 1;
  return periodBoundary(new Date(anchor), cycle, count).getTime();
}

/** Ends a subscription for good. */
export function end(run: Run, subscription: SimulatedSubscription): void {
  subscription.status = "canceled";
  subscription.canceledAt ??= run.at;
  subscription.pending = null;
  voidOpenInvoices(run, subscription.id);
  emit(run, "customer.subscription.deleted", subscription);
}

function retry(run: Run, invoice: SimulatedInvoice): void {
  const subscription = run.account.subscriptions.find(({ id }) => id === invoice.subscriptionId);
  invoice.nextAttemptAt = null;
  if (!subscription || subscription.status === "canceled") return;
  collect(run, invoice, subscription);
  emit(run, "customer.subscription.updated", subscription);
}

/** Charges the card on file; a refusal is tried again three times and then leaves the subscription unpaid. */
function collect(run: Run, invoice: SimulatedInvoice, subscription: SimulatedSubscription): void {
  if (invoice.dueCents === 0 || cardOnFilePays(run)) {
    settle(run, invoice);
    subscription.status = "active";
    return;
  }
  const pause = retryPauses[invoice.attempts];
  invoice.attempts += 1;
  invoice.nextAttemptAt = pause === undefined ? null : run.at + pause;
  subscription.status = pause === undefined ? "unpaid" : "past_due";
  emit(run, "invoice.payment_failed", invoice);
}
