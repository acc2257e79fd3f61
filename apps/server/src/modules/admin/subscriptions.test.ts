import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { subscriptions } from "../../db/schema/account.ts";
import { aPerson, createTestApp, signedIn, type Json, type Person, type TestApp } from "../../testing/index.ts";
import { buy, currentOf } from "../billing/testing/buy.ts";

let app: TestApp;
let admin: Person;
const day = 24 * 3600_000;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());
// The clock of some tests goes on by weeks: sessions end meanwhile.
beforeEach(async () => {
  admin = await signedIn(app, admin);
});

const idOf = async (person: Person) =>
  (await app.database.db.select().from(subscriptions).where(eq(subscriptions.user_id, person.id)))[0]?.id ?? 0;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString();

async function aTrial(): Promise<{ person: Person; path: string }> {
  const person = await aPerson(app);
  await person.call("POST", "/subscription/start-trial", {});
  return { person, path: `/admin/subscriptions/${await idOf(person)}` };
}

async function aPayer(): Promise<{ person: Person; path: string }> {
  const person = await aPerson(app);
  await buy(person);
  return { person, path: `/admin/subscriptions/${await idOf(person)}` };
}

test("R1.1-22 subscriptions are listed and filtered, and one is shown with invoices, history and what a refund gives", async () => {
  const { person, path } = await aPayer();
  const { person: trying } = await aTrial();
  const users = async (query: string) =>
    ((await admin.call("GET", `/admin/subscriptions?${query}`)).body["data"] as { user: { id: number } }[]).map(
      ({ user }) => user.id,
    );
  expect(await users("status=active")).toEqual([person.id]);
  expect(await users(`search=${trying.email}`)).toEqual([trying.id]);
  expect(await users("plan=premium")).toEqual([]);
  const { data } = (await admin.call("GET", path)).body;
  expect(data).toMatchObject({
    subscription: { user: { email: person.email }, status: "active", price: 5 },
    payment_method: { last4: "4242" },
    refundable: { amount: 5 },
    invoices: [{ status: "paid", amount: 5 }],
    history: [{ kind: "subscribed" }],
  });
  expect((await admin.call("GET", "/admin/subscriptions/999999")).status).toBe(404);
});

test("R1.1-22 a trial's end and plan move without a charge, and only forwards in time", async () => {
  const { person, path } = await aTrial();
  expect((await admin.call("PATCH", path, { plan: "premium" })).body).toMatchObject({ errors: { note: [/./] } });
  const ends = inDays(40);
  const moved = await admin.call("PATCH", path, { trial_ends_at: ends, plan: "premium", note: "They asked for it." });
  expect(moved.body["data"]).toMatchObject({ plan: { name: "premium" }, trial_ends_at: `${ends.slice(0, 19)}Z` });
  app.clock.advance(30 * day);
  expect(await currentOf(await signedIn(app, person))).toMatchObject({ plan: { name: "premium" }, has_access: true });
  admin = await signedIn(app, admin);
  expect(await admin.call("PATCH", path, { trial_ends_at: inDays(-1), note: "No." })).toMatchObject({
    status: 409,
    body: { code: "invalid_state" },
  });
  const { data } = (await admin.call("GET", path)).body as { data: Json };
  expect(data["audit_log"]).toMatchObject([
    { action: "subscription.updated", details: { note: "They asked for it." } },
  ]);
});

test("R1.1-22 a paid plan changes at the next renewal, because no charge comes that was never shown", async () => {
  const { person, path } = await aPayer();
  const changed = await admin.call("PATCH", path, { plan: "premium", note: "Agreed on the phone." });
  expect(changed.body["data"]).toMatchObject({ plan: { name: "pro" }, pending_plan: { name: "premium" } });
  const invoices = await person.call("GET", "/subscription/invoices");
  expect(invoices.body["data"]).toHaveLength(1);
});

test("R1.1-22 a subscription is cancelled at the end of its period, taken back, and ended at once", async () => {
  const { person, path } = await aPayer();
  await admin.call("PATCH", path, { cancel_at_period_end: true, note: "Asked by mail." });
  expect(await currentOf(person)).toMatchObject({ subscription: { cancel_at_period_end: true } });
  await admin.call("PATCH", path, { cancel_at_period_end: false, note: "Changed their mind." });
  expect(await currentOf(person)).toMatchObject({ subscription: { cancel_at_period_end: false } });
  expect((await admin.call("POST", `${path}/cancel`)).status).toBe(200);
  expect(await currentOf(person)).toMatchObject({ subscription: { cancel_at_period_end: true }, has_access: true });
  expect((await admin.call("POST", `${path}/cancel`, { at: "now", reason: "Fraud." })).status).toBe(200);
  expect(await currentOf(person)).toMatchObject({ has_access: false });
  expect(await admin.call("POST", `${path}/cancel`, { at: "now" })).toMatchObject({ status: 409 });
});

test("R1.1-22 the last payment is given back within 14 days, later only by force and with a reason", async () => {
  const { path } = await aPayer();
  expect((await admin.call("POST", `${path}/refund`)).body).toMatchObject({ data: { amount: 5 } });
  expect((await admin.call("POST", `${path}/refund`)).status).toBe(409);
  const later = await aPayer();
  app.clock.advance(15 * day);
  admin = await signedIn(app, admin);
  expect(await admin.call("POST", `${later.path}/refund`)).toMatchObject({ status: 409 });
  expect((await admin.call("POST", `${later.path}/refund`, { force: true })).body).toMatchObject({
    errors: { reason: [/./] },
  });
  const forced = await admin.call("POST", `${later.path}/refund`, { force: true, reason: "Never worked for them." });
  expect(forced.body).toMatchObject({ data: { amount: 5 } });
  expect((await admin.call("GET", later.path)).body["data"]).toMatchObject({ refundable: null });
});

test("R1.1-23 the figures of subscriptions are those of the books", async () => {
  const { data: before } = (await admin.call("GET", "/admin/subscription-analytics?period=week")).body as {
    data: Json;
  };
  const yearly = await aPerson(app);
  await buy(yearly, { plan: "premium", billing_cycle: "annual" });
  const { person } = await aTrial();
  await buy(person);
  const { data } = (await admin.call("GET", "/admin/subscription-analytics?period=week")).body as { data: Json };
  const more = (name: string) => (data[name] as number) - (before[name] as number);
  // A year of premium at 9 a month, and a month of pro at 5: both prices of the launch special.
  expect([more("monthly_recurring_revenue"), more("paying"), more("trials")]).toEqual([14, 2, 0]);
  const totals = (of: Json) => of["totals"] as Record<string, number>;
  expect((totals(data)["new"] ?? 0) - (totals(before)["new"] ?? 0)).toBe(2);
  expect((totals(data)["revenue"] ?? 0) - (totals(before)["revenue"] ?? 0)).toBe(108 + 5);
  expect(data["by_plan"]).toContainEqual({
    plan: "premium",
    billing_cycle: "annual",
    count: 1,
    monthly_recurring_revenue: 9,
  });
  const conversion = (of: Json) => of["trial_conversion"] as { started: number; converted: number };
  expect(conversion(data).started - conversion(before).started).toBe(1);
  expect(conversion(data).converted - conversion(before).converted).toBe(1);
  const series = data["series"] as { new: number; revenue: number }[];
  expect(series).toHaveLength(7);
  expect(series.reduce((sum, entry) => sum + entry.revenue, 0)).toBeCloseTo(totals(data)["revenue"] ?? 0);
  const launch = (of: Json) => (of["launch_special"] as { spots_used: number }).spots_used;
  expect(launch(data) - launch(before)).toBe(2);
});
