import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { aPerson, aWebsite, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const idsOf = (answer: { body: Json }) => (answer.body["data"] as { id: number }[]).map(({ id }) => id);
const rename = (person: Person, name: string) =>
  app.database.db.update(users).set({ name }).where(eq(users.id, person.id));

test("R1.1-19 users are listed with what they have, searched, filtered and sorted", async () => {
  const zoe = await aPerson(app, { plan: "premium" });
  const bob = await aPerson(app, { plan: "pro", subscriptionStatus: "past_due", verified: false });
  await rename(zoe, "Zoë 100% Example");
  await rename(bob, "Bob Example");
  await aWebsite(zoe);
  const found = await admin.call("GET", "/admin/users?search=100%25");
  expect(found.body).toMatchObject({
    data: [{ id: zoe.id, current_plan: "premium", websites_count: 1, subscription: { plan: { name: "premium" } } }],
    meta: { total: 1, page: 1 },
  });
  expect(found.raw).not.toContain("password");
  expect(idsOf(await admin.call("GET", "/admin/users?plan=premium"))).toEqual([zoe.id]);
  expect(idsOf(await admin.call("GET", "/admin/users?plan=free&role=user"))).toEqual([bob.id]);
  expect(idsOf(await admin.call("GET", "/admin/users?verified=false"))).toEqual([bob.id]);
  expect(idsOf(await admin.call("GET", "/admin/users?role=user&sort=name&per_page=1&page=2"))).toEqual([zoe.id]);
  expect((await admin.call("GET", "/admin/users?sort=password_hash")).status).toBe(422);
});

test("R1.1-19 a user's name, access, verification and role change, each in the audit log; access is mailed", async () => {
  const ada = await aPerson(app, { verified: false });
  await app.database.db.update(users).set({ is_active: false }).where(eq(users.id, ada.id));
  const changes = { name: "Ada Lovely", is_active: true, email_verified: true };
  const changed = await admin.call("PATCH", `/admin/users/${ada.id}`, changes);
  expect(changed).toMatchObject({
    status: 200,
    body: { user: { name: "Ada Lovely", is_active: true, email_verified_at: expect.any(String) as string } },
  });
  await app.mailedLink(ada.email, /beta access/);
  const detail = await admin.call("GET", `/admin/users/${ada.id}`);
  expect(detail.body["audit_log"]).toMatchObject([
    {
      action: "user.updated",
      admin: { id: admin.id },
      details: { name: { from: "Ada Example", to: "Ada Lovely" }, is_active: { from: false, to: true } },
    },
  ]);
  await admin.call("PATCH", `/admin/users/${ada.id}`, changes);
  expect((await admin.call("GET", `/admin/users/${ada.id}`)).body["audit_log"]).toHaveLength(1);
  expect((await admin.call("PATCH", `/admin/users/${ada.id}`, { role: "king" })).status).toBe(422);
  expect((await admin.call("PATCH", "/admin/users/999999", { name: "A" })).status).toBe(404);
});

test("a suspended user is out at once, and in again afterwards", async () => {
  const ada = await aPerson(app);
  await admin.call("PATCH", `/admin/users/${ada.id}`, { suspended: true });
  expect((await ada.call("GET", "/user")).status).toBe(401);
  expect(idsOf(await admin.call("GET", "/admin/users?suspended=true"))).toEqual([ada.id]);
  const back = await admin.call("PATCH", `/admin/users/${ada.id}`, { suspended: false });
  expect(back.body["user"]).toMatchObject({ suspended_at: null });
});

test("nobody changes their own role or suspends themselves, and the last admin stays", async () => {
  const own = `/admin/users/${admin.id}`;
  for (const changes of [{ role: "user" }, { suspended: true }])
    expect(await admin.call("PATCH", own, changes)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await admin.call("DELETE", own)).toMatchObject({ status: 403 });
  expect(await admin.call("PATCH", own, { name: "Grace Example" })).toMatchObject({ status: 200 });
  const second = await aPerson(app, { role: "admin" });
  const demoted = await second.call("PATCH", own, { role: "user" });
  expect(demoted).toMatchObject({ status: 200, body: { user: { is_admin: false } } });
  expect(await admin.call("GET", "/admin/users")).toMatchObject({ status: 403 });
  await second.call("PATCH", own, { role: "admin" });
  // Each takes the other's role at the same moment: one admin remains, whoever comes first.
  const [first, other] = await Promise.all([
    second.call("PATCH", own, { role: "user" }),
    admin.call("PATCH", `/admin/users/${second.id}`, { role: "user" }),
  ]);
  expect([first.status, other.status].filter((status) => status === 200)).toHaveLength(1);
  const left = await app.database.db.select().from(users).where(eq(users.role, "admin"));
  expect(left).toHaveLength(1);
  await app.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
});

test("an account is deleted with everything in it", async () => {
  const ada = await aPerson(app);
  const website = await aWebsite(ada);
  expect(await admin.call("DELETE", `/admin/users/${ada.id}`)).toMatchObject({ status: 200 });
  expect((await ada.call("GET", "/user")).status).toBe(401);
  expect((await admin.call("GET", `/admin/websites/${website.id}`)).status).toBe(404);
  expect((await admin.call("DELETE", `/admin/users/${ada.id}`)).status).toBe(404);
  const log = await admin.call("GET", "/admin/audit-log?action=user.deleted");
  expect(log.body["data"]).toMatchObject([{ target: { id: String(ada.id) }, details: { email: ada.email } }]);
});
