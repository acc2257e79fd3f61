import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { providerEvents, simulatorEvents } from "../../db/schema/billing.ts";
import { signEvent } from "../../ports/payments/signature.ts";
import { createStoredSecret } from "../../ports/payments/simulator/secret.ts";
import { aPerson, createTestApp, type Person, type TestApp } from "../../testing/index.ts";
import { buy, currentOf } from "./testing/buy.ts";

let app: TestApp;
let secret: string;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  secret = await createStoredSecret(app.database.db)();
});
afterAll(() => app.end());

type Sent = { body: string; signature?: string; path?: string };

async function send({ body, signature, path = "/api/webhooks/stripe" }: Sent) {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    ...(signature === undefined ? {} : { "stripe-signature": signature }),
  };
  const response = await app.http.inject({ method: "POST", url: path, headers, payload: body });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const sign = (body: string, at = app.clock.now(), key = secret) => signEvent(Buffer.from(body), key, at);
const anEvent = (id: string, customer: string | null, type = "customer.subscription.updated") =>
  JSON.stringify({ id, type, created: 1, data: { object: { id: "sub_1", customer } } });
const handled = async (id: string) =>
  (await app.database.db.select().from(providerEvents).where(eq(providerEvents.id, id)))[0]?.handled_at ?? null;

async function customerOf(person: Person): Promise<string> {
  const { rows } = await app.database.pool.query("select customer_id from billing_accounts where user_id = $1", [
    person.id,
  ]);
  return String(rows[0].customer_id);
}

test("R1.7-27 an event counts only with a right signature over its own bytes, not older than five minutes", async () => {
  const body = anEvent("evt_signed", null);
  const old = new Date(app.clock.now().getTime() - 301_000);
  const wrong: Sent[] = [
    { body },
    { body, signature: "" },
    { body, signature: "t=1,v1=00" },
    { body, signature: sign(body, app.clock.now(), "whsec_other") },
    { body, signature: sign(body, old) },
    { body: `${body} `, signature: sign(body) },
  ];
  for (const sent of wrong) {
    const answer = await send(sent);
    expect([answer.status, answer.body["code"]]).toEqual([400, "bad_signature"]);
  }
  expect(await handled("evt_signed")).toBeNull();
  expect(await send({ body, signature: sign(body) })).toEqual({ status: 200, body: { received: true } });
  expect(await handled("evt_signed")).not.toBeNull();
});

test("the provider sends as many events as there are; wrong signatures alone are limited", async () => {
  const strict = await createTestApp({ workers: false, rateLimitFactor: 1 });
  try {
    const key = await createStoredSecret(strict.database.db)();
    const post = async (id: string, signingKey: string) => {
      const payload = anEvent(id, null);
      const signature = signEvent(Buffer.from(payload), signingKey, strict.clock.now());
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      return (await strict.http.inject({ method: "POST", url: "/api/webhooks/stripe", headers, payload })).statusCode;
    };
    const genuine: number[] = [];
    for (let sent = 0; sent < 130; sent += 1) genuine.push(await post(`evt_many_${sent}`, key));
    expect(new Set(genuine)).toEqual(new Set([200]));
    const forged: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) forged.push(await post("evt_forged", "whsec_other"));
    expect([forged[0], forged.at(-1)]).toEqual([400, 429]);
    expect(await post("evt_after_forgers", key)).toBe(200);
  } finally {
    await strict.end();
  }
});

test("the provider's usual address outside of /api takes the same events", async () => {
  const body = anEvent("evt_outside", null, "something.unknown");
  expect(await send({ body, signature: sign(body), path: "/webhooks/stripe" })).toMatchObject({
    status: 200,
    body: { received: true },
  });
  expect((await send({ body, path: "/webhooks/stripe" })).status).toBe(400);
});

test("state comes from the provider, whatever an event says, however often and in whatever order", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  const customer = await customerOf(ada);
  const lie = JSON.stringify({
    id: "evt_lie",
    type: "customer.subscription.deleted",
    created: 1,
    data: { object: { id: "sub_x", customer, status: "canceled", plan: "premium" } },
  });
  await send({ body: lie, signature: sign(lie) });
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active", plan: { name: "pro" } });
  const events = await app.database.db.select().from(simulatorEvents);
  for (const { payload } of [...events.toReversed(), ...events]) {
    expect((await send({ body: payload, signature: sign(payload) })).status).toBe(200);
  }
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active", plan: { name: "pro" } });
  expect((await ada.call("GET", "/subscription/invoices")).body["data"]).toHaveLength(1);
});

test("R1.7-27 a checkout becomes a subscription through events alone when the answer to the payment is lost", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  const { db } = app.database;
  const customer = await customerOf(ada);
  await app.database.pool.query("delete from subscriptions where user_id = $1", [ada.id]);
  await app.database.pool.query("update checkout_sessions set status = 'open' where user_id = $1", [ada.id]);
  const waiting = (await db.select().from(simulatorEvents)).filter(({ payload }) => payload.includes(customer));
  expect(waiting.map(({ payload }) => (JSON.parse(payload) as { type: string }).type)).toEqual([
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ]);
  await app.billing.runDue();
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active" });
  const { rows } = await app.database.pool.query("select status from checkout_sessions where user_id = $1", [ada.id]);
  expect(rows).toEqual([{ status: "complete" }]);
});

test("lost events are made up for by the daily reading", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  await app.database.db.update(simulatorEvents).set({ delivered_at: new Date() });
  await app.database.pool.query("update subscriptions set status = 'past_due', plan = 'premium' where user_id = $1", [
    ada.id,
  ]);
  app.clock.advance(25 * 3600_000);
  await app.billing.runDaily();
  const { rows } = await app.database.pool.query("select status, plan from subscriptions where user_id = $1", [ada.id]);
  expect(rows).toEqual([{ status: "active", plan: "pro" }]);
});
