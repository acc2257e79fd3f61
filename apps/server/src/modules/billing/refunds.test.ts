import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, signedIn, type Json, type TestApp } from "../../testing/index.ts";
import { buy, currentOf } from "./testing/buy.ts";

const day = 24 * 3600_000;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

test("the last payment is given back once within 14 days, later only by force", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  app.clock.advance(14 * day - 60_000);
  expect(await app.billing.refunds.refundLastPayment(ada.id, { isForced: false })).toBe(500);
  await expect(app.billing.refunds.refundLastPayment(ada.id, { isForced: true })).rejects.toThrow(/no payment/);
  const bob = await aPerson(app);
  await buy(bob);
  app.clock.advance(15 * day);
  await expect(app.billing.refunds.refundLastPayment(bob.id, { isForced: false })).rejects.toThrow(/14 days/);
  expect(await app.billing.refunds.refundLastPayment(bob.id, { isForced: true })).toBe(500);
  const back = await signedIn(app, bob);
  const list = await back.call("GET", "/subscription/invoices");
  expect((list.body["data"] as Json[])[0]).toMatchObject({ status: "refunded" });
});

test("nobody has money given back who has not paid", async () => {
  const ada = await aPerson(app);
  await expect(app.billing.refunds.refundLastPayment(ada.id, { isForced: true })).rejects.toMatchObject({
    code: "invalid_state",
  });
});

test("a subscription or a trial can be ended at once", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  await app.billing.refunds.endNow(ada.id);
  expect(await currentOf(ada)).toMatchObject({ subscription: { status: "canceled" }, has_access: false });
  await expect(app.billing.refunds.endNow(ada.id)).rejects.toMatchObject({ code: "invalid_state" });
  const bob = await aPerson(app);
  await bob.call("POST", "/subscription/start-trial", {});
  await app.billing.refunds.endNow(bob.id);
  expect(await currentOf(bob)).toMatchObject({ subscription: null, trial: { available: false } });
});

test("an event that cannot be delivered holds up no other, and comes again", async () => {
  await app.billing.runDue();
  const ada = await aPerson(app);
  await buy(ada);
  const delivered: string[] = [];
  let isFirst = true;
  const deliver = async ({ body }: { body: Buffer }) => {
    const { id } = JSON.parse(body.toString()) as { id: string };
    if (isFirst) {
      isFirst = false;
      throw new Error("The database was away.");
    }
    delivered.push(id);
  };
  await expect(app.payments.runDue(deliver)).rejects.toThrow(/could not be delivered/);
  expect(delivered).toHaveLength(2);
  await app.payments.runDue(deliver);
  expect(delivered).toHaveLength(3);
});
