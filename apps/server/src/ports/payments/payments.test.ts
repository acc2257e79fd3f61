import { findTestCard, type TestCard } from "@vitrine/model";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BadSignature, PaymentRefused, ProviderFailed, type Delivery, type Payments, type Terms } from "./payments.ts";
import { signEvent } from "./signature.ts";
import { createMemoryBooks } from "./testing/memory-books.ts";
import { createSimulator } from "./simulator/simulator.ts";
import { createStripePayments } from "./stripe/stripe-payments.ts";
import { startStripeDouble } from "./testing/stripe-double.ts";

const day = 24 * 3600_000;
const webhookSecret = "whsec_test";
const pro: Terms = { plan: "pro", cycle: "monthly", amountCents: 900 };
const premium: Terms = { plan: "premium", cycle: "monthly", amountCents: 1900 };

/** A provider as both adapters offer it, and the hands of a customer on its pages. */
type Bench = {
  payments: Payments;
  clock: { now(): Date; advance(ms: number): void };
  pay(customerId: string, checkoutId: string, card: TestCard): Promise<void>;
  replaceCard(customerId: string, card: TestCard): Promise<void>;
  deliveries(): Promise<Delivery[]>;
  close(): Promise<void>;
};

function aClock() {
  let at = Date.UTC(2026, 0, 31, 12);
  return { now: () => new Date(at), advance: (ms: number) => void (at += ms) };
}

async function simulatorBench(): Promise<Bench> {
  const clock = aClock();
  const payments = createSimulator({ books: createMemoryBooks(), clock, secret: async () => webhookSecret });
  const { cardDesk } = payments;
  if (!cardDesk) throw new Error("The simulator has a card form.");
  return {
    payments,
    clock,
    pay: (customerId, checkoutId, card) => cardDesk.pay(customerId, checkoutId, card),
    replaceCard: (customerId, card) => cardDesk.replaceCard(customerId, card),
    async deliveries() {
      const taken: Delivery[] = [];
      await payments.runDue(async (delivery) => void taken.push(delivery));
      return taken;
    },
    close: async () => undefined,
  };
}

async function stripeBench(): Promise<Bench> {
  const clock = aClock();
  const double = await startStripeDouble({ clock, webhookSecret });
  const settings = { secretKey: "sk_test_1", webhookSecret, apiUrl: double.apiUrl };
  const payments = createStripePayments({ settings, clock, appUrl: () => "https://vitrine.test" });
  return {
    payments,
    clock,
    pay: async (customerId, checkoutId, card) => double.payHosted(customerId, checkoutId, card),
    replaceCard: async (customerId, card) => double.replaceCardHosted(customerId, card),
    deliveries: async () => double.takeDeliveries(),
    close: () => double.close(),
  };
}

function cardOf(number: string): TestCard {
  const card = findTestCard(number);
  if (!card) throw new Error(`There is no test card ${number}.`);
  return card;
}
const goodCard = cardOf("4242424242424242");
const renewalFails = cardOf("4000000000000341");

describe.each([
  ["the simulator", simulatorBench],
  ["Stripe", stripeBench],
])("%s", (_, makeBench) => {
  let bench: Bench;
  let payments: Payments;

  beforeEach(async () => {
    bench = await makeBench();
    payments = bench.payments;
  });
  afterEach(() => bench.close());

  const aCustomer = () => payments.createCustomer({ userId: 7, email: "ada@example.test", name: "Ada" });

  async function aCheckout(customerId: string, terms: Terms = pro): Promise<string> {
    const expiresAt = new Date(bench.clock.now().getTime() + 31 * 60_000);
    const { id, url } = await payments.openCheckout({ customerId, userId: 7, reference: "ref_1", terms, expiresAt });
    expect(url).not.toBe("");
    return id;
  }

  async function aSubscriber(card = goodCard, terms: Terms = pro): Promise<{ customerId: string; id: string }> {
    const customerId = await aCustomer();
    await bench.pay(customerId, await aCheckout(customerId, terms), card);
    return { customerId, id: (await onlySubscription(customerId)).id };
  }

  async function onlySubscription(customerId: string) {
    const { subscriptions } = await payments.readState(customerId, []);
    const [first] = subscriptions;
    if (!first || subscriptions.length !== 1) throw new Error(`There are ${subscriptions.length} subscriptions.`);
    return first;
  }

  test("a customer has nothing before paying", async () => {
    const customerId = await aCustomer();
    const checkout = await aCheckout(customerId);
    expect(await payments.readState(customerId, [checkout])).toEqual({
      subscriptions: [],
      invoices: [],
      checkouts: [{ id: checkout, status: "open" }],
      card: null,
      creditCents: 0,
    });
  });

  test("a paid checkout is a subscription on its terms, an invoice and a card", async () => {
    const customerId = await aCustomer();
    const checkout = await aCheckout(customerId);
    await bench.pay(customerId, checkout, goodCard);
    const state = await payments.readState(customerId, [checkout]);
    expect(state.checkouts).toEqual([{ id: checkout, status: "complete" }]);
    expect(state.subscriptions).toMatchObject([
      { status: "active", terms: pro, cancelAtPeriodEnd: false, canceledAt: null, pending: null },
    ]);
    expect(state.subscriptions[0]?.periodEnd).toEqual(new Date(Date.UTC(2026, 1, 28, 12)));
    expect(state.invoices).toMatchObject([
      { status: "paid", amountCents: 900, paidCents: 900, refundedCents: 0, plan: "pro", cycle: "monthly" },
    ]);
    expect(state.card).toEqual({ brand: "Visa", last4: "4242" });
  });

  test("a checkout that is closed, or left too long, cannot be paid", async () => {
    const customerId = await aCustomer();
    const closed = await aCheckout(customerId);
    await payments.expireCheckout(customerId, closed);
    await payments.expireCheckout(customerId, closed);
    await expect(bench.pay(customerId, closed, goodCard)).rejects.toBeInstanceOf(ProviderFailed);
    const left = await aCheckout(customerId);
    bench.clock.advance(32 * 60_000);
    await expect(bench.pay(customerId, left, goodCard)).rejects.toBeInstanceOf(ProviderFailed);
    const { checkouts } = await payments.readState(customerId, [closed, left]);
    expect(checkouts.filter(({ id }) => id === closed || id === left).map(({ status }) => status)).toEqual([
      "expired",
      "expired",
    ]);
  });

  test("months pass: renewals at the end of each, with the 31st kept", async () => {
    const { customerId } = await aSubscriber();
    bench.clock.advance(60 * day);
    const { invoices, subscriptions } = await payments.readState(customerId, []);
    expect(invoices.map(({ paidCents }) => paidCents)).toEqual([900, 900, 900]);
    expect(subscriptions[0]?.periodEnd).toEqual(new Date(Date.UTC(2026, 3, 30, 12)));
  });

  test("an upgrade costs what its preview says and holds at once", async () => {
    const { customerId, id } = await aSubscriber();
    bench.clock.advance(14 * day);
    const at = bench.clock.now();
    const cost = await payments.previewChange(customerId, id, premium, at);
    expect(cost.lines).toHaveLength(2);
    expect(cost.totalCents).toBe(500);
    expect(cost.dueCents).toBe(500);
    bench.clock.advance(5 * 60_000);
    await payments.changeNow(customerId, id, premium, at);
    const state = await payments.readState(customerId, []);
    expect(state.subscriptions).toMatchObject([{ terms: premium, periodEnd: cost.periodEnd }]);
    expect(state.invoices.map(({ paidCents }) => paidCents).toSorted((a, b) => a - b)).toEqual([500, 900]);
  });

  test("a refused upgrade changes nothing", async () => {
    const { customerId, id } = await aSubscriber(renewalFails);
    await expect(payments.changeNow(customerId, id, premium, bench.clock.now())).rejects.toBeInstanceOf(PaymentRefused);
    expect(await onlySubscription(customerId)).toMatchObject({ terms: pro });
  });

  test("a yearly period begins at once, and what is left of the month is credited", async () => {
    const { customerId, id } = await aSubscriber();
    const yearly: Terms = { plan: "pro", cycle: "annual", amountCents: 8400 };
    bench.clock.advance(14 * day);
    const cost = await payments.previewChange(customerId, id, yearly, bench.clock.now());
    expect(cost.dueCents).toBe(8400 - 450);
    await payments.changeNow(customerId, id, yearly, bench.clock.now());
    expect((await onlySubscription(customerId)).periodEnd).toEqual(new Date(Date.UTC(2027, 1, 14, 12)));
  });

  test("lower terms wait for the end of the period, and can be taken back", async () => {
    const { customerId, id } = await aSubscriber(goodCard, premium);
    await payments.changeAtPeriodEnd(customerId, id, pro);
    expect(await onlySubscription(customerId)).toMatchObject({ terms: premium, pending: pro });
    await payments.setCancelAtPeriodEnd(customerId, id, false);
    expect(await onlySubscription(customerId)).toMatchObject({ terms: premium, pending: null });
    await payments.changeAtPeriodEnd(customerId, id, pro);
    bench.clock.advance(29 * day);
    expect(await onlySubscription(customerId)).toMatchObject({ terms: pro, pending: null });
  });

  test("a cancellation holds at the end of the period, and can be taken back until then", async () => {
    const { customerId, id } = await aSubscriber();
    await payments.setCancelAtPeriodEnd(customerId, id, true);
    const cancelled = await onlySubscription(customerId);
    expect([cancelled.status, cancelled.cancelAtPeriodEnd]).toEqual(["active", true]);
    expect(cancelled.canceledAt).toEqual(bench.clock.now());
    await payments.setCancelAtPeriodEnd(customerId, id, false);
    expect(await onlySubscription(customerId)).toMatchObject({ cancelAtPeriodEnd: false, canceledAt: null });
    await payments.setCancelAtPeriodEnd(customerId, id, true);
    bench.clock.advance(29 * day);
    expect(await onlySubscription(customerId)).toMatchObject({ status: "canceled" });
  });

  test("ending at once credits what is unused, if that is wanted", async () => {
    const kept = await aSubscriber();
    bench.clock.advance(14 * day);
    await payments.endNow(kept.customerId, kept.id, { credits: true });
    await payments.endNow(kept.customerId, kept.id, { credits: true });
    const state = await payments.readState(kept.customerId, []);
    expect([state.subscriptions[0]?.status, state.creditCents]).toEqual(["canceled", 450]);
    const lost = await aSubscriber();
    await payments.endNow(lost.customerId, lost.id, { credits: false });
    expect((await payments.readState(lost.customerId, [])).creditCents).toBe(0);
  });

  test("credit is used before the card", async () => {
    const { customerId, id } = await aSubscriber(goodCard, premium);
    await payments.endNow(customerId, id, { credits: true });
    const checkout = await aCheckout(customerId, pro);
    await bench.pay(customerId, checkout, goodCard);
    const { invoices, creditCents } = await payments.readState(customerId, []);
    expect(invoices.find(({ plan }) => plan === "pro")?.paidCents).toBe(0);
    expect(creditCents).toBe(1000);
  });

  test("a card that fails is tried again, and in the end leaves the subscription unpaid", async () => {
    const { customerId } = await aSubscriber(renewalFails);
    bench.clock.advance(29 * day);
    expect((await onlySubscription(customerId)).status).toBe("past_due");
    const { invoices } = await payments.readState(customerId, []);
    expect(invoices.find(({ status }) => status === "open")?.nextAttemptAt).toEqual(new Date(Date.UTC(2026, 2, 3, 12)));
    bench.clock.advance(15 * day);
    expect((await onlySubscription(customerId)).status).toBe("unpaid");
    await bench.replaceCard(customerId, goodCard);
    expect((await onlySubscription(customerId)).status).toBe("active");
  });

  test("what nobody pays ends with its period, and nothing is owed", async () => {
    const { customerId } = await aSubscriber(renewalFails);
    bench.clock.advance(70 * day);
    const { subscriptions, invoices } = await payments.readState(customerId, []);
    expect(subscriptions[0]?.status).toBe("canceled");
    expect(invoices.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(["paid", "void"]);
  });

  test("money is given back in parts, at most what was paid", async () => {
    const { customerId } = await aSubscriber();
    const paymentId = (await payments.readState(customerId, [])).invoices[0]?.paymentId ?? "";
    await payments.refund(customerId, paymentId, 400);
    expect((await payments.readState(customerId, [])).invoices[0]?.refundedCents).toBe(400);
    await expect(payments.refund(customerId, paymentId, 501)).rejects.toBeInstanceOf(ProviderFailed);
  });

  test("events are signed, about their customer, and refused when anything of them is changed", async () => {
    const { customerId } = await aSubscriber();
    const [first, ...rest] = await bench.deliveries();
    if (!first) throw new Error("There was no event.");
    expect(rest.length).toBeGreaterThan(0);
    const event = await payments.readEvent(first);
    expect(event.customerId).toBe(customerId);
    expect(event.id).not.toBe("");
    const refused = [
      { ...first, signature: undefined },
      { ...first, signature: "t=1,v1=" },
      { ...first, body: Buffer.concat([first.body, Buffer.from(" ")]) },
      { ...first, signature: signEvent(first.body, "whsec_other", bench.clock.now()) },
      { ...first, signature: signEvent(first.body, webhookSecret, new Date(bench.clock.now().getTime() - 301_000)) },
    ];
    for (const delivery of refused) await expect(payments.readEvent(delivery)).rejects.toBeInstanceOf(BadSignature);
  });

  test("a body that is signed but no event is refused", async () => {
    for (const text of ["", "{}", "null", "[]", "not json"]) {
      const body = Buffer.from(text);
      const signature = signEvent(body, webhookSecret, bench.clock.now());
      await expect(payments.readEvent({ body, signature })).rejects.toBeInstanceOf(BadSignature);
    }
  });

  test("an unknown customer is a failure of the provider", async () => {
    await expect(payments.readState("cus_unknown", [])).rejects.toBeInstanceOf(ProviderFailed);
  });

  test("has a page for its customers", async () => {
    expect(await payments.openPortal(await aCustomer())).toMatch(
      /^(\/subscription\/billing|http:.*\/portal\/cus_\w+)$/,
    );
  });
});
