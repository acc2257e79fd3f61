import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, type TestApp } from "../../testing/index.ts";
import { verifyEmailMail } from "../auth/mails.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function storedJobs(): Promise<string> {
  const { rows } = await app.database.db.execute<{ stored: string | null }>(
    sql`select string_agg(job::text, ' ') as stored from pgboss.job`,
  );
  return rows[0]?.stored ?? "";
}

const inJobs = async (kind: string) => (await storedJobs()).includes(kind);

test("jobs hold no address, no link, no secret and no words of anybody", async () => {
  const email = "secretive@example.test";
  const account = {
    name: "Zebulon Quint",
    email,
    password: "correct horse battery",
    password_confirmation: "correct horse battery",
    terms: true,
  };
  expect((await call(app, "POST", "/register", account)).status).toBe(201);
  await call(app, "POST", "/forgot-password", { email });
  const owner = await aPerson(app, { plan: "pro" });
  await aWebsite(owner, { subdomain: "quiet-site", status: "published" });
  const words = { name: "Visitor Vance", email: "vance@example.test", message: "Words for one reader" };
  expect((await call(app, "POST", "/public/sites/quiet-site/contact", words)).status).toBe(201);
  const stored = await storedJobs();
  for (const kind of ["verify-email", "contact-message"]) expect(stored).toContain(kind);
  expect(stored).not.toMatch(/@example\.test|Zebulon|Vance|Words for|hash=|token=/);
});

test("a mail that may have arrived twice holds two links that both work, until one is used", async () => {
  const person = await aPerson(app, { verified: false });
  const { db } = app.database;
  const context = { db, clock: app.clock, appUrl: () => "http://localhost:3000", supportEmail: "" };
  const linkOf = async (isFirstTry: boolean) => {
    const mail = await verifyEmailMail.compose({ user_id: person.id }, { ...context, isFirstTry });
    return new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").searchParams.get("hash") ?? "";
  };
  const [first, second] = [await linkOf(true), await linkOf(false)];
  expect(second).not.toBe(first);
  const verify = (hash: string) => call(app, "POST", `/email/verify/${person.id}/${hash}`);
  expect((await verify(first)).status).toBe(200);
  expect(await verifyEmailMail.compose({ user_id: person.id }, { ...context, isFirstTry: false })).toBeNull();
});

test("the mails of a deleted account are removed with it, and none is written for one that is gone", async () => {
  const person = await aPerson(app);
  await call(app, "POST", "/forgot-password", { email: person.email });
  expect(await inJobs(`person-${person.id}`)).toBe(true);
  const deleted = await person.call("DELETE", "/user", { password: "correct horse battery", confirm: true });
  expect(deleted.status, deleted.raw).toBe(200);
  expect(await inJobs(`person-${person.id}`)).toBe(false);
  const { db } = app.database;
  const context = { db, clock: app.clock, appUrl: () => "", supportEmail: "", isFirstTry: true };
  expect(await verifyEmailMail.compose({ user_id: person.id }, context)).toBeNull();
});
