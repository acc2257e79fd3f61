import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, eventually, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

async function impersonated(person: Person): Promise<Person> {
  const started = await admin.call("POST", `/admin/impersonate/${person.id}`);
  const { token } = started.body["data"] as { token: string };
  return {
    ...person,
    token,
    call: (method, path, body, headers) =>
      call(app, method, path, body, { Authorization: `Bearer ${token}`, ...headers }),
  };
}

type Entry = { action: string; details: Record<string, unknown> };

/** What was written down about a person once every write has its status, the first first. */
async function writesAs(person: Person): Promise<Record<string, unknown>[]> {
  const wrote = await eventually(async () => {
    const { body } = await admin.call("GET", `/admin/users/${person.id}`);
    const entries = (body["audit_log"] as Entry[]).filter(({ action }) => action === "impersonation.wrote");
    return entries.every(({ details }) => "status" in details) ? entries : undefined;
  });
  return wrote.map(({ details }) => details).toReversed();
}

test("every write of an admin who looks through somebody's eyes is written down, and no word of it", async () => {
  const ada = await aPerson(app);
  const site = await aWebsite(ada);
  const seen = await impersonated(ada);
  await seen.call("GET", "/websites");
  await seen.call("PATCH", `/websites/${site.id}/builder`, { intro: "Secret words of Ada" });
  await seen.call("POST", "/websites", { name: "" });
  await seen.call("POST", `/websites/${site.id}/publish`);
  await seen.call("DELETE", "/websites/99999999");
  expect(await writesAs(ada)).toEqual([
    { method: "PATCH", path: "/websites/:id/builder", website_id: site.id, status: 200 },
    { method: "POST", path: "/websites", status: expect.any(Number) },
    { method: "POST", path: "/websites/:id/publish", website_id: site.id, status: 200 },
    { method: "DELETE", path: "/websites/:id", website_id: 99999999, status: 404 },
  ]);
  const { body, raw } = await admin.call("GET", "/admin/audit-log?action=impersonation.wrote");
  expect(body["data"]).toMatchObject([
    { admin: { id: admin.id }, target: { type: "user", id: String(ada.id) } },
    {},
    {},
    {},
  ]);
  expect(raw).not.toContain("Secret words");
});

test("what people do themselves is no entry of an impersonation", async () => {
  const ada = await aPerson(app);
  await aWebsite(ada);
  expect(await writesAs(ada)).toEqual([]);
});

test("stopping is an entry of its own, and starting too", async () => {
  const ada = await aPerson(app);
  await (await impersonated(ada)).call("POST", "/admin/impersonate/stop");
  const { body } = await admin.call("GET", `/admin/users/${ada.id}`);
  expect((body["audit_log"] as Entry[]).map(({ action }) => action)).toEqual([
    "impersonation.stopped",
    "impersonation.started",
  ]);
});

test.each([{ all: true }, { all: false }])(
  "signing out with %o ends the admin's look and no session of the user",
  async (body) => {
    const ada = await aPerson(app);
    const seen = await impersonated(ada);
    const own = (await ada.call("GET", "/user/sessions")).body["data"] as { id: number }[];
    expect(await seen.call("DELETE", `/user/sessions/${own[0]?.id}`)).toMatchObject({
      status: 403,
      body: { code: "impersonation_forbidden" },
    });
    expect((await seen.call("POST", "/logout", body)).status).toBe(200);
    expect((await seen.call("GET", "/user")).status).toBe(401);
    expect((await ada.call("GET", "/user")).status).toBe(200);
  },
);
