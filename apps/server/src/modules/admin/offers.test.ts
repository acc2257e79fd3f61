import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, call, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

type Offer = Json & { id: number; kind: string };
const listed = async () => (await admin.call("GET", "/admin/offers")).body["data"] as Offer[];
const plans = async () =>
  (await call(app, "GET", "/subscription/plans")).body as { launch_special: Json; plans: Json[] };

test("R1.1-24 the launch special is changed, and the plans show it at once", async () => {
  const launch = (await listed()).find(({ kind }) => kind === "launch_special");
  const path = `/admin/offers/${launch?.id}`;
  const prices = { pro: { monthly: 6, annual: 5 }, premium: { monthly: 13, annual: 10 } };
  const changed = await admin.call("PATCH", path, { prices, total_spots: 50, spots_left: 20 });
  expect(changed).toMatchObject({ status: 200, body: { data: { prices, total_spots: 50, spots_left: 20 } } });
  expect(await plans()).toMatchObject({
    launch_special: { enabled: true, totalSpots: 50, spotsLeft: 20 },
    plans: [{}, { current_monthly_price: 6 }, { current_monthly_price: 13 }],
  });
  expect((await admin.call("PATCH", path, { spots_left: 51 })).body).toMatchObject({ errors: { spots_left: [/./] } });
  const second = { name: "Another", kind: "launch_special", discount_type: "price", prices, total_spots: 5 };
  expect(await admin.call("POST", "/admin/offers", second)).toMatchObject({
    status: 409,
    body: { code: "invalid_state" },
  });
  expect((await admin.call("POST", "/admin/offers", { ...second, enabled: false })).status).toBe(201);
  await admin.call("PATCH", path, { enabled: false });
  expect(await plans()).toMatchObject({
    launch_special: { enabled: false },
    plans: [{}, { current_monthly_price: 9 }, { current_monthly_price: 19 }],
  });
});

test("R1.1-24 a coupon is made, used, and refused when it makes no sense", async () => {
  const coupon = { name: "Spring", code: "Spring-26", discount_type: "percent", value: 20, total_spots: 3 };
  const made = await admin.call("POST", "/admin/offers", coupon);
  expect(made).toMatchObject({
    status: 201,
    body: { data: { kind: "coupon", enabled: true, spots_left: 3, plan: null } },
  });
  const quote = await call(app, "GET", "/subscription/quote?plan=pro&billing_cycle=monthly&offer_code=spring-26");
  expect(quote.body["data"]).toMatchObject({ amount: 7.2, offer: { code: "Spring-26" } });
  const refused: [Json, string][] = [
    [{ ...coupon, code: "SPRING-26" }, "code"],
    [{ ...coupon, code: null }, "code"],
    [{ ...coupon, code: "A B" }, "code"],
    [{ ...coupon, code: "B", value: 101 }, "value"],
    [{ ...coupon, code: "B", discount_type: "price" }, "prices"],
    [{ ...coupon, code: "B", starts_at: "2026-02-01T00:00:00Z", ends_at: "2026-01-01T00:00:00Z" }, "ends_at"],
  ];
  for (const [body, field] of refused)
    expect((await admin.call("POST", "/admin/offers", body)).body, JSON.stringify(body)).toMatchObject({
      status: 422,
      errors: { [field]: [/./] },
    });
  const { id } = made.body["data"] as Offer;
  expect((await admin.call("DELETE", `/admin/offers/${id}`)).status).toBe(200);
  expect((await admin.call("PATCH", `/admin/offers/${id}`, { enabled: false })).status).toBe(404);
  const log = await admin.call("GET", "/admin/audit-log?action=offer.deleted");
  expect(log.body["data"]).toMatchObject([{ target: { type: "offer", id: String(id), name: "Spring" } }]);
});
