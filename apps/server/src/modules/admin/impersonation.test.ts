import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "../../db/schema/account.ts";
import { auditEntries } from "../../db/schema/audit.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  signedIn,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const minute = 60_000;

/** The person as the admin looks through their eyes. */
async function impersonated(person: Person, by = admin): Promise<Person> {
  const started = await by.call("POST", `/admin/impersonate/${person.id}`);
  expect(started.status, started.raw).toBe(200);
  const { token } = started.body["data"] as { token: string };
  return {
    ...person,
    token,
    call: (method, path, body, headers) =>
      call(app, method, path, body, { Authorization: `Bearer ${token}`, ...headers }),
  };
}

const restore = (token: string, adminId = admin.id) =>
  call(app, "POST", "/admin/restore-session", { admin_id: adminId }, { Authorization: `Bearer ${token}` });

const restored = { success: true, data: { is_admin: true, token: expect.any(String) as string } };

test("R1.7-13 R1.6-07 an admin sees what somebody sees, with the admin named; others may not", async () => {
  const ada = await aPerson(app);
  const website = await aWebsite(ada);
  const answer = await admin.call("POST", `/admin/impersonate/${ada.id}`);
  const impersonation = {
    admin_id: admin.id,
    admin_name: "Ada Example",
    expires_at: expect.stringMatching(/Z$/) as string,
  };
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: { user: { id: ada.id, impersonation }, active_website: { id: website.id }, is_admin: false, impersonation },
    },
  });
  const seen = await impersonated(ada);
  expect((await seen.call("GET", "/user")).body).toMatchObject({ id: ada.id, impersonation });
  expect((await seen.call("GET", "/websites")).body["data"]).toMatchObject([{ id: website.id }]);
  expect(await ada.call("POST", `/admin/impersonate/${ada.id}`)).toMatchObject({ status: 403 });
  expect(await call(app, "POST", `/admin/impersonate/${ada.id}`)).toMatchObject({ status: 401 });
});

test("neither admins nor nobody can be impersonated, and not from an impersonation", async () => {
  const other = await aPerson(app, { role: "admin" });
  const ada = await aPerson(app);
  for (const id of [admin.id, other.id])
    expect(await admin.call("POST", `/admin/impersonate/${id}`)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  expect(await admin.call("POST", "/admin/impersonate/999999")).toMatchObject({ status: 404 });
  const seen = await impersonated(ada);
  expect(await seen.call("POST", `/admin/impersonate/${other.id}`)).toMatchObject({
    status: 403,
    body: { code: "impersonation_forbidden" },
  });
});

describe("an impersonation", () => {
  test.each([
    ["PUT", "/user/password"],
    ["DELETE", "/user"],
    ["GET", "/user/export"],
    ["GET", "/user/api-tokens"],
    ["POST", "/user/api-tokens"],
    ["POST", "/subscription/checkout-session"],
    ["POST", "/subscription/start-trial"],
    ["POST", "/subscription/change-plan"],
    ["POST", "/subscription/cancel"],
    ["PUT", "/subscription/payment-method"],
    ["POST", "/subscription/billing-portal"],
    ["GET", "/admin/users"],
  ] as const)("may not %s %s", async (method, path) => {
    const seen = await impersonated(await aPerson(app));
    const answer = await seen.call(method, path, method === "GET" ? undefined : {});
    expect(answer).toMatchObject({ status: 403, body: { code: "impersonation_forbidden" } });
  });

  test("looks into an account that is not verified yet", async () => {
    const seen = await impersonated(await aPerson(app, { verified: false }));
    expect(await seen.call("GET", "/user")).toMatchObject({ status: 200, body: { email_verified_at: null } });
  });

  test("ends with the admin's role, and after an hour however much it is used", async () => {
    const second = await aPerson(app, { role: "admin" });
    const seen = await impersonated(await aPerson(app), second);
    await app.database.db.update(users).set({ role: "user" }).where(eq(users.id, second.id));
    expect((await seen.call("GET", "/user")).status).toBe(401);
    const later = await impersonated(await aPerson(app));
    app.clock.advance(55 * minute);
    expect((await later.call("GET", "/user")).status).toBe(200);
    app.clock.advance(6 * minute);
    expect((await later.call("GET", "/user")).status).toBe(401);
  });

  test("is not among the devices of the person whom it shows", async () => {
    const ada = await aPerson(app);
    await impersonated(ada);
    expect((await ada.call("GET", "/user/sessions")).body["data"]).toHaveLength(1);
  });
});

describe("the way back", () => {
  test("R1.7-10 stopping needs no body, ends the token at once, and says whose it was", async () => {
    const seen = await impersonated(await aPerson(app));
    expect((await seen.call("GET", "/admin/impersonate/status")).body["data"]).toMatchObject({
      is_impersonating: true,
      admin: { id: admin.id },
      user: { id: seen.id },
    });
    expect(await seen.call("POST", "/admin/impersonate/stop")).toMatchObject({
      status: 200,
      body: { data: { admin_id: admin.id } },
    });
    expect((await seen.call("GET", "/user")).status).toBe(401);
    expect(await admin.call("POST", "/admin/impersonate/stop")).toMatchObject({
      status: 409,
      body: { code: "invalid_state" },
    });
    expect((await admin.call("GET", "/admin/impersonate/status")).body["data"]).toEqual({
      is_impersonating: false,
      admin: null,
      user: null,
      expires_at: null,
    });
  });

  test("R1.7-11 leads by the admin's own token, or once by the one that was just stopped", async () => {
    const own = await restore(admin.token);
    expect(own).toMatchObject({
      status: 200,
      body: { ...restored, data: { user: { id: admin.id }, token: admin.token } },
    });
    const seen = await impersonated(await aPerson(app));
    expect((await restore(seen.token)).status).toBe(403);
    await seen.call("POST", "/admin/impersonate/stop");
    const back = await restore(seen.token);
    expect(back).toMatchObject({ status: 200, body: restored });
    const { token } = back.body["data"] as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await call(app, "GET", "/user", undefined, headers)).body).toMatchObject({ id: admin.id, is_admin: true });
    expect((await restore(seen.token)).status).toBe(403);
  });

  test("R1.7-12 stays closed to whoever only knows an admin's number", async () => {
    const ada = await aPerson(app);
    const other = await aPerson(app, { role: "admin" });
    const denied = { status: 403, body: { code: "restore_denied" } };
    expect(await call(app, "POST", "/admin/restore-session", { admin_id: admin.id })).toMatchObject(denied);
    expect(await restore(ada.token)).toMatchObject(denied);
    expect(await restore(ada.token, ada.id)).toMatchObject(denied);
    const seen = await impersonated(ada, other);
    await seen.call("POST", "/admin/impersonate/stop");
    expect(await restore(seen.token)).toMatchObject(denied);
    const late = await impersonated(ada);
    await late.call("POST", "/admin/impersonate/stop");
    app.clock.advance(61_000);
    expect(await restore(late.token)).toMatchObject(denied);
    app.clock.advance(-61_000);
    expect(await call(app, "POST", "/admin/restore-session", {})).toMatchObject({ status: 422 });
  });

  test("is closed to who is no admin any more", async () => {
    const former = await aPerson(app, { role: "admin" });
    const seen = await impersonated(await aPerson(app), former);
    await seen.call("POST", "/admin/impersonate/stop");
    await app.database.db.update(users).set({ role: "user" }).where(eq(users.id, former.id));
    expect((await restore(seen.token, former.id)).status).toBe(403);
    expect((await restore(former.token, former.id)).status).toBe(403);
  });
});

test("start and stop are in the audit log, under the admin's name", async () => {
  const ada = await aPerson(app);
  const seen = await impersonated(ada);
  await seen.call("POST", "/admin/impersonate/stop");
  const isAboutAda = and(eq(auditEntries.target_type, "user"), eq(auditEntries.target_id, String(ada.id)));
  const rows = await app.database.db.select().from(auditEntries).where(isAboutAda).orderBy(auditEntries.id);
  expect(rows).toMatchObject([
    { action: "impersonation.started", admin_id: admin.id, target_name: "Ada Example" },
    { action: "impersonation.stopped", admin_id: admin.id },
  ]);
  const open = await app.database.db.select().from(sessions).where(eq(sessions.user_id, ada.id));
  expect(open.map(({ impersonator_id }) => impersonator_id)).toEqual([null, admin.id]);
  expect(
    (await (await signedIn(app, admin)).call("GET", "/admin/audit-log?search=ada")).body["data"] as Json[],
  ).not.toEqual([]);
});
