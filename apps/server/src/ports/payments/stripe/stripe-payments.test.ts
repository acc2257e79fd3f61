import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ProviderFailed, type Payments } from "../payments.ts";
import { signEvent, verifySignature } from "../signature.ts";
import { startStripeDouble, type StripeDouble } from "../testing/stripe-double.ts";
import { createStripePayments } from "./stripe-payments.ts";

const clock = { now: () => new Date() };
const webhookSecret = "whsec_test";
let double: StripeDouble;
let payments: Payments;

beforeEach(async () => {
  double = await startStripeDouble({ clock, webhookSecret });
  payments = createStripePayments({
    settings: { secretKey: "sk_test_1", webhookSecret, apiUrl: double.apiUrl },
    clock,
    appUrl: () => "https://vitrine.test",
  });
});
afterEach(() => double.close());

const customer = { userId: 7, email: "ada@example.test", name: "Ada" };
const terms = { plan: "pro", cycle: "monthly", amountCents: 900 } as const;
const inHalfAnHour = () => new Date(clock.now().getTime() + 31 * 60_000);

test("products are made once, and it does not matter that they are there already", async () => {
  const customerId = await payments.createCustomer(customer);
  const open = (on: Payments) =>
    on.openCheckout({ customerId, userId: 7, reference: "r", terms, expiresAt: inHalfAnHour() });
  await open(payments);
  await open(payments);
  expect(double.requests.filter((line) => line === "POST /v1/products")).toHaveLength(2);
  const other = createStripePayments({
    settings: { secretKey: "sk_test_1", webhookSecret, apiUrl: double.apiUrl },
    clock,
    appUrl: () => "https://vitrine.test",
  });
  await open(other);
  expect(double.requests.filter((line) => line === "POST /v1/products")).toHaveLength(4);
});

test("a short failure is tried again, a refusal to answer is the provider's failure", async () => {
  double.failNext(500);
  expect(await payments.createCustomer(customer)).toMatch(/^cus_/);
  double.failNext(401);
  await expect(payments.createCustomer(customer)).rejects.toBeInstanceOf(ProviderFailed);
  await double.close();
  await expect(payments.createCustomer(customer)).rejects.toBeInstanceOf(ProviderFailed);
});

test("our signatures are those of Stripe's own library, both ways", () => {
  const body = JSON.stringify({ id: "evt_1", type: "invoice.paid" });
  const stripe = new Stripe("sk_test_1");
  const theirs = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  expect(() => verifySignature(Buffer.from(body), theirs, webhookSecret, clock.now())).not.toThrow();
  const ours = signEvent(Buffer.from(body), webhookSecret, clock.now());
  expect(stripe.webhooks.constructEvent(body, ours, webhookSecret).id).toBe("evt_1");
});
