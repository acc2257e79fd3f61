import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  createTestApp,
  signedIn,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { aCard, buy, currentOf, dataOf, openCheckout, pay, renewalFailsCard } from "./testing/buy.ts";
import { billingNoticeMail, type NoticeData } from "./notices.ts";

let app: TestApp;
const day = 24 * 3600_000;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

/** Lets days pass, and then the work of a minute: the test provider goes through what was due on each of them. */
async function pass(days: number): Promise<void> {
  app.clock.advance(days * day);
  await app.billing.runDue();
}

/** A fresh session for somebody who was away for longer than a session lives. */
const again = (person: Person) => signedIn(app, person);
const change = (person: Person, body: Json) => person.call("POST", "/subscription/change-plan", body);
const preview = async (person: Person, body: Json) =>
  dataOf(await person.call("POST", "/subscription/change-plan/preview", body));
async function mailsTo(person: Person): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ data: NoticeData }>(
    "select data->'data' as data from pgboss.job where name = 'notice-mail' and group_id = $1 order by created_on, id",
    [`person-${person.id}`],
  );
  const { db } = app.database;
  const context = { db, clock: app.clock, appUrl: () => "", supportEmail: "", isFirstTry: true };
  const mails = await Promise.all(rows.map(({ data }) => billingNoticeMail.compose(data, context)));
  return mails.map((mail) => mail?.subject ?? "");
}
const invoicesOf = async (person: Person) =>
  (await person.call("GET", "/subscription/invoices")).body["data"] as Json[];

describe("a trial", () => {
  test("starts at once, without a card, and unlocks the plan", async () => {
    const ada = await aPerson(app);
    const answer = await ada.call("POST", "/subscription/start-trial", {});
    expect([answer.status, answer.body["redirect"]]).toEqual([201, "/dashboard?trial=started"]);
    expect(dataOf(answer)).toMatchObject({
      subscription: { status: "trialing", plan: { name: "pro" }, billing_cycle: "monthly" },
      plan: { name: "pro" },
      limits: { portfolio_count: 3 },
    });
    const current = await currentOf(ada);
    const ends = new Date(String(current.subscription?.["trial_ends_at"])).getTime();
    expect(Math.round((ends - app.clock.now().getTime()) / day)).toBe(14);
    expect(current).toMatchObject({ has_access: true, trial: { available: false, days: 14 } });
    expect(await invoicesOf(ada)).toEqual([]);
  });

  test("ends by itself with the free plan, and nothing is deleted", async () => {
    const ada = await aPerson(app);
    await ada.call("POST", "/subscription/start-trial", { plan: "premium" });
    await aWebsite(ada);
    await aWebsite(ada);
    app.clock.advance(14 * day);
    const back = await again(ada);
    expect(await currentOf(back)).toMatchObject({ subscription: null, plan: { name: "free" }, has_access: true });
    await app.billing.runDue();
    expect(await currentOf(back)).toMatchObject({ subscription: null, trial: { available: false } });
    expect((await back.call("GET", "/websites")).body["data"]).toHaveLength(2);
    expect((await back.call("POST", "/websites", { name: "Third" })).body["code"]).toBe("subscription_limit_exceeded");
  });

  test("is told of by mail when it starts, three days and one day before it ends, and when it has ended", async () => {
    const ada = await aPerson(app);
    await ada.call("POST", "/subscription/start-trial", {});
    for (let index = 0; index < 16; index += 1) {
      app.clock.advance(day);
      await app.billing.runDaily();
      await app.billing.runDue();
    }
    const subjects = await mailsTo(ada);
    expect(subjects).toHaveLength(4);
    expect(subjects[0]).toBe("Your free trial has started");
    expect(subjects[1]).toMatch(/^Your free trial ends on \d+ \w+ \d{4}$/);
    expect(subjects[2]).toBe(subjects[1]);
    expect(subjects[3]).toBe("Your free trial has ended");
  });

  test("is given once, and not beside a subscription", async () => {
    const ada = await aPerson(app);
    await ada.call("POST", "/subscription/start-trial", {});
    expect((await ada.call("POST", "/subscription/start-trial", {})).body["code"]).toBe("trial_already_used");
    const bob = await aPerson(app);
    await buy(bob);
    expect((await bob.call("POST", "/subscription/start-trial", {})).body["code"]).toBe("already_subscribed");
    const eve = await aPerson(app);
    const both = await Promise.all([1, 2].map(() => eve.call("POST", "/subscription/start-trial", {})));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test("can be left for the free plan at once", async () => {
    const ada = await aPerson(app);
    await ada.call("POST", "/subscription/start-trial", {});
    expect(dataOf(await change(ada, { plan: "free" }))).toMatchObject({ subscription: null, plan: { name: "free" } });
  });

  test("gives way to a paid subscription, one row for one person", async () => {
    const ada = await aPerson(app);
    await ada.call("POST", "/subscription/start-trial", {});
    await buy(ada);
    expect((await currentOf(ada)).subscription).toMatchObject({ status: "active", trial_ends_at: null });
    await pass(15);
    expect((await currentOf(await again(ada))).subscription).toMatchObject({ status: "active" });
  });
});

describe("a paid subscription", () => {
  test("renews each month at the price it was bought for, with an invoice", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    await pass(62);
    const back = await again(ada);
    expect((await currentOf(back)).subscription).toMatchObject({ status: "active", price: 5 });
    const list = await invoicesOf(back);
    expect(list.map(({ amount, status }) => [amount, status])).toEqual([
      [5, "paid"],
      [5, "paid"],
      [5, "paid"],
    ]);
  });

  test("is cancelled for the end of the period, keeps access until then, and can be taken back", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    const cancelled = await ada.call("POST", "/subscription/cancel", { reason: "Found a job" });
    expect(dataOf(cancelled)).toMatchObject({ subscription: { status: "active", cancel_at_period_end: true } });
    expect((await ada.call("POST", "/subscription/cancel")).body["code"]).toBe("invalid_state");
    const resumed = await ada.call("POST", "/subscription/resume");
    expect(dataOf(resumed)).toMatchObject({ subscription: { cancel_at_period_end: false, canceled_at: null } });
    expect((await ada.call("POST", "/subscription/resume")).body["code"]).toBe("invalid_state");
    await ada.call("POST", "/subscription/cancel");
    await pass(32);
    const back = await again(ada);
    expect(await currentOf(back)).toMatchObject({
      subscription: { status: "canceled" },
      plan: { name: "free" },
      has_access: false,
    });
    expect((await back.call("POST", "/websites", { name: "x" })).body["code"]).toBe("subscription_required");
    expect(dataOf(await change(back, { plan: "free" }))).toMatchObject({ subscription: null });
    expect(await currentOf(back)).toMatchObject({ has_access: true });
    await app.billing.sync(back.id);
    expect(await currentOf(back)).toMatchObject({ subscription: null, has_access: true });
  });

  test("nothing can be cancelled or resumed without one", async () => {
    const ada = await aPerson(app);
    expect((await ada.call("POST", "/subscription/cancel", {})).body["code"]).toBe("invalid_state");
    expect((await ada.call("POST", "/subscription/resume")).body["code"]).toBe("invalid_state");
    const portal = await ada.call("POST", "/subscription/billing-portal");
    expect([portal.status, portal.body["code"]]).toEqual([409, "invalid_state"]);
    const refused = await change(ada, { plan: "premium", billing_cycle: "annual" });
    expect(refused.body).toMatchObject({
      code: "invalid_state",
      data: { checkout_url: "/checkout?plan=premium&billing=annual" },
    });
  });

  test("somebody who left comes back with a new subscription", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    await ada.call("POST", "/subscription/cancel");
    await pass(32);
    const back = await again(ada);
    await buy(back, { plan: "premium" });
    expect((await currentOf(back)).subscription).toMatchObject({ status: "active", plan: { name: "premium" } });
  });

  test("has a page for its payment method", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    const portal = await ada.call("POST", "/subscription/billing-portal");
    expect(portal.body["url"]).toBe("http://localhost:3000/subscription/billing");
    const replaced = await ada.call("PUT", "/subscription/payment-method", aCard("5555 5555 5555 4444"));
    expect(replaced.status).toBe(200);
    expect((await currentOf(ada)).billing["payment_method"]).toEqual({ brand: "Mastercard", last4: "4444" });
    const refused = await ada.call("PUT", "/subscription/payment-method", aCard("4000 0000 0000 0002"));
    expect(refused.status).toBe(422);
    expect((await currentOf(ada)).billing["payment_method"]).toEqual({ brand: "Mastercard", last4: "4444" });
  });
});

describe("a change of plan", () => {
  test("upwards is shown with its price, charged as shown, and holds at once", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    app.clock.advance(15 * day);
    const back = await again(ada);
    const shown = await preview(back, { plan: "premium" });
    expect(shown).toMatchObject({ kind: "upgrade", plan: "premium", billing_cycle: "monthly" });
    expect(shown["amount_due"]).toBeGreaterThan(3);
    expect(shown["amount_due"]).toBeLessThan(4);
    expect(shown["lines"]).toHaveLength(2);
    expect((await currentOf(back)).plan).toMatchObject({ name: "pro" });
    const changed = await change(back, { plan: "premium", preview_id: shown["preview_id"] });
    expect(dataOf(changed)).toMatchObject({
      subscription: { plan: { name: "premium" }, price: 12, pending_plan: null },
      limits: { portfolio_count: 10 },
    });
    const [latest] = await invoicesOf(back);
    expect(latest).toMatchObject({ amount: shown["amount_due"], status: "paid", plan: "premium" });
    const twice = await change(back, { plan: "premium", billing_cycle: "annual", preview_id: shown["preview_id"] });
    expect(twice.body["code"]).toBe("invalid_state");
  });

  test("a preview that is too old is not charged", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    const shown = await preview(ada, { plan: "premium" });
    app.clock.advance(16 * 60_000);
    const late = await change(ada, { plan: "premium", preview_id: shown["preview_id"] });
    expect([late.status, late.body["code"]]).toEqual([409, "invalid_state"]);
    expect(await invoicesOf(ada)).toHaveLength(1);
  });

  test("upwards works without a preview, and to yearly billing begins a new period", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    expect(dataOf(await change(ada, { plan: "pro", billing_cycle: "annual" }))).toMatchObject({
      subscription: { billing_cycle: "annual", price: 48 },
    });
    const { subscription } = await currentOf(ada);
    const length =
      new Date(String(subscription?.["current_period_end"])).getTime() -
      new Date(String(subscription?.["current_period_start"])).getTime();
    expect(Math.round(length / day)).toBeGreaterThanOrEqual(365);
  });

  test("downwards waits for the end of the period and can be taken back until then", async () => {
    const ada = await aPerson(app);
    await buy(ada, { plan: "premium" });
    for (let index = 0; index < 4; index += 1) await aWebsite(ada);
    const shown = await preview(ada, { plan: "pro" });
    expect(shown).toMatchObject({ kind: "downgrade", amount_due: 0, next_charge: { amount: 5 } });
    expect(shown["losses"]).toContainEqual(expect.stringContaining("You have 4 portfolios"));
    await change(ada, { plan: "pro", preview_id: shown["preview_id"] });
    expect((await currentOf(ada)).subscription).toMatchObject({
      plan: { name: "premium" },
      pending_plan: { name: "pro", billing_cycle: "monthly", price: 5 },
    });
    await ada.call("POST", "/subscription/resume");
    expect((await currentOf(ada)).subscription).toMatchObject({ pending_plan: null });
    await change(ada, { plan: "pro" });
    await pass(32);
    const back = await again(ada);
    expect((await currentOf(back)).subscription).toMatchObject({ plan: { name: "pro" }, price: 5, pending_plan: null });
    expect((await back.call("GET", "/websites")).body["data"]).toHaveLength(4);
    expect((await back.call("POST", "/websites", { name: "x" })).body["code"]).toBe("subscription_limit_exceeded");
  });

  test("to the free plan ends with the period that is paid, without a gap", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    expect(dataOf(await change(ada, { plan: "free" }))).toMatchObject({
      subscription: { status: "active", cancel_at_period_end: true, pending_plan: { name: "free" } },
      plan: { name: "pro" },
    });
    app.clock.advance(32 * day);
    const back = await again(ada);
    expect(await currentOf(back)).toMatchObject({ subscription: null, plan: { name: "free" }, has_access: true });
    await app.billing.runDue();
    expect(await currentOf(back)).toMatchObject({ subscription: null, has_access: true });
  });

  test("a card that is refused leaves the old plan as it was", async () => {
    const ada = await aPerson(app);
    await buy(ada, {}, renewalFailsCard);
    const refused = await change(ada, { plan: "premium" });
    expect(refused.status).toBe(422);
    expect(refused.body["message"]).toMatch(/declined/);
    expect((await currentOf(ada)).subscription).toMatchObject({ plan: { name: "pro" } });
    expect(await invoicesOf(ada)).toHaveLength(1);
  });

  test("to what is there already is refused", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    expect((await change(ada, { plan: "pro" })).body["code"]).toBe("invalid_state");
    expect((await change(ada, { plan: "gold" })).status).toBe(422);
  });

  test("another checkout in place of a change ends the old subscription and credits the rest", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    await buy(ada, { plan: "premium" });
    expect((await currentOf(ada)).subscription).toMatchObject({ status: "active", plan: { name: "premium" } });
    expect((await currentOf(ada)).billing["next_charge"]).toMatchObject({ amount: 7 });
  });
});

describe("a payment that fails", () => {
  test("is tried again, then leaves the subscription unpaid; another card pays it", async () => {
    const ada = await aPerson(app);
    await buy(ada, {}, renewalFailsCard);
    await pass(32);
    let back = await again(ada);
    expect(await currentOf(back)).toMatchObject({
      subscription: { status: "past_due" },
      plan: { name: "free" },
      has_access: false,
      billing: { payment_problem: { amount: 5 } },
    });
    await pass(16);
    back = await again(ada);
    expect((await currentOf(back)).subscription).toMatchObject({ status: "unpaid" });
    expect((await currentOf(back)).billing["payment_problem"]).toMatchObject({ next_attempt_at: null });
    await back.call("PUT", "/subscription/payment-method", aCard());
    expect(await currentOf(back)).toMatchObject({
      subscription: { status: "active" },
      has_access: true,
      billing: { payment_problem: null },
    });
  });

  test("is told of by mail, once for each turn", async () => {
    const ada = await aPerson(app);
    await buy(ada, {}, renewalFailsCard);
    for (const days of [32, 4, 14]) await pass(days);
    expect(await mailsTo(ada)).toEqual([
      "Welcome to Vitrine Pro",
      "Your payment did not go through",
      "Your Pro plan is on hold",
    ]);
  });

  test("can be left for the free plan, and what was owed is void", async () => {
    const ada = await aPerson(app);
    await buy(ada, {}, renewalFailsCard);
    await pass(32);
    const back = await again(ada);
    expect(dataOf(await change(back, { plan: "free" }))).toMatchObject({ subscription: null });
    expect((await invoicesOf(back)).map(({ status }) => status)).toEqual(["void", "paid"]);
    expect(await currentOf(back)).toMatchObject({ has_access: true, billing: { payment_problem: null } });
  });

  test("a new checkout replaces what is owed", async () => {
    const ada = await aPerson(app);
    await buy(ada, {}, renewalFailsCard);
    await pass(32);
    const back = await again(ada);
    expect((await pay(back, await openCheckout(back))).status).toBe(200);
    expect((await currentOf(back)).subscription).toMatchObject({ status: "active" });
  });
});
