import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitingListEntries } from "../../db/schema/outreach.ts";
import { call, createTestApp, type TestApp } from "../../testing/index.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const entryOf = (email: string) =>
  app.database.db.select().from(waitingListEntries).where(eq(waitingListEntries.email, email));

test("R1.7-05 an address goes on the list with its source and campaign", async () => {
  const campaign = { utm_source: "news", utm_medium: "mail", utm_campaign: "may", utm_term: "cv", utm_content: "a" };
  const answer = await call(app, "POST", "/waiting-list", {
    email: "Ada@Example.test",
    name: "Ada",
    source: "linkedin",
    ...campaign,
  });
  expect(answer).toMatchObject({ status: 201, body: { success: true, message: expect.stringMatching(/\S/) } });
  expect(await entryOf("ada@example.test")).toMatchObject([
    { name: "Ada", source: "linkedin", status: "pending", ...campaign },
  ]);
});

test("an address that is on the list already is told the same, and stays once", async () => {
  const first = await call(app, "POST", "/waiting-list", { email: "twice@example.test" });
  const second = await call(app, "POST", "/waiting-list", { email: "TWICE@example.test", name: "Other" });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body).toEqual(first.body);
  expect(await entryOf("twice@example.test")).toMatchObject([{ name: null }]);
});

test("R1.5-06 a missing or malformed address is refused with a list under errors.email", async () => {
  for (const body of [{}, { email: "" }, { email: "no address" }]) {
    const answer = await call(app, "POST", "/waiting-list", body);
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, errors: { email: expect.arrayContaining([expect.any(String)]) } },
    });
  }
});

test("a program that fills the hidden field is thanked and stored nowhere", async () => {
  const answer = await call(app, "POST", "/waiting-list", { email: "bot@example.test", website: "https://x.example" });
  expect(answer.status).toBe(200);
  expect(await entryOf("bot@example.test")).toEqual([]);
});

test("an address that registers becomes converted", async () => {
  await call(app, "POST", "/waiting-list", { email: "later@example.test" });
  const password = "correct horse battery";
  const answer = await call(app, "POST", "/register", {
    name: "Later",
    email: "later@example.test",
    password,
    password_confirmation: password,
    terms: true,
  });
  expect(answer.status).toBe(201);
  expect(await entryOf("later@example.test")).toMatchObject([{ status: "converted" }]);
});
