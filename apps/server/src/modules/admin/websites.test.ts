import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const idsOf = (answer: { body: Json }) => (answer.body["data"] as { id: number }[]).map(({ id }) => id);

test("R1.1-20 websites are listed with owner and views, searched by name, address and owner, and read", async () => {
  const ada = await aPerson(app);
  const site = await aWebsite(ada, { status: "published", name: "Ward & Weave" });
  await call(
    app,
    "POST",
    `/public/sites/${site.subdomain}/view`,
    { path: "/" },
    { "User-Agent": "Mozilla/5.0 Firefox/140" },
  );
  for (const search of ["Ward & W", site.subdomain ?? "", ada.email]) {
    const found = await admin.call("GET", `/admin/websites?search=${encodeURIComponent(search)}`);
    expect(found.body["data"], search).toMatchObject([
      { id: site.id, owner: { id: ada.id, email: ada.email }, views: 1, public_url: site.public_url },
    ]);
  }
  expect(idsOf(await admin.call("GET", `/admin/websites?owner_id=${ada.id}&status=published`))).toEqual([site.id]);
  expect(idsOf(await admin.call("GET", `/admin/websites?owner_id=${ada.id}&status=draft`))).toEqual([]);
  expect(idsOf(await admin.call("GET", "/admin/websites?template_slug=nothing"))).toEqual([]);
  const read = await admin.call("GET", `/admin/websites/${site.id}`);
  expect(read.body).toMatchObject({ website: { id: site.id, experience: [] }, owner: { id: ada.id }, audit_log: [] });
});

test("R1.1-20 a website is taken down with a reason that its owner is told, and stays down until an admin lifts that", async () => {
  const ada = await aPerson(app);
  const site = await aWebsite(ada, { status: "published" });
  const path = `/admin/websites/${site.id}`;
  const isKnownAs = (status: number) =>
    eventually(async () => {
      const answer = await call(app, "GET", `/public/sites/${site.subdomain}`);
      return answer.status === status || undefined;
    });
  expect((await admin.call("PATCH", path, { status: "draft" })).body).toMatchObject({ errors: { reason: [/./] } });
  expect((await admin.call("PATCH", path, { status: "published", reason: "x" })).status).toBe(422);
  const down = await admin.call("PATCH", path, { status: "draft", reason: "It shows somebody else's picture." });
  expect(down).toMatchObject({ status: 200, body: { website: { status: "draft", public_url: null } } });
  await isKnownAs(404);
  const mail = await eventually(() =>
    app.mails.find(({ to, subject }) => to === ada.email && /taken down/.test(subject)),
  );
  expect(mail.text).toContain("somebody else's picture");
  expect(await admin.call("PATCH", path, { status: "draft", reason: "Again." })).toMatchObject({
    status: 409,
    body: { code: "invalid_state" },
  });
  expect((await admin.call("GET", path)).body["audit_log"]).toMatchObject([
    { action: "website.taken_down", details: { from: "published", reason: "It shows somebody else's picture." } },
  ]);
  expect(await ada.call("POST", `/websites/${site.id}/publish`)).toMatchObject({
    status: 409,
    body: { code: "website_taken_down" },
  });
  expect((await admin.call("POST", `${path}/lift`, {})).body).toMatchObject({
    website: { status: "published", taken_down_at: null, public_url: `/p/${site.subdomain}` },
  });
  expect((await admin.call("POST", `${path}/lift`, {})).body["code"]).toBe("invalid_state");
  await isKnownAs(200);
});

test("R1.1-20 a website is deleted", async () => {
  const ada = await aPerson(app);
  const site = await aWebsite(ada);
  expect((await admin.call("DELETE", `/admin/websites/${site.id}`)).status).toBe(200);
  expect((await ada.call("GET", `/websites/${site.id}`)).status).toBe(404);
  expect((await admin.call("DELETE", `/admin/websites/${site.id}`)).status).toBe(404);
});
