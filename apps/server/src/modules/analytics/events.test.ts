import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productEvents } from "../../db/schema/outreach.ts";
import { aPerson, call, createTestApp, type TestApp } from "../../testing/index.ts";

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
