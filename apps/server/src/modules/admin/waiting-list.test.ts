import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { aPerson, call, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

async function join(email: string, more: Json = {}): Promise<number> {
  await call(app, "POST", "/waiting-list", { email, ...more });
  const found = await admin.call("GET", `/admin/waiting-list?search=${encodeURIComponent(email)}`);
  return (found.body["data"] as { id: number }[])[0]?.id ?? 0;
}

const betaIs = (beta_access_enabled: boolean, more: Json = {}) =>
  admin.call("PUT", "/admin/beta-settings", {
    beta_access_enabled,
    message: "",
    auto_activate_new_users: false,
    ...more,
  });

const register = (email: string) =>
  call(app, "POST", "/register", {
    name: "Ada Example",
    email,
    password: "correct horse Battery 9",
    password_confirmation: "correct horse Battery 9",
    terms: true,
  });

const isActive = async (email: string) =>
  (await app.database.db.select().from(users).where(eq(users.email, email)))[0]?.is_active;

test("R1.1-21 entries are listed, filtered, changed and removed", async () => {
  const id = await join("grace@example.test", { name: "Grace", source: "linkedin", utm_campaign: "may" });
  const list = await admin.call("GET", "/admin/waiting-list?status=pending&source=linkedin");
  expect(list.body).toMatchObject({
    data: [{ id, name: "Grace", source: "linkedin", utm_campaign: "may", status: "pending", invited_at: null }],
    meta: { total: 1 },
  });
  expect((await admin.call("GET", "/admin/waiting-list?source=google")).body["data"]).toEqual([]);
  const path = `/admin/waiting-list/${id}`;
  expect((await admin.call("GET", path)).body["data"]).toMatchObject({ id, email: "grace@example.test" });
  expect((await admin.call("PATCH", path, { name: "Grace Example" })).body["data"]).toMatchObject({
    name: "Grace Example",
  });
  expect((await admin.call("PATCH", path, { status: "asleep" })).status).toBe(422);
  expect((await admin.call("DELETE", path)).status).toBe(200);
  expect((await admin.call("DELETE", path)).status).toBe(404);
  expect((await admin.call("GET", path)).status).toBe(404);
});

test("R1.1-21 an invitation is mailed, and the account that follows has access while the beta is on", async () => {
  const email = "invited+vitrine@example.test";
  const id = await join(email);
  await betaIs(true);
  const invited = await admin.call("POST", `/admin/waiting-list/${id}/invite`);
  expect(invited).toMatchObject({
    status: 200,
    body: { data: { status: "invited", invited_at: expect.any(String) as string } },
  });
  const link = await app.mailedLink(email, /place/);
  expect([link.pathname, link.searchParams.get("email")]).toEqual(["/register", email]);
  expect((await register(email)).status).toBe(201);
  expect((await register("stranger@example.test")).status).toBe(201);
  expect([await isActive(email), await isActive("stranger@example.test")]).toEqual([true, false]);
  expect((await admin.call("POST", `/admin/waiting-list/${id}/invite`)).body).toMatchObject({ code: "invalid_state" });
  await betaIs(true, { auto_activate_new_users: true });
  await register("anybody@example.test");
  expect(await isActive("anybody@example.test")).toBe(true);
  await betaIs(false);
});

test("R1.1-21 the list is exported as it is filtered, and no cell runs in a spreadsheet", async () => {
  await join("formula@example.test", { name: "=HYPERLINK(1)", source: "reddit" });
  const file = await admin.call("GET", "/admin/waiting-list/export?source=reddit");
  expect(file.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="waiting-list.csv"',
  });
  const lines = file.raw.trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("formula@example.test,'=HYPERLINK(1),pending,reddit");
});
