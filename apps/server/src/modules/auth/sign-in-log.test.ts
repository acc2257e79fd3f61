import type { AuditEntry, SignInEvent } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, call, createTestApp, testPassword, withApp, type Person, type TestApp } from "../../testing/index.ts";
import { forgetOldSignIns } from "./sign-in-log.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const signIn = (person: Person, password: string) =>
  app.http.inject({
    method: "POST",
    url: "/api/login",
    remoteAddress: "198.51.100.77",
    payload: { email: person.email, password },
  });

async function signInsOf(person: Person): Promise<SignInEvent[]> {
  return (await admin.call("GET", `/admin/users/${person.id}`)).body["sign_ins"] as SignInEvent[];
}

const logged = async (query: string) =>
  (await admin.call("GET", `/admin/audit-log?${query}`)).body["data"] as AuditEntry[];

test("sign-ins and tries that failed are kept with a network, without an address or a word that was typed", async () => {
  const ada = await aPerson(app);
  expect((await signIn(ada, "wrong horse battery")).statusCode).toBe(401);
  expect((await signIn(ada, testPassword)).statusCode).toBe(200);
  expect(await signInsOf(ada)).toMatchObject([
    { outcome: "succeeded", method: "password", network: "198.51.100.0/24" },
    { outcome: "failed", method: "password", network: "198.51.100.0/24" },
  ]);
  const { rows } = await app.database.pool.query("select * from sign_in_events where user_id = $1", [ada.id]);
  expect(JSON.stringify(rows)).not.toMatch(/wrong horse|198\.51\.100\.77/);
  expect(await logged(`admin_id=${ada.id}`)).toEqual([]);
  expect((await ada.call("GET", "/user/export")).raw).toContain("198.51.100.0/24");
});

test("what admins do at the door is in the audit log", async () => {
  const other = await aPerson(app, { role: "admin" });
  await signIn(other, "wrong horse battery");
  await signIn(other, testPassword);
  expect(await logged(`admin_id=${other.id}`)).toMatchObject([
    { action: "login.succeeded", admin: { id: other.id }, address: "198.51.100.77", details: { method: "password" } },
    { action: "login.failed", target: { type: "user", id: String(other.id) } },
  ]);
  expect(await logged(`action=login.failed&admin_id=${other.id}`)).toHaveLength(1);
});

test("a wrong second factor is a try that failed, with a right password too", async () => {
  const other = await aPerson(app, { role: "admin" });
  await withApp(app, other);
  const { challenge } = (await signIn(other, testPassword)).json<{ data: { challenge: string } }>().data;
  const answer = (proof: Record<string, string>) =>
    app.http.inject({
      method: "POST",
      url: "/api/login/second-factor",
      remoteAddress: "198.51.100.77",
      payload: { challenge, ...proof },
    });
  expect((await answer({ code: "000000" })).statusCode).toBe(401);
  expect((await answer({ recovery_code: "aaaa-aaaa-aaaa-aaaa" })).statusCode).toBe(401);
  const failed = { outcome: "failed", method: "second_factor", network: "198.51.100.0/24" };
  expect(await signInsOf(other)).toMatchObject([failed, failed]);
  const entry = { action: "login.failed", address: "198.51.100.77", details: { method: "second_factor" } };
  expect(await logged(`admin_id=${other.id}`)).toMatchObject([entry, entry]);
  expect(JSON.stringify(await logged(`admin_id=${other.id}`))).not.toMatch(/000000|aaaa/);
});

test("a name that nobody has leaves nothing, and old entries go", async () => {
  const ada = await aPerson(app);
  await call(app, "POST", "/login", { email: "nobody@example.test", password: "wrong horse battery" });
  await signIn(ada, testPassword);
  await forgetOldSignIns(app.database.db, app.clock.now());
  expect(await signInsOf(ada)).toHaveLength(1);
  await forgetOldSignIns(app.database.db, new Date(app.clock.now().getTime() + 91 * 24 * 3600_000));
  expect(await signInsOf(ada)).toEqual([]);
});
