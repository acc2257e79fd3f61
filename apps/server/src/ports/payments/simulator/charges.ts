import { testCards, type PaymentRefusal, type TestCard } from "@vitrine/model";
import { PaymentRefused } from "../payments.ts";
import {
  emit,
  nextId,
  type Run,
  type SimulatedInvoice,
  type SimulatedSubscription,
  type SimulatedTerms,
} from "./account.ts";

const names = { pro: "Pro", premium: "Premium" } as const;

/** "Pro plan, monthly billing" */
export function termsLine(terms: Pick<SimulatedTerms, "plan" | "cycle">): string {
  return `${names[terms.plan]} plan, ${terms.cycle === "annual" ? "yearly" : "monthly"} billing`;
}

/** Writes an invoice of some lines; credit pays first, and a negative sum becomes credit. */
export function writeInvoice(
  run: Run,
  subscription: SimulatedSubscription,
  lines: SimulatedInvoice["lines"],
): SimulatedInvoice {
  const { account } = run;
  const total = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const credit = Math.min(Math.max(total, 0), account.creditCents);
  account.creditCents += Math.max(-total, 0) - credit;
  const invoice: SimulatedInvoice = {
    id: nextId(run, "in"),
    number: `${account.id.slice(-8).toUpperCase()}-${String(account.invoices.length + 1).padStart(4, "0")}`,
    subscriptionId: subscription.id,
    at: run.at,
    status: "open",
    plan: subscription.plan,
    cycle: subscription.cycle,
    lines: credit > 0 ? [...lines, { description: "Credit from earlier changes", amountCents: -credit }] : lines,
    dueCents: Math.max(total, 0) - credit,
    creditCents: credit,
    paidCents: 0,
    refundedCents: 0,
    paidAt: null,
    attempts: 0,
    nextAttemptAt: null,
  };
  account.invoices.push(invoice);
  return invoice;
}

/** Marks an invoice as paid in full. */
export function settle(run: Run, invoice: SimulatedInvoice): void {
  invoice.status = "paid";
  invoice.paidCents = invoice.dueCents;
  invoice.paidAt = run.at;
  invoice.nextAttemptAt = null;
  emit(run, "invoice.paid", invoice);
}

/** Voids what is open of a subscription; credit that was set against it comes back. */
export function voidOpenInvoices(run: Run, subscriptionId: string): void {
  for (const invoice of run.account.invoices) {
    if (invoice.subscriptionId !== subscriptionId || invoice.status !== "open") continue;
    run.account.creditCents += invoice.creditCents;
    invoice.creditCents = 0;
    invoice.status = "void";
    invoice.nextAttemptAt = null;
    emit(run, "invoice.voided", invoice);
  }
}

/** Whether the stored card pays without its owner being there: at renewals, retries and upgrades. */
export function cardOnFilePays(run: Run): boolean {
  return testCards.find(({ key }) => key === run.account.cardKey)?.later === "succeeds";
}

/**
 * A payment that somebody makes with a card in the hand.
 * @throws PaymentRefused as the test card says
 */
export function payInPerson(card: TestCard, hasFailedOnce: boolean): void {
  const refusals: Record<TestCard["first"], PaymentRefusal | null> = {
    succeeds: null,
    declined: "declined",
    insufficient_funds: "insufficient_funds",
    incorrect_cvc: "incorrect_cvc",
    expired: "expired",
    retry_once: hasFailedOnce ? null : "processing_error",
  };
  const refusal = refusals[card.first];
  if (refusal) throw new PaymentRefused(refusal);
}
