import { templateManifests } from "@vitrine/templates/catalogue";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { aPerson, aWebsite, call, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const dataOf = async (path: string) => (await admin.call("GET", path)).body["data"] as Json;

test("R1.1-06 the overview counts what is there", async () => {
  await aPerson(app, { plan: "pro", subscriptionStatus: "past_due" });
  await aPerson(app, { verified: false });
  await aWebsite(admin, { status: "private" });
  await call(app, "POST", "/waiting-list", { email: "grace@example.test" });
  const overview = await dataOf("/admin/overview");
  expect(overview).toMatchObject({
    users: { total: 3, verified: 2, new_7_days: 3, new_30_days: 3 },
    websites: { total: 1, by_status: { draft: 0, private: 1, published: 0 } },
    trials: 0,
    paying: 0,
    past_due: 1,
    monthly_recurring_revenue: 0,
    waiting_list: { pending: 1, total: 1 },
    failed_onboardings: 0,
  });
  expect(overview["latest_sign_ups"]).toHaveLength(3);
});

test("the product's figures add up over each period", async () => {
  const ada = await aPerson(app);
  const site = await aWebsite(ada, { status: "published" });
  await call(
    app,
    "POST",
    `/public/sites/${site.subdomain}/view`,
    { path: "/" },
    { "User-Agent": "Mozilla/5.0 Firefox/140" },
  );
  await ada.call("POST", "/onboarding/start-new", { path: "upload" });
  for (const [period, entries] of [
    ["day", 24],
    ["week", 7],
    ["month", 30],
    ["year", 12],
  ] as const) {
    const data = await dataOf(`/admin/analytics?period=${period}`);
    const series = data["series"] as Record<string, number>[];
    expect(series, period).toHaveLength(entries);
    for (const [name, total] of Object.entries(data["totals"] as Record<string, number>))
      expect([period, name, series.reduce((sum, entry) => sum + (entry[name] ?? 0), 0)]).toEqual([period, name, total]);
    expect(data["totals"]).toMatchObject({ public_views: 1 });
    expect((data["funnel"] as Json[])[0]).toEqual({ step: "welcome", reached: 1 });
    expect(data["onboardings"]).toMatchObject({ begun: 1, completed: 0 });
    expect(data["templates"]).toHaveLength(templateManifests.length);
  }
  expect((await admin.call("GET", "/admin/analytics?period=century")).status).toBe(422);
});

test("R1.1-25 the beta is switched on and off, with a message, and holds from the next request", async () => {
  const waiting = await aPerson(app);
  await app.database.db.update(users).set({ is_active: false }).where(eq(users.id, waiting.id));
  expect(await admin.call("GET", "/admin/beta-settings")).toMatchObject({
    body: {
      data: { beta_access_enabled: false, message: "", auto_activate_new_users: false },
      users_without_access: 1,
    },
  });
  expect((await waiting.call("GET", "/websites")).status).toBe(200);
  const rule = { beta_access_enabled: true, message: "Back on Monday.", auto_activate_new_users: false };
  expect(await admin.call("PUT", "/admin/beta-settings", rule)).toMatchObject({ status: 200, body: { data: rule } });
  expect(await waiting.call("GET", "/websites")).toMatchObject({ status: 403, body: { code: "beta_access_required" } });
  expect((await waiting.call("GET", "/beta-access/status")).body["data"]).toMatchObject({ message: "Back on Monday." });
  expect((await admin.call("PUT", "/admin/beta-settings", { beta_access_enabled: "yes" })).status).toBe(422);
  await admin.call("PUT", "/admin/beta-settings", { ...rule, beta_access_enabled: false });
  expect((await waiting.call("GET", "/websites")).status).toBe(200);
  const log = await admin.call("GET", "/admin/audit-log?action=beta.updated&per_page=1&sort=at");
  expect(log.body).toMatchObject({ data: [{ details: { to: rule } }], meta: { total: 2, last_page: 2 } });
});
