import { randomUUID } from "node:crypto";
import { lastFour, testCards } from "@vitrine/model";
import type { Clock } from "../../clock.ts";
import { PaymentRefused, ProviderFailed, type Payments, type ProviderState, type Terms } from "../payments.ts";
import { readEventBody } from "../event-body.ts";
import { signEvent, verifySignature } from "../signature.ts";
import { newAccount, type Run, type SimulatedAccount, type SimulatedTerms } from "./account.ts";
import type { Books } from "./books.ts";
import * as commands from "./commands.ts";
import { advance, dueAt } from "./time.ts";

export type SimulatorOptions = {
  books: Books;
  clock: Clock;
  /** Signs events; asked late because it may lie in the database. */
  secret: () => Promise<string>;
};

/**
 * The built-in test provider: real rules of billing on test cards. It has its own books, lets time pass by the
 * clock it is given, and sends signed events like any other provider.
 */
export function createSimulator({ books, clock, secret }: SimulatorOptions): Payments {
  const on = async <T>(customerId: string, work: (run: Run) => T): Promise<T> => {
    const answer = await books.change(customerId, (account) => {
      const run: Run = { account, at: 0, events: [] };
      advance(run, clock.now().getTime());
      const result = work(run);
      return { account, events: run.events, dueAt: dueAt(run), result: { value: result } };
    });
    if (!answer) throw new ProviderFailed("There is no such customer.");
    return answer.value;
  };
  return {
    name: "local",
    async createCustomer(customer) {
      const account = newAccount(`cus_${randomUUID().replaceAll("-", "").slice(0, 20)}`, customer);
      await books.insert(account);
      return account.id;
    },
    async openCheckout({ customerId, reference, terms, expiresAt }) {
      const input = { reference, terms: ofTerms(terms), expiresAt: expiresAt.getTime() };
      const id = await on(customerId, (run) => commands.openCheckout(run, input));
      return { id, url: `/checkout/payment?session_id=${encodeURIComponent(reference)}` };
    },
    expireCheckout: (customerId, id) => on(customerId, (run) => commands.expireCheckout(run, id)),
    readState: (customerId) => on(customerId, ({ account }) => presentState(account)),
    previewChange: (customerId, id, terms, at) =>
      on(customerId, (run) => {
        const subscription = commands.liveSubscription(run, id);
        const { lines, proration } = commands.changeLines(subscription, ofTerms(terms), at.getTime());
        return {
          lines,
          totalCents: proration.totalCents,
          dueCents: Math.max(0, proration.totalCents - run.account.creditCents),
          periodEnd: new Date(commands.periodEndOfChange(subscription, ofTerms(terms), at.getTime())),
        };
      }),
    changeNow: (customerId, id, terms, at) =>
      on(customerId, (run) => commands.changeNow(run, id, ofTerms(terms), at.getTime())),
    changeAtPeriodEnd: (customerId, id, terms) =>
      on(customerId, (run) => commands.changeAtPeriodEnd(run, id, ofTerms(terms))),
    setCancelAtPeriodEnd: (customerId, id, cancels) =>
      on(customerId, (run) => commands.setCancelAtPeriodEnd(run, id, cancels)),
    endNow: (customerId, id, { credits }) => on(customerId, (run) => commands.endNow(run, id, credits)),
    refund: (customerId, paymentId, amountCents) =>
      on(customerId, (run) => commands.refund(run, paymentId, amountCents)),
    openPortal: async () => "/subscription/billing",
    async readEvent({ body, signature }) {
      verifySignature(body, signature, await secret(), clock.now());
      return readEventBody(body);
    },
    cardDesk: {
      async pay(customerId, id, card) {
        const refusal = await on(customerId, (run) => commands.payCheckout(run, id, card));
        if (refusal) throw new PaymentRefused(refusal.reason);
      },
      replaceCard: (customerId, card) => on(customerId, (run) => commands.replaceCard(run, card)),
    },
    async runDue(deliver) {
      for (const id of await books.dueAt(clock.now())) await on(id, () => undefined);
      const failures: unknown[] = [];
      for (const event of await books.waiting()) {
        const body = Buffer.from(event.payload);
        const signature = signEvent(body, await secret(), clock.now());
        await deliver({ body, signature }).then(
          () => books.markDelivered(event.id, clock.now()),
          (error: unknown) => void failures.push(error),
        );
      }
      if (failures.length > 0) throw new AggregateError(failures, "Some events could not be delivered yet.");
    },
  };
}

const ofTerms = ({ plan, cycle, amountCents }: Terms): SimulatedTerms => ({ plan, cycle, amountCents });

function presentState(account: SimulatedAccount): ProviderState {
  const card = testCards.find(({ key }) => key === account.cardKey);
  return {
    subscriptions: account.subscriptions.map((entry) => ({
      id: entry.id,
      status: entry.status,
      terms: ofTerms(entry),
      periodStart: new Date(entry.periodStart),
      periodEnd: new Date(entry.periodEnd),
      cancelAtPeriodEnd: entry.cancelAtPeriodEnd,
      canceledAt: dateOrNull(entry.canceledAt),
      createdAt: new Date(entry.createdAt),
      pending: entry.pending,
    })),
    invoices: account.invoices.map((entry) => ({
      id: entry.id,
      subscriptionId: entry.subscriptionId,
      number: entry.number,
      at: new Date(entry.at),
      status: entry.status,
      amountCents: entry.dueCents,
      paidCents: entry.paidCents,
      refundedCents: entry.refundedCents,
      plan: entry.plan,
      cycle: entry.cycle,
      lines: entry.lines.map(({ description, amountCents }) => ({ description, amount_cents: amountCents })),
      paidAt: dateOrNull(entry.paidAt),
      paymentId: entry.paidCents > 0 ? entry.id : null,
      nextAttemptAt: dateOrNull(entry.nextAttemptAt),
    })),
    checkouts: account.checkouts.map(({ id, status }) => ({ id, status })),
    card: card ? { brand: card.brand, last4: lastFour(card) } : null,
    creditCents: account.creditCents,
  };
}

const dateOrNull = (at: number | null) => (at === null ? null : new Date(at));
