import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "../../db/schema/account.ts";
import { billingAccounts, ledgerEntries, simulatorCustomers } from "../../db/schema/billing.ts";
import { media, websites } from "../../db/schema/websites.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  testPassword,
  upload,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { buy } from "../billing/testing/buy.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

const aPicture = readFileSync(new URL("../../../../web/public/tour/upload.webp", import.meta.url));
const newPassword = "a different horse";

const loginAs = (person: Person, password: string, headers: Record<string, string> = {}) =>
  call(app, "POST", "/login", { email: person.email, password }, headers);

describe("PATCH /user", () => {
  test("changes the name, the company and the tax number, each alone", async () => {
    const person = await aPerson(app);
    const named = await person.call("PATCH", "/user", { name: "  Grace Example " });
    expect(named.status).toBe(200);
    expect(named.body["user"]).toMatchObject({ id: person.id, name: "Grace Example", company: null });
    await person.call("PATCH", "/user", { company: "Riverside Hospital" });
    expect((await person.call("GET", "/user")).body).toMatchObject({
      name: "Grace Example",
      company: "Riverside Hospital",
    });
    const taxed = await person.call("PATCH", "/user", { tax_id: " DE 123 456 789 " });
    expect(taxed.body["user"]).toMatchObject({ company: "Riverside Hospital", tax_id: "DE 123 456 789" });
    for (const tax_id of ["DE", "none at all", "DE\n123456"])
      expect((await person.call("PATCH", "/user", { tax_id })).body["errors"]).toHaveProperty("tax_id");
    await person.call("PATCH", "/user", { tax_id: "" });
    expect((await person.call("GET", "/user")).body["tax_id"]).toBeNull();
    await person.call("PATCH", "/user", { company: "" });
    expect((await person.call("GET", "/user")).body["company"]).toBeNull();
  });

  test("refuses an empty name and changes nothing else, whatever is sent", async () => {
    const person = await aPerson(app);
    const refused = await person.call("PATCH", "/user", { name: " " });
    expect(refused.status).toBe(422);
    expect(refused.body["errors"]).toHaveProperty("name");
    await person.call("PATCH", "/user", { role: "admin", email: "other@example.test", is_active: false });
    expect((await person.call("GET", "/user")).body).toMatchObject({
      role: "user",
      email: person.email,
      is_active: true,
    });
  });
});

describe("PUT /user/password", () => {
  const change = (person: Person, body: Record<string, unknown>) =>
    person.call("PUT", "/user/password", { password_confirmation: body["password"], ...body });

  test("needs the current password", async () => {
    const person = await aPerson(app);
    const refused = await change(person, { current_password: "wrong", password: newPassword });
    expect(refused.status).toBe(422);
    expect(refused.body["errors"]).toHaveProperty("current_password");
    expect((await loginAs(person, testPassword)).status).toBe(200);
  });

  test.each([
    ["short", { password: "short" }, "password"],
    ["not repeated", { password: newPassword, password_confirmation: "else" }, "password_confirmation"],
    ["common", { password: "password123" }, "password"],
  ])("refuses a new one that is %s", async (_, body, field) => {
    const refused = await change(await aPerson(app), { current_password: testPassword, ...body });
    expect(refused.status).toBe(422);
    expect(refused.body["errors"]).toHaveProperty(field);
  });

  test("refuses the person's own address", async () => {
    const person = await aPerson(app);
    const refused = await change(person, { current_password: testPassword, password: person.email.toUpperCase() });
    expect(refused.body["errors"]).toHaveProperty("password");
  });

  test("ends all other sessions and keeps its own", async () => {
    const person = await aPerson(app);
    const other = (await loginAs(person, testPassword)).body["token"] as string;
    expect((await change(person, { current_password: testPassword, password: newPassword })).status).toBe(200);
    expect((await person.call("GET", "/user")).status).toBe(200);
    expect((await call(app, "GET", "/user", undefined, { Authorization: `Bearer ${other}` })).status).toBe(401);
    expect((await loginAs(person, testPassword)).status).toBe(401);
    expect((await loginAs(person, newPassword)).status).toBe(200);
  });
});

describe("sessions", () => {
  test("are listed by device, and one of them can be ended", async () => {
    const person = await aPerson(app);
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
    const other = (await loginAs(person, testPassword, { "user-agent": agent })).body["token"] as string;
    const listed = await person.call("GET", "/user/sessions");
    expect(listed.body["has_password"]).toBe(true);
    const rows = listed.body["data"] as { id: number; device: string; is_current: boolean }[];
    expect(Object.fromEntries(rows.map(({ device, is_current }) => [device, is_current]))).toEqual({
      "Firefox on Linux": false,
      "Unknown device": true,
    });
    expect(listed.raw).not.toMatch(/token|hash|Gecko/);
    const foreign = rows.find((row) => !row.is_current)?.id ?? 0;
    expect((await (await aPerson(app)).call("DELETE", `/user/sessions/${foreign}`)).status).toBe(404);
    expect((await person.call("DELETE", `/user/sessions/${foreign}`)).status).toBe(200);
    expect((await call(app, "GET", "/user", undefined, { Authorization: `Bearer ${other}` })).status).toBe(401);
    expect((await person.call("DELETE", `/user/sessions/${foreign}`)).status).toBe(404);
  });

  test("logging out everywhere ends them all", async () => {
    const person = await aPerson(app);
    await loginAs(person, testPassword);
    await person.call("POST", "/logout", { all: true });
    expect((await person.call("GET", "/user")).status).toBe(401);
    expect(await app.database.db.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([]);
  });

  test("show when they were used last, also remembered ones, whose end stays", async () => {
    const person = await aPerson(app);
    const credentials = { email: person.email, password: testPassword, remember: true };
    const { token } = (await call(app, "POST", "/login", credentials)).body as { token: string };
    type Row = { remember: boolean; last_used_at: string; expires_at: string };
    const remembered = async () =>
      ((await person.call("GET", "/user/sessions")).body["data"] as Row[]).find((row) => row.remember);
    const before = await remembered();
    app.clock.advance(5 * 60_000);
    await call(app, "GET", "/user", undefined, { Authorization: `Bearer ${token}` });
    const after = await remembered();
    expect(Date.parse(after?.last_used_at ?? "") - Date.parse(before?.last_used_at ?? "")).toBeGreaterThan(4 * 60_000);
    expect(after?.expires_at).toBe(before?.expires_at);
  });
});

describe("GET /user/export", () => {
  test("gives everything about the caller as a file, no secret and nothing of others", async () => {
    const person = await aPerson(app);
    const stranger = await aPerson(app);
    await aWebsite(stranger, { intro: "Nothing of mine" });
    const site = await aWebsite(person, { intro: "A nurse's own words" });
    await person.call("POST", `/websites/${site.id}/experiences`, {
      name: "Riverside Hospital",
      position: "Nurse",
      date: "2019",
    });
    await upload(
      app,
      `/websites/${site.id}/profile-picture`,
      [{ name: "picture", fileName: "me.webp", type: "image/webp", content: aPicture }],
      { Authorization: `Bearer ${person.token}` },
    );
    await person.call("POST", "/support", { name: "x", email: "x@y.zz", subject: "Hello", message: "My question" });
    const answer = await person.call("GET", "/user/export");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="vitrine-account-${person.id}.json"`);
    expect(answer.headers["content-type"]).toContain("application/json");
    const { data, files } = answer.body as { data: Record<string, Record<string, unknown>[]>; files: unknown[] };
    expect(data["users"]?.[0]).toMatchObject({ id: person.id, email: person.email });
    expect(data["websites"]).toHaveLength(1);
    expect(data["entries"]?.[0]).toMatchObject({ kind: "experience", data: { name: "Riverside Hospital" } });
    expect(data["support_tickets"]?.[0]).toMatchObject({ message: "My question" });
    expect(files).toHaveLength(1);
    expect(answer.raw).toContain("A nurse's own words");
    expect(answer.raw).not.toContain("Nothing of mine");
    expect(answer.raw).not.toMatch(/password_hash|token_hash|\$argon2/);
    expect(answer.raw).not.toContain(stranger.email);
  });
});

describe("DELETE /user", () => {
  const remove = (person: Person, body: unknown = { password: testPassword, confirm: true }) =>
    person.call("DELETE", "/user", body);

  test("needs the password and a confirmation", async () => {
    const person = await aPerson(app);
    const unconfirmed = await remove(person, { password: testPassword });
    expect(unconfirmed.body["errors"]).toHaveProperty("confirm");
    for (const password of ["wrong", undefined]) {
      const refused = await remove(person, { password, confirm: true });
      expect(refused.status).toBe(422);
      expect(refused.body["errors"]).toHaveProperty("password");
    }
    expect((await person.call("GET", "/user")).status).toBe(200);
  });

  test("takes the account, its websites, files and personal data away", async () => {
    const person = await aPerson(app);
    const site = await aWebsite(person, { status: "published" });
    const pictured = await upload(
      app,
      `/websites/${site.id}/profile-picture`,
      [{ name: "picture", fileName: "me.webp", type: "image/webp", content: aPicture }],
      { Authorization: `Bearer ${person.token}` },
    );
    const picture = pictured.body["url"] as string;
    expect((await app.http.inject(picture)).statusCode).toBe(200);
    expect((await app.http.inject(`/p/${site.subdomain}`)).statusCode).toBe(200);
    const key = `media/${picture.split("/").at(-1)}`;
    expect((await remove(person)).status).toBe(200);

    const { db } = app.database;
    expect(await db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
    expect(await db.select().from(websites).where(eq(websites.user_id, person.id))).toEqual([]);
    expect(await db.select().from(media).where(eq(media.user_id, person.id))).toEqual([]);
    expect((await person.call("GET", "/user")).status).toBe(401);
    expect((await loginAs(person, testPassword)).status).toBe(401);
    expect((await app.http.inject(`/p/${site.subdomain}`)).statusCode).toBe(404);
    await eventually(async () => ((await app.storage.get(key)) === null ? true : undefined));
    const again = await call(app, "POST", "/register", {
      name: "Ada Example",
      email: person.email,
      password: newPassword,
      password_confirmation: newPassword,
      terms: true,
    });
    expect(again.status).toBe(201);
  });

  test("is refused to the only admin, and to one of two only while there are no others", async () => {
    const first = await aPerson(app, { role: "admin" });
    const alone = await remove(first);
    expect(alone.status).toBe(409);
    expect(alone.body["code"]).toBe("last_admin");
    const second = await aPerson(app, { role: "admin" });
    const answers = await Promise.all([remove(first), remove(second)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test("ends the subscription first: the provider renews nothing any more, and the books stay", async () => {
    const person = await aPerson(app);
    await buy(person);
    const { db } = app.database;
    const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.user_id, person.id));
    const count = async (table: typeof ledgerEntries) => (await db.select().from(table)).length;
    const nextCharge = async () => {
      const found = eq(simulatorCustomers.id, account?.customer_id ?? "");
      return (await db.select().from(simulatorCustomers).where(found))[0]?.due_at;
    };
    expect(await nextCharge()).toBeInstanceOf(Date);
    const booked = await count(ledgerEntries);
    expect((await remove(person)).status).toBe(200);
    expect(await nextCharge()).toBeNull();
    expect(booked).toBeGreaterThan(0);
    expect(await count(ledgerEntries)).toBe(booked);
  });

  test("needs no password of somebody who has none", async () => {
    const person = await aPerson(app);
    await app.database.db.update(users).set({ password_hash: null }).where(eq(users.id, person.id));
    expect((await person.call("GET", "/user/sessions")).body["has_password"]).toBe(false);
    expect((await remove(person, { confirm: true })).status).toBe(200);
  });
});
