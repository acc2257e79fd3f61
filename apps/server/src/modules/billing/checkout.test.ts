import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { offers } from "../../db/schema/billing.ts";
import { aPerson, call, createTestApp, refusalOf, type TestApp } from "../../testing/index.ts";
import { aCard, buy, currentOf, dataOf, openCheckout, pay } from "./testing/buy.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());
beforeEach(async () => {
  await app.database.db.update(offers).set({ spots_left: 73, enabled: true }).where(eq(offers.kind, "launch_special"));
});

const spotsLeft = async (): Promise<unknown> => {
  const { body } = await call(app, "GET", "/subscription/plans");
  return (body["launch_special"] as Record<string, unknown>)["spotsLeft"];
};

describe("a checkout", () => {
  test("R2.7-04 fixes its price, shows it before payment and is paid with a test card", async () => {
    const ada = await aPerson(app);
    const answer = await ada.call("POST", "/subscription/checkout-session", { plan: "pro", billing_cycle: "monthly" });
    expect([answer.status, answer.body["success"]]).toEqual([200, true]);
    const id = String(answer.body["session_id"]);
    expect(answer.body["checkout_url"]).toBe(`/checkout/payment?session_id=${id}`);
    expect(answer.body["message"]).toBe("Checkout session created.");
    const before = dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`));
    expect(before).toMatchObject({
      status: "open",
      plan: "pro",
      billing_cycle: "monthly",
      amount: 5,
      regular_amount: 9,
      currency: "usd",
      launch_special: true,
    });
    expect((await currentOf(ada)).subscription).toBeNull();
    const paid = await pay(ada, id);
    expect(paid.body).toEqual({ success: true, redirect: `/checkout/success?session_id=${id}` });
    expect(dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`))["status"]).toBe("complete");
    const current = await currentOf(ada);
    expect(current).toMatchObject({
      subscription: { status: "active", plan: { name: "pro" }, billing_cycle: "monthly", price: 5 },
      plan: { name: "pro", limits: { portfolio_count: 3 } },
      has_access: true,
      billing: { payment_method: { brand: "Visa", last4: "4242" }, next_charge: { amount: 5 } },
    });
    expect(current.billing["next_charge"]).toMatchObject({ at: current.subscription?.["current_period_end"] });
  });

  test("a year is twelve times the monthly rate of yearly billing", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada, { plan: "premium", billing_cycle: "annual" });
    const data = dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`));
    expect(data).toMatchObject({ amount: 108, per_month: 9, regular_amount: 180 });
  });

  test("opening nothing is bought by asking for its success page", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada);
    expect(dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`))["status"]).toBe("open");
    expect((await currentOf(ada)).subscription).toBeNull();
  });

  test("the same wish gives the same checkout; another one closes it", async () => {
    const ada = await aPerson(app);
    const first = await openCheckout(ada);
    expect(await openCheckout(ada)).toBe(first);
    const second = await openCheckout(ada, { plan: "premium" });
    expect(second).not.toBe(first);
    expect(dataOf(await ada.call("GET", `/subscription/checkout-session/${first}`))["status"]).toBe("expired");
    expect((await pay(ada, first)).body["code"]).toBe("invalid_state");
  });

  test("R1.7-23 somebody else's checkout is not found, like one that does not exist", async () => {
    const ada = await aPerson(app);
    const bob = await aPerson(app);
    const id = await openCheckout(ada);
    const missing = refusalOf(await bob.call("GET", "/subscription/checkout-session/vcs_none"));
    expect(refusalOf(await bob.call("GET", `/subscription/checkout-session/${id}`))).toEqual(missing);
    expect(refusalOf(await pay(bob, id))).toEqual(missing);
    expect(refusalOf(await bob.call("POST", `/subscription/checkout-session/${id}/pay`, {}))).toEqual(missing);
    expect((await ada.call("POST", `/subscription/checkout-session/${id}/pay`, {})).status).toBe(422);
    expect((await call(app, "GET", `/subscription/checkout-session/${id}`)).status).toBe(401);
  });

  test("is over after half an hour, and its price with it", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada);
    app.clock.advance(32 * 60_000);
    expect(dataOf(await ada.call("GET", `/subscription/checkout-session/${id}`))["status"]).toBe("expired");
    expect((await pay(ada, id)).status).toBe(409);
  });

  test("refuses the plan and cycle that is active, and takes them while they are tried", async () => {
    const ada = await aPerson(app);
    expect((await ada.call("POST", "/subscription/start-trial", { plan: "pro" })).status).toBe(201);
    await buy(ada);
    const again = await ada.call("POST", "/subscription/checkout-session", { plan: "pro" });
    expect([again.status, again.body["code"]]).toEqual([409, "already_subscribed"]);
    const yearly = await ada.call("POST", "/subscription/checkout-session", { plan: "pro", billing_cycle: "annual" });
    expect(yearly.status).toBe(200);
  });

  test.each([
    ["no plan", {}, "plan"],
    ["the free plan", { plan: "free" }, "plan"],
    ["an unknown cycle", { plan: "pro", billing_cycle: "weekly" }, "billing_cycle"],
    ["an unknown code", { plan: "pro", offer_code: "NOPE" }, "offer_code"],
  ])("refuses %s", async (_, body, field) => {
    const ada = await aPerson(app);
    const answer = await ada.call("POST", "/subscription/checkout-session", body);
    expect(answer.status).toBe(422);
    expect(answer.body["errors"]).toHaveProperty(field);
  });

  test("a second request with the same key opens nothing new", async () => {
    const ada = await aPerson(app);
    const key = { "Idempotency-Key": "one" };
    const first = await ada.call("POST", "/subscription/checkout-session", { plan: "pro" }, key);
    const second = await ada.call("POST", "/subscription/checkout-session", { plan: "pro" }, key);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.body).toEqual(first.body);
  });
});

describe("cards", () => {
  test.each([
    ["4000 0000 0000 0002", "card_number", /declined/],
    ["4000 0000 0000 9995", "card_number", /insufficient funds/],
    ["4000 0000 0000 0127", "cvc", /security code/],
    ["4000 0000 0000 0069", "exp_year", /expired/],
    ["4111 1111 1111 1111", "card_number", /test cards/],
    ["4242 4242 4242 4241", "card_number", /not valid/],
  ])("%s is refused at %s", async (number, field, says) => {
    const ada = await aPerson(app);
    const answer = await pay(ada, await openCheckout(ada), number);
    expect(answer.status).toBe(422);
    expect((answer.body["errors"] as Record<string, string[]>)[field]?.[0]).toMatch(says);
    expect((await currentOf(ada)).subscription).toBeNull();
  });

  test("a refused card can be followed by a good one in the same checkout", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada);
    expect((await pay(ada, id, "4000 0000 0000 0002")).status).toBe(422);
    expect((await pay(ada, id)).status).toBe(200);
  });

  test("one card fails once and succeeds when it is tried again", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada);
    expect((await pay(ada, id, "4000 0000 0000 0119")).status).toBe(422);
    expect((await pay(ada, id, "4000 0000 0000 0119")).status).toBe(200);
  });

  test("an expired date and missing fields are refused by field", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada);
    const path = `/subscription/checkout-session/${id}/pay`;
    const expired = await ada.call("POST", path, { ...aCard(), exp_year: 20 });
    expect(expired.body["errors"]).toHaveProperty("exp_year");
    const empty = await ada.call("POST", path, {});
    expect(Object.keys(empty.body["errors"] as object).sort()).toEqual([
      "card_number",
      "cvc",
      "exp_month",
      "exp_year",
      "name",
    ]);
  });

  test("two clicks pay once", async () => {
    const ada = await aPerson(app);
    const id = await openCheckout(ada);
    const answers = await Promise.all([pay(ada, id), pay(ada, id), pay(ada, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ada.call("GET", "/subscription/invoices")).body["data"]).toHaveLength(1);
  });

  test("nothing of a card is stored", async () => {
    const ada = await aPerson(app);
    await buy(ada);
    const dump = await app.database.pool.query(
      "select (select json_agg(c) from simulator_customers c)::text || (select json_agg(a) from billing_accounts a)::text || (select json_agg(e) from simulator_events e)::text as all",
    );
    const stored = String(dump.rows[0]?.all);
    expect(stored).toContain("visa");
    expect(stored.replaceAll(/\D/g, " ")).not.toContain("4242424242424242");
    expect(stored).not.toContain('"cvc"');
  });
});

describe("the launch special", () => {
  test("each first paid checkout takes a spot, an open one holds it", async () => {
    const ada = await aPerson(app);
    app.clock.advance(32 * 60_000);
    await openCheckout(ada);
    expect(await spotsLeft()).toBe(72);
    app.clock.advance(32 * 60_000);
    expect(await spotsLeft()).toBe(73);
    await buy(ada);
    expect(await spotsLeft()).toBe(72);
    await buy(ada, { plan: "premium" });
    expect(await spotsLeft()).toBe(72);
  });

  test("the last spot is promised to one of those who ask at once, and to the next when they do not pay", async () => {
    app.clock.advance(32 * 60_000);
    await app.database.db.update(offers).set({ spots_left: 1 }).where(eq(offers.kind, "launch_special"));
    const people = await Promise.all([1, 2, 3, 4].map(() => aPerson(app)));
    const ids = await Promise.all(people.map((person) => openCheckout(person)));
    const amounts = await Promise.all(
      people.map(async (person, index) =>
        Number(dataOf(await person.call("GET", `/subscription/checkout-session/${ids[index]}`))["amount"]),
      ),
    );
    expect(amounts.toSorted((a, b) => a - b)).toEqual([5, 9, 9, 9]);
    const lucky = amounts.indexOf(5);
    app.clock.advance(32 * 60_000);
    const late = await aPerson(app);
    const lateId = await openCheckout(late);
    expect(dataOf(await late.call("GET", `/subscription/checkout-session/${lateId}`))["amount"]).toBe(5);
    const again = people[lucky];
    if (!again) throw new Error("Nobody had the spot.");
    const dear = await openCheckout(again);
    expect(dataOf(await again.call("GET", `/subscription/checkout-session/${dear}`))["amount"]).toBe(9);
    await pay(late, lateId);
    await pay(again, dear);
    expect(await spotsLeft()).toBe(0);
  });
});

describe("a quote", () => {
  test("shows guests what would be charged and when it renews", async () => {
    const answer = await call(app, "GET", "/subscription/quote?plan=pro&billing_cycle=annual");
    expect(dataOf(answer)).toMatchObject({ amount: 48, per_month: 4, regular_amount: 84, launch_special: true });
    const byDefault = dataOf(await call(app, "GET", "/subscription/quote"));
    expect(byDefault).toMatchObject({ plan: "pro", billing_cycle: "monthly", amount: 5 });
  });

  test("a coupon lowers the price while it lasts, for what it is for", async () => {
    const { db } = app.database;
    await db.insert(offers).values({
      name: "Autumn",
      code: "AUTUMN20",
      kind: "coupon",
      plan: "premium",
      discount_type: "percent",
      value: 20,
      total_spots: 1,
      spots_left: 1,
    });
    const quote = (plan: string) => call(app, "GET", `/subscription/quote?plan=${plan}&offer_code=autumn20`);
    expect(dataOf(await quote("premium"))).toMatchObject({ amount: 9.6, offer: { name: "Autumn", code: "AUTUMN20" } });
    expect((await quote("pro")).body["errors"]).toHaveProperty("offer_code");
    const ada = await aPerson(app);
    await buy(ada, { plan: "premium", offer_code: "AUTUMN20" });
    expect((await currentOf(ada)).subscription).toMatchObject({ price: 9.6 });
    expect((await quote("premium")).body["errors"]).toHaveProperty("offer_code");
  });
});
