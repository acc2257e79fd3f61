import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { settings } from "../../db/schema/platform.ts";
import { aPerson, call, createTestApp, testPassword, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function setBeta(value: boolean): Promise<void> {
  const row = { name: "beta_access_enabled", value };
  await app.database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: { value } });
}
beforeEach(() => setBeta(true));

const setActive = (person: Person, isActive: boolean) =>
  app.database.db.update(users).set({ is_active: isActive }).where(eq(users.id, person.id));

async function aLockedPerson(): Promise<Person> {
  const person = await aPerson(app);
  await setActive(person, false);
  return person;
}

const statusOf = async (person: Person) => (await person.call("GET", "/beta-access/status")).body["data"];

test("R1.7-19 the status says whether the beta is on, and nothing of a guest", async () => {
  expect((await call(app, "GET", "/beta-access/status")).body).toEqual({
    success: true,
    data: { beta_access_enabled: true, has_access: null, granted_seen: null },
  });
  await setBeta(false);
  expect((await call(app, "GET", "/beta-access/status")).body["data"]).toMatchObject({ beta_access_enabled: false });
});

test("while it is on, a person without access reaches the exempt calls only", async () => {
  const person = await aLockedPerson();
  const refused = await person.call("GET", "/websites");
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: "beta_access_required",
    message: "Beta access is required to use this feature.",
  });
  expect(await statusOf(person)).toEqual({ beta_access_enabled: true, has_access: false, granted_seen: false });
  expect((await person.call("GET", "/user")).status).toBe(200);
  expect((await person.call("GET", "/subscription/current")).status).toBe(200);
  expect((await person.call("GET", "/templates")).status).toBe(200);
  await setBeta(false);
  expect((await person.call("GET", "/websites")).status).toBe(200);
});

test("an active person and an admin are let in", async () => {
  expect((await (await aPerson(app)).call("GET", "/websites")).status).toBe(200);
  const admin = await aPerson(app, { role: "admin" });
  await setActive(admin, false);
  expect((await admin.call("GET", "/websites")).status).toBe(200);
  expect(await statusOf(admin)).toMatchObject({ has_access: true });
});

test("seeing the grant is noted once, and not before it is granted", async () => {
  const person = await aLockedPerson();
  const early = await person.call("POST", "/user/beta-access-seen");
  expect([early.status, early.body["code"]]).toEqual([409, "invalid_state"]);
  await setActive(person, true);
  const seenAt = async () =>
    ((await person.call("POST", "/user/beta-access-seen")).body["user"] as { beta_access_granted_seen_at: string })
      .beta_access_granted_seen_at;
  const first = await seenAt();
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT/);
  app.clock.advance(60_000);
  expect(await seenAt()).toBe(first);
  expect(await statusOf(person)).toEqual({ beta_access_enabled: true, has_access: true, granted_seen: true });
});

test("whoever registers while it is on waits, and is active otherwise", async () => {
  const register = (email: string) =>
    call(app, "POST", "/register", {
      name: "Ada Example",
      email,
      password: testPassword,
      password_confirmation: testPassword,
      terms: true,
    });
  expect((await register("waits@example.test")).body["user"]).toMatchObject({ is_active: false });
  await setBeta(false);
  expect((await register("enters@example.test")).body["user"]).toMatchObject({ is_active: true });
});
