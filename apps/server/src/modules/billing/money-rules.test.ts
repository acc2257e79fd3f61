import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { offers } from "../../db/schema/billing.ts";
import {
  aPerson,
  call,
  createTestApp,
  signedIn,
  testPassword,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { buy, currentOf, dataOf, openCheckout } from "./testing/buy.ts";

const day = 24 * 3600_000;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function personAt(email: string): Promise<Person> {
  const person = await aPerson(app);
  await app.database.db.update(users).set({ email }).where(eq(users.id, person.id));
  return { ...person, email };
}

async function aCoupon(part: Partial<typeof offers.$inferInsert>): Promise<string> {
  const code = `C-${randomBytes(4).toString("hex")}`;
  await app.database.db
    .insert(offers)
    .values({ name: "Coupon", code, kind: "coupon", discount_type: "percent", value: 100, ...part });
  return code;
}

/** Lets time pass, with what the product does by itself, and signs in again. */
async function after(person: Person, days: number): Promise<Person> {
  app.clock.advance(days * day);
  await app.billing.runDue();
  await app.billing.sync(person.id);
  return signedIn(app, person);
}

test("an address has one trial, however often it registers and however it is written", async () => {
  const tag = randomBytes(4).toString("hex");
  const first = await personAt(`ada.${tag}@gmail.com`);
  expect((await first.call("POST", "/subscription/start-trial", { plan: "premium" })).status).toBe(201);
  const gone = await first.call("DELETE", "/user", { password: testPassword, confirm: true });
  expect(gone.status, gone.raw).toBe(200);
  for (const email of [
    `ada.${tag}@gmail.com`,
    `Ada${tag}+again@googlemail.com`.toLowerCase(),
    `a.d.a.${tag}@gmail.com`,
  ]) {
    const again = await personAt(email);
    expect((await currentOf(again))["trial"]).toMatchObject({ available: false });
    expect((await again.call("POST", "/subscription/start-trial", {})).body["code"]).toBe("trial_already_used");
    await app.database.db.delete(users).where(eq(users.id, again.id));
  }
  const other = await personAt(`eve.${tag}@gmail.com`);
  expect((await currentOf(other))["trial"]).toMatchObject({ available: true });
  const { rows } = await app.database.pool.query("select mailbox_hash from used_trials");
  expect(JSON.stringify(rows)).not.toContain(tag);
});

test("a trial that was had before such things were remembered is remembered when its account goes", async () => {
  const email = `${randomBytes(4).toString("hex")}@example.test`;
  const former = await personAt(email);
  await former.call("POST", "/subscription/start-trial", {});
  await app.database.pool.query("delete from used_trials");
  await former.call("DELETE", "/user", { password: testPassword, confirm: true });
  const again = await personAt(email);
  expect((await again.call("POST", "/subscription/start-trial", {})).body["code"]).toBe("trial_already_used");
});

test("whose payment went back whole is not charged again, unless they say that they go on", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  await app.billing.refunds.refundLastPayment(ada.id, { isForced: false });
  expect((await currentOf(ada)).subscription).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect((await currentOf(ada)).billing["next_charge"]).toBeNull();
  await app.billing.sync(ada.id);
  const back = await after(ada, 40);
  expect((await currentOf(back)).subscription).toMatchObject({ status: "canceled" });
  expect((await back.call("GET", "/subscription/invoices")).body["data"]).toHaveLength(1);

  const eve = await aPerson(app);
  await buy(eve);
  await app.billing.refunds.refundLastPayment(eve.id, { isForced: false });
  expect((await eve.call("POST", "/subscription/resume")).status).toBe(200);
  await app.billing.sync(eve.id);
  expect((await currentOf(eve)).subscription).toMatchObject({ cancel_at_period_end: false });
});

test("a part of a payment that goes back ends nothing", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  const { rows } = await app.database.pool.query(
    "select payment_id, customer_id from invoices join billing_accounts using (user_id) where user_id = $1",
    [ada.id],
  );
  await app.payments.refund(String(rows[0].customer_id), String(rows[0].payment_id), 200);
  await app.billing.sync(ada.id);
  expect((await currentOf(ada)).subscription).toMatchObject({ cancel_at_period_end: false });
});

test("a coupon of 100 % holds for its period, and what comes after is shown before", async () => {
  const code = await aCoupon({ duration_periods: 1 });
  const regular = Number(dataOf(await call(app, "GET", "/subscription/quote?plan=pro"))["amount"]);
  const quote = dataOf(await call(app, "GET", `/subscription/quote?plan=pro&offer_code=${code}`));
  expect(quote).toMatchObject({ amount: 0, after_discount: { periods: 1, amount: regular, from: quote["renews_at"] } });
  const ada = await aPerson(app);
  const id = await openCheckout(ada, { offer_code: code });
  const session = dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`));
  expect(session).toMatchObject({ amount: 0, after_discount: { periods: 1, amount: regular } });
  await buy(ada, { offer_code: code });
  const current = await currentOf(ada);
  expect(current.subscription).toMatchObject({ price: 0, pending_plan: null });
  expect(current.billing["next_charge"]).toMatchObject({ amount: regular });
  const later = await after(ada, 32);
  expect((await currentOf(later)).subscription).toMatchObject({ status: "active", price: regular });
  const invoices = (await later.call("GET", "/subscription/invoices")).body["data"] as Json[];
  expect(invoices.map(({ amount }) => amount)).toEqual([regular, 0]);
});

test("a coupon of several periods ends after the last of them", async () => {
  const code = await aCoupon({ value: 50, duration_periods: 3 });
  const ada = await aPerson(app);
  await buy(ada, { plan: "premium", billing_cycle: "monthly", offer_code: code });
  let person = ada;
  const prices = [Number((await currentOf(person)).subscription?.["price"])];
  for (let month = 0; month < 4; month += 1) {
    person = await after(person, 31);
    prices.push(Number((await currentOf(person)).subscription?.["price"]));
  }
  const [half = 0] = prices;
  expect(prices).toEqual([half, half, half, half * 2, half * 2]);
});

test("a cancellation stays one while a coupon runs, and going on brings its end back", async () => {
  const code = await aCoupon({ duration_periods: 1 });
  const ada = await aPerson(app);
  await buy(ada, { offer_code: code });
  await ada.call("POST", "/subscription/cancel", {});
  await app.billing.sync(ada.id);
  expect((await currentOf(ada)).billing["next_charge"]).toBeNull();
  expect((await ada.call("POST", "/subscription/resume")).status).toBe(200);
  expect(Number(((await currentOf(ada)).billing["next_charge"] as Json)["amount"])).toBeGreaterThan(0);
});

test("what costs nothing for ever cannot be offered", async () => {
  const admin = await aPerson(app, { role: "admin" });
  const coupon = { name: "Free", code: "FREE-EVER", discount_type: "percent", value: 100 };
  expect(await admin.call("POST", "/admin/offers", coupon)).toMatchObject({
    status: 422,
    body: { errors: { duration_periods: [/./] } },
  });
  const made = await admin.call("POST", "/admin/offers", { ...coupon, duration_periods: 2 });
  expect(dataOf(made)).toMatchObject({ duration_periods: 2 });
});

test("spots that open checkouts of others hold are not shown as left, and come back when they are over", async () => {
  const own = await createTestApp({ workers: false });
  try {
    const spots = async (person?: Person) => {
      const answer = person
        ? await person.call("GET", "/subscription/plans")
        : await call(own, "GET", "/subscription/plans");
      return (answer.body["launch_special"] as Json)["spotsLeft"];
    };
    await own.database.db.update(offers).set({ spots_left: 1 }).where(eq(offers.kind, "launch_special"));
    const ada = await aPerson(own);
    await openCheckout(ada);
    expect([await spots(), await spots(ada)]).toEqual([0, 1]);
    const { plans } = (await call(own, "GET", "/subscription/plans")).body as { plans: Json[] };
    expect(plans[1]).toMatchObject({ current_monthly_price: 9 });
    own.clock.advance(32 * 60_000);
    expect(await spots()).toBe(1);
  } finally {
    await own.end();
  }
});
