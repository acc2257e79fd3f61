import { randomUUID } from "node:crypto";
import { firstLandingClaims, presetLandingContent, type LandingClaims } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { onboardingSessions } from "../../db/schema/onboarding.ts";
import { settings } from "../../db/schema/platform.ts";
import { aPerson, aWebsite, call, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());
beforeEach(async () => {
  await app.database.db.delete(settings).where(eq(settings.name, "landing_claims"));
  // What is shown may be some seconds old, and counts some minutes.
  app.clock.advance(11 * 60_000);
});

const path = "/admin/landing";
const shown = async () => (await call(app, "GET", "/landing")).body["data"] as Json;
const put = (changes: Partial<LandingClaims>, rest: Json = {}) =>
  admin.call("PUT", path, { ...firstLandingClaims, ...changes, ...rest });

test("R1.1-12 R1.1-16 R1.1-17 a new installation shows the specification's texts, unconfirmed", async () => {
  expect(await shown()).toEqual(presetLandingContent);
  expect((await admin.call("GET", path)).body).toMatchObject({ data: firstLandingClaims, version: 0 });
});

test("own words, hidden claims and counts are on the start page at once, and in the audit log", async () => {
  const owner = await aPerson(app);
  await aWebsite(owner, { status: "published" });
  await aWebsite(await aPerson(app));
  const story = { show: "own", quote: "Mine.", by: "A. Example", template: "modern" } as const;
  const nothing = { show: "hidden" } as const;
  const saved = await put({
    people: { show: "counted" },
    sites: { show: "counted" },
    uptime: { show: "own", value: "3", label: "offices" },
    hero_line: nothing,
    stories: [story, nothing, nothing, nothing],
  });
  expect(saved).toMatchObject({ status: 200, body: { version: 1, counted: { people: 2, sites: 1 } } });
  expect(await shown()).toMatchObject({
    hero_line: null,
    metrics: [{ value: "2", label: "people with a site" }, {}, { value: "3", label: "offices" }, {}],
    stories: [{ slug: "modern", name: "Modern", quote: "Mine.", by: "A. Example" }],
    statistics: [{}, { value: "1", label: "site published" }, {}, {}],
  });
  const log = await admin.call("GET", "/admin/audit-log?action=landing.updated");
  expect(log.body["data"]).toMatchObject([{ target: { type: "landing", name: "Start page" } }]);
  await app.database.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, owner.id));
  app.clock.advance(11 * 60_000);
  expect((await admin.call("GET", path)).body["counted"]).toEqual({ people: 1, sites: 0, speed: 0 });
});

test("the time to a site is measured once ten people have one, by the middle of them", async () => {
  const owner = await aPerson(app);
  const website = await aWebsite(owner);
  const { db } = app.database;
  const begun = (minutesBefore: number) => new Date(Date.parse(website.created_at) - minutesBefore * 60_000 + 20_000);
  const add = (minutes: number, path: "upload" | "scratch" = "upload") =>
    db.insert(onboardingSessions).values({
      id: `speed-${randomUUID()}`,
      user_id: owner.id,
      status: "completed",
      path,
      website_id: website.id,
      created_at: begun(minutes),
    });
  const measured = async () => {
    app.clock.advance(11 * 60_000);
    return (await admin.call("GET", path)).body["counted"];
  };
  for (const minutes of [1, 2, 2, 3, 3, 4, 4, 60, 900]) await add(minutes);
  await add(500, "scratch");
  expect(await measured()).toMatchObject({ speed: 0 });
  await add(4);
  expect(await measured()).toMatchObject({ speed: 4 });
  await put({ speed: { show: "counted" } });
  expect(await shown()).toMatchObject({
    metrics: [{}, {}, {}, { value: "4 min", label: "from CV to site, for half of the people" }],
    setup: { words: "4 min from CV to site, for half of the people", minutes: 4 },
  });
});

test("a choice that was stored before a claim was asked about keeps what it says, unconfirmed", async () => {
  const { support: _support, ...claims } = firstLandingClaims;
  const value = { claims: { ...claims, uptime: { show: "hidden" }, confirmed: true }, version: 5 };
  await app.database.db.insert(settings).values({ name: "landing_claims", value });
  expect((await admin.call("GET", path)).body).toMatchObject({
    data: { uptime: { show: "hidden" }, support: { show: "preset" }, confirmed: false },
    version: 5,
  });
});

test("what was made from an older state is refused, and so is what makes no sense", async () => {
  expect((await put({ confirmed: true }, { version: 0 })).status).toBe(200);
  const late = await put({}, { version: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: "version_conflict", data: { current_version: 1 } } });
  expect((await admin.call("GET", path)).body).toMatchObject({ data: { confirmed: true }, version: 1 });
  const gone = { show: "own", quote: "Mine.", by: "A", template: "no-such-template" } as const;
  const refused: [Json, string][] = [
    [{ uptime: { show: "counted" } }, "uptime.show"],
    [{ people: { show: "own", value: " ", label: "x" } }, "people.value"],
    [{ stories: [gone, gone, gone, gone] }, "stories.0.template"],
  ];
  for (const [changes, field] of refused)
    expect((await admin.call("PUT", path, { ...firstLandingClaims, ...changes })).body).toMatchObject({
      status: 422,
      errors: { [field]: [/./] },
    });
  expect((await admin.call("GET", path)).body).toMatchObject({ version: 1 });
});

test("R1.1-26 nobody but admins sees or changes what is chosen", async () => {
  const person = await aPerson(app);
  for (const method of ["GET", "PUT"] as const) {
    expect((await person.call(method, path, method === "PUT" ? firstLandingClaims : undefined)).status).toBe(403);
    expect((await call(app, method, path, method === "PUT" ? firstLandingClaims : undefined)).status).toBe(401);
  }
});

test("a stored choice that nobody understands any more claims what the product ships with", async () => {
  await app.database.db.insert(settings).values({ name: "landing_claims", value: { claims: "old" } });
  expect(await shown()).toEqual(presetLandingContent);
});
