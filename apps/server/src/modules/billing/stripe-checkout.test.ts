import { findTestCard } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offers } from "../../db/schema/billing.ts";
import { createStripePayments } from "../../ports/payments/stripe/stripe-payments.ts";
import { startStripeDouble, type StripeDouble } from "../../ports/payments/testing/stripe-double.ts";
import { aPerson, createTestApp, signedIn, type Person, type TestApp } from "../../testing/index.ts";
import { aCard, currentOf, dataOf } from "./testing/buy.ts";

const webhookSecret = "whsec_test";
const card = findTestCard("4242424242424242");
let app: TestApp;
let double: StripeDouble;
const clock = { now: () => new Date() };

beforeAll(async () => {
  double = await startStripeDouble({ clock: { now: () => clock.now() }, webhookSecret });
  app = await createTestApp({
    workers: false,
    payments: (given) => {
      clock.now = () => given.clock.now();
      const settings = { secretKey: "sk_test_1", webhookSecret, apiUrl: double.apiUrl };
      return createStripePayments({ settings, clock: given.clock, appUrl: () => "http://localhost:3000" });
    },
  });
});
afterAll(async () => {
  await app.end();
  await double.close();
});

/** Sends what waits at Stripe to the webhook, as often as `times` says. */
async function deliver(times = 1): Promise<number> {
  const deliveries = double.takeDeliveries();
  for (const { body, signature } of deliveries.flatMap((delivery) => Array.from({ length: times }, () => delivery))) {
    const response = await app.http.inject({
      method: "POST",
      url: "/webhooks/stripe",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: body,
    });
    expect(response.statusCode).toBe(200);
  }
  return deliveries.length;
}

async function payHosted(person: Person, choice = {}): Promise<string> {
  const answer = await person.call("POST", "/subscription/checkout-session", { plan: "pro", ...choice });
  expect(answer.status, answer.raw).toBe(200);
  expect(String(answer.body["checkout_url"])).toMatch(new RegExp(`^${double.apiUrl}/pay/cs_`));
  const { rows } = await app.database.pool.query(
    "select provider_session_id, customer_id from checkout_sessions join billing_accounts using (user_id) where id = $1",
    [answer.body["session_id"]],
  );
  if (!card) throw new Error("There is no such card.");
  double.payHosted(String(rows[0].customer_id), String(rows[0].provider_session_id), card);
  return String(answer.body["session_id"]);
}

test("R1.7-27 a payment on Stripe's page becomes a subscription through its events, which may come twice", async () => {
  const ada = await aPerson(app);
  const id = await payHosted(ada);
  expect((await currentOf(ada)).subscription).toBeNull();
  expect(await deliver(2)).toBeGreaterThan(2);
  expect(await currentOf(ada)).toMatchObject({
    subscription: { status: "active", plan: { name: "pro" }, price: 5 },
    billing: { payment_method: { brand: "Visa", last4: "4242" } },
  });
  expect(dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`))["status"]).toBe("complete");
  expect((await ada.call("GET", "/subscription/invoices")).body["data"]).toHaveLength(1);
});

test("the success page finds a payment whose events are late", async () => {
  const ada = await aPerson(app);
  const id = await payHosted(ada);
  expect(dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`))["status"]).toBe("complete");
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active" });
});

test("our own card form does not exist with Stripe", async () => {
  const ada = await aPerson(app);
  const answer = await ada.call("POST", "/subscription/checkout-session", { plan: "pro" });
  const path = `/subscription/checkout-session/${String(answer.body["session_id"])}/pay`;
  expect((await ada.call("POST", path, aCard())).status).toBe(404);
  expect((await ada.call("PUT", "/subscription/payment-method", aCard())).status).toBe(404);
  const config = await ada.call("GET", "/config");
  expect(dataOf(config)["payment_provider"]).toBe("stripe");
});

test("plans change, end and go on through Stripe", async () => {
  const ada = await aPerson(app);
  await payHosted(ada);
  await deliver();
  const shown = dataOf(await ada.call("POST", "/subscription/change-plan/preview", { plan: "premium" }));
  const body = { plan: "premium", preview_id: shown["preview_id"] };
  expect((await ada.call("POST", "/subscription/change-plan", body)).status).toBe(200);
  expect((await currentOf(ada)).subscription).toMatchObject({ plan: { name: "premium" }, price: 12 });
  await ada.call("POST", "/subscription/change-plan", { plan: "pro" });
  expect((await currentOf(ada)).subscription).toMatchObject({ pending_plan: { name: "pro", price: 5 } });
  await ada.call("POST", "/subscription/resume");
  expect((await currentOf(ada)).subscription).toMatchObject({ pending_plan: null });
  await ada.call("POST", "/subscription/cancel");
  expect((await currentOf(ada)).subscription).toMatchObject({ cancel_at_period_end: true });
  const portal = await ada.call("POST", "/subscription/billing-portal");
  expect(portal.body["url"]).toMatch(new RegExp(`^${double.apiUrl}/portal/cus_`));
  await deliver();
  expect((await currentOf(ada)).subscription).toMatchObject({ plan: { name: "premium" }, cancel_at_period_end: true });
});

test("when Stripe does not answer, nothing is opened and the reason is said", async () => {
  const ada = await aPerson(app);
  double.failNext(401);
  const answer = await ada.call("POST", "/subscription/checkout-session", { plan: "pro" });
  expect(answer.status).toBe(502);
  expect(answer.body).toMatchObject({
    code: "payment_provider_failed",
    message: "Failed to create checkout session.",
  });
  const again = await ada.call("POST", "/subscription/checkout-session", { plan: "pro" });
  expect(again.status).toBe(200);
});

test("an event whose customer cannot be read is not noted as handled, so that it comes again", async () => {
  const ada = await aPerson(app);
  await payHosted(ada);
  const [delivery] = double.takeDeliveries();
  if (!delivery) throw new Error("There was no event.");
  const send = () =>
    app.http.inject({
      method: "POST",
      url: "/webhooks/stripe",
      headers: { "content-type": "application/json", "stripe-signature": delivery.signature },
      payload: delivery.body,
    });
  double.failNext(403);
  expect((await send()).statusCode).toBe(502);
  expect((await currentOf(ada)).subscription).toBeNull();
  expect((await send()).statusCode).toBe(200);
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active" });
});

test("a refund at Stripe ends the renewal there, and a coupon's price ends with its period", async () => {
  const ada = await aPerson(app);
  await payHosted(ada);
  await deliver();
  await app.billing.refunds.refundLastPayment(ada.id, { isForced: false });
  await deliver();
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active", cancel_at_period_end: true });

  await app.database.db.insert(offers).values({
    name: "First month",
    code: "FIRST-MONTH",
    kind: "coupon",
    discount_type: "percent",
    value: 50,
    duration_periods: 1,
  });
  const eve = await aPerson(app);
  await payHosted(eve, { offer_code: "FIRST-MONTH" });
  await deliver();
  const { subscription, billing } = await currentOf(eve);
  const price = Number(subscription?.["price"]);
  expect(subscription).toMatchObject({ pending_plan: null, status: "active" });
  expect(billing["next_charge"]).toMatchObject({ amount: price * 2 });
  app.clock.advance(32 * 24 * 3600_000);
  await deliver();
  await app.billing.sync(eve.id);
  const later = await signedIn(app, eve);
  expect((await currentOf(later)).subscription).toMatchObject({ price: price * 2 });
});
