import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productEvents } from "../../db/schema/outreach.ts";
import { aPerson, call, createTestApp, type TestApp } from "../../testing/index.ts";
import { forgetOldEvents } from "./product-events.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

test("an event is kept without anything that points at its sender", async () => {
  const person = await aPerson(app);
  const answer = await person.call("POST", "/events", { event: "plan_selected", properties: { plan: "pro" } });
  expect(answer).toMatchObject({ status: 202, body: { success: true } });
  const [row] = await app.database.db.select().from(productEvents).orderBy(desc(productEvents.id)).limit(1);
  expect(row).toEqual({
    id: expect.any(Number),
    event: "plan_selected",
    properties: { plan: "pro" },
    created_at: expect.any(Date),
  });
});

test.each([
  ["no name", {}],
  ["a long name", { event: "x".repeat(61) }],
  ["too many properties", { event: "x", properties: { text: "x".repeat(8200) } }],
])("an event with %s is refused", async (_what, body) => {
  expect((await call(app, "POST", "/events", body)).status).toBe(422);
});

test("events of a year ago are kept, those before the same month of the last year are not", async () => {
  const { db } = app.database;
  await db.delete(productEvents);
  const at = ["2025-01-31T23:59:59Z", "2025-02-01T00:00:00Z", "2026-04-01T00:00:00Z"];
  for (const moment of at) await db.insert(productEvents).values({ event: moment, created_at: new Date(moment) });
  await forgetOldEvents(db, new Date("2026-04-20T12:00:00Z"));
  const left = await db.select({ event: productEvents.event }).from(productEvents).orderBy(productEvents.id);
  expect(left.map(({ event }) => event)).toEqual(at.slice(1));
});
