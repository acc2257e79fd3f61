import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offers } from "../../db/schema/billing.ts";
import { call, createTestApp, type Json, type TestApp } from "../../testing/index.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function pro(): Promise<Json> {
  const { body } = await call(app, "GET", "/subscription/plans");
  const found = (body["plans"] as Json[]).find((plan) => plan["name"] === "pro");
  if (!found) throw new Error("There is no pro plan.");
  return found;
}

test("R1.7-04 R1.3-06 guests read the plans and the launch special, which they may cache", async () => {
  const answer = await call(app, "GET", "/subscription/plans");
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  expect(answer.body["launch_special"]).toEqual({ enabled: true, spotsLeft: 73, totalSpots: 100 });
  expect((answer.body["plans"] as Json[]).map((plan) => plan["name"])).toEqual(["free", "pro", "premium"]);
  expect(await pro()).toMatchObject({ monthly_price: 9, current_monthly_price: 5, has_special_pricing: true });
});

test("special prices end with the last spot, with their time, and when they are switched off", async () => {
  const { db } = app.database;
  const launch = eq(offers.kind, "launch_special");
  await db.update(offers).set({ spots_left: 0 }).where(launch);
  expect(await pro()).toMatchObject({ current_monthly_price: 9, has_special_pricing: false });
  await db
    .update(offers)
    .set({ spots_left: 73, ends_at: new Date(app.clock.now().getTime() - 1000) })
    .where(launch);
  expect(await pro()).toMatchObject({ current_monthly_price: 9 });
  await db.update(offers).set({ ends_at: null, enabled: false }).where(launch);
  expect((await call(app, "GET", "/subscription/plans")).body["launch_special"]).toMatchObject({ enabled: false });
  await db.update(offers).set({ enabled: true }).where(launch);
  expect(await pro()).toMatchObject({ current_monthly_price: 5 });
});

test("more spots than there are cannot be stored", async () => {
  const write = app.database.db.update(offers).set({ spots_left: 101 }).where(eq(offers.kind, "launch_special"));
  await expect(write).rejects.toThrow();
});
