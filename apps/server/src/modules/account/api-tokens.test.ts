import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiTokens, subscriptions } from "../../db/schema/account.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  testPassword,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

const premium = () => aPerson(app, { plan: "premium" });

async function aToken(person: Person, body: Record<string, unknown> = {}) {
  const answer = await person.call("POST", "/user/api-tokens", { name: "Backup", abilities: ["read"], ...body });
  expect(answer.status, answer.raw).toBe(201);
  const secret = answer.body["secret"] as string;
  const { id } = answer.body["data"] as { id: number };
  const asProgram: Person["call"] = (method, path, sent) =>
    call(app, method, path, sent, { Authorization: `Bearer ${secret}` });
  return { id, secret, call: asProgram };
}

test.each(["free", "pro"] as const)("cannot be made on the %s plan, which says what has them", async (plan) => {
  const person = await aPerson(app, plan === "free" ? {} : { plan });
  const refused = await person.call("POST", "/user/api-tokens", { name: "x", abilities: ["read"] });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: "feature_requires_upgrade",
    data: { feature: "api_access", required_plan: "premium", current_plan: plan },
  });
});

test("the secret is told once, and stored as a hash only", async () => {
  const person = await premium();
  const { id, secret } = await aToken(person, { name: "Nightly copy", abilities: ["write", "read"] });
  const listed = await person.call("GET", "/user/api-tokens");
  expect(listed.body["data"]).toMatchObject([
    { id, name: "Nightly copy", abilities: ["read", "write"], last_used_at: null, expires_at: null },
  ]);
  expect(listed.raw).not.toContain(secret);
  const [row] = await app.database.db.select().from(apiTokens).where(eq(apiTokens.id, id));
  expect(JSON.stringify(row)).not.toContain(secret);
});

test("a reading token reads and may not write, a writing one writes and may not read", async () => {
  const person = await premium();
  const site = await aWebsite(person);
  const reader = await aToken(person);
  expect((await reader.call("GET", `/websites/${site.id}`)).status).toBe(200);
  const refused = await reader.call("PATCH", `/websites/${site.id}/builder`, { intro: "x" });
  expect([refused.status, refused.body["code"]]).toEqual([403, "forbidden"]);
  const writer = await aToken(person, { abilities: ["write"] });
  expect((await writer.call("PATCH", `/websites/${site.id}/builder`, { intro: "x" })).status).toBe(200);
  expect((await writer.call("GET", `/websites/${site.id}`)).status).toBe(403);
  expect((await reader.call("GET", `/websites/${(await aWebsite(await aPerson(app))).id}`)).status).toBe(404);
  const rows = (await person.call("GET", "/user/api-tokens")).body["data"] as { last_used_at: string | null }[];
  expect(rows.map((row) => row.last_used_at === null)).toEqual([false, false]);
});

test("no token reaches account, billing or beta calls, whatever it may do", async () => {
  const token = await aToken(await premium(), { abilities: ["read", "write"] });
  for (const [method, path] of [
    ["GET", "/user"],
    ["PATCH", "/user"],
    ["PUT", "/user/password"],
    ["DELETE", "/user"],
    ["GET", "/user/export"],
    ["GET", "/user/api-tokens"],
    ["POST", "/user/api-tokens"],
    ["GET", "/subscription/current"],
  ] as const) {
    const refused = await token.call(method, path, method === "GET" ? undefined : {});
    expect([path, refused.status, refused.body["code"]]).toEqual([path, 403, "forbidden"]);
  }
  await token.call("POST", "/logout", { all: true });
  expect((await token.call("GET", "/websites")).status).toBe(200);
});

test("a token ends when it is deleted, expires, or its owner's plan no longer has it", async () => {
  const person = await premium();
  const [deleted, expiring, kept] = [
    await aToken(person),
    await aToken(person, { expires_in_days: 7 }),
    await aToken(person),
  ];
  expect((await (await premium()).call("DELETE", `/user/api-tokens/${deleted.id}`)).status).toBe(404);
  expect((await person.call("DELETE", `/user/api-tokens/${deleted.id}`)).status).toBe(200);
  expect((await deleted.call("GET", "/websites")).status).toBe(401);
  expect((await expiring.call("GET", "/websites")).status).toBe(200);
  app.clock.advance(7 * 24 * 3600_000 + 1000);
  expect((await expiring.call("GET", "/websites")).status).toBe(401);
  expect((await kept.call("GET", "/websites")).status).toBe(200);
  await app.database.db.update(subscriptions).set({ plan: "pro" }).where(eq(subscriptions.user_id, person.id));
  expect((await kept.call("GET", "/websites")).body["code"]).toBe("feature_requires_upgrade");
});

test("R2.2.3-20 API access works for premium only: after a downgrade no call knows the token, and it works again with the plan", async () => {
  const person = await premium();
  const site = await aWebsite(person, { subdomain: "token-owner", status: "private" });
  const { call: asProgram } = await aToken(person, { abilities: ["read", "write"] });
  const setPlan = (plan: "pro" | "premium", status: "active" | "canceled" = "active") =>
    app.database.db.update(subscriptions).set({ plan, status }).where(eq(subscriptions.user_id, person.id));
  const statuses = async () => {
    const answers = [
      await asProgram("GET", "/websites"),
      await asProgram("PATCH", `/websites/${site.id}/builder`, { intro: "x" }),
      await asProgram("GET", "/public/sites/token-owner"),
    ];
    return answers.map(({ status, body }) => body["code"] ?? status);
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  const refused = ["feature_requires_upgrade", "feature_requires_upgrade", "site_unavailable"];
  await setPlan("pro");
  expect(await statuses()).toEqual(refused);
  await setPlan("premium", "canceled");
  expect(await statuses(), "a plan that is over is none").toEqual(refused);
  const again = await person.call("POST", "/user/api-tokens", { name: "x", abilities: ["read"] });
  expect(again.body["code"]).toBe("feature_requires_upgrade");
  await setPlan("premium");
  expect(await statuses()).toEqual([200, 200, 200]);
});

test.each([
  ["no name", { name: " " }, "name"],
  ["a long name", { name: "x".repeat(61) }, "name"],
  ["no ability", { abilities: [] }, "abilities"],
  ["an unknown ability", { abilities: ["admin"] }, "abilities.0"],
  ["no end that is a number of days", { expires_in_days: 0 }, "expires_in_days"],
])("%s is refused", async (_, body, field) => {
  const refused = await (await premium()).call("POST", "/user/api-tokens", { name: "x", abilities: ["read"], ...body });
  expect(refused.status).toBe(422);
  expect(refused.body["errors"]).toHaveProperty([field]);
});

test("nobody holds more than twenty, also when they are asked for at the same time", async () => {
  const person = await premium();
  const make = () => person.call("POST", "/user/api-tokens", { name: "x", abilities: ["read"] });
  const answers = await Promise.all(Array.from({ length: 25 }, make));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = await make();
  expect([refused.status, refused.body["code"]]).toEqual([409, "invalid_state"]);
  expect(refused.body["message"]).toBe("You already have 20 tokens. Delete one first.");
});

test("after a downgrade they are listed and deleted as before, and no new one is made", async () => {
  const person = await premium();
  const token = await aToken(person);
  await app.database.db.update(subscriptions).set({ plan: "free" }).where(eq(subscriptions.user_id, person.id));
  expect((await person.call("GET", "/user/api-tokens")).body["data"]).toMatchObject([{ id: token.id }]);
  expect((await person.call("DELETE", `/user/api-tokens/${token.id}`)).status).toBe(200);
  expect((await person.call("GET", "/user/api-tokens")).body["data"]).toEqual([]);
});

describe("a new password ends them all", () => {
  const password = "a different horse";

  test("when it is changed", async () => {
    const person = await premium();
    const token = await aToken(person);
    const body = { current_password: testPassword, password, password_confirmation: password };
    expect((await person.call("PUT", "/user/password", body)).status).toBe(200);
    expect((await token.call("GET", "/websites")).status).toBe(401);
    expect((await person.call("GET", "/user/api-tokens")).body["data"]).toEqual([]);
  });

  test("when it is chosen by a mailed link", async () => {
    const person = await premium();
    const token = await aToken(person);
    await call(app, "POST", "/forgot-password", { email: person.email });
    const secret = (await app.mailedLink(person.email, /password/)).searchParams.get("token");
    const body = { token: secret, email: person.email, password, password_confirmation: password };
    expect((await call(app, "POST", "/reset-password", body)).status).toBe(200);
    expect((await token.call("GET", "/websites")).status).toBe(401);
  });
});
