import { findKind, type SectionKind } from "@vitrine/model";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onboardingSessions } from "../../db/schema/onboarding.ts";
import { entries } from "../../db/schema/sections.ts";
import { aPerson, aWebsite, createTestApp, type TestApp } from "../../testing/index.ts";
import { newRewriteState, rewriteOldEntries } from "./rewrite-old.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

/** Prizes as a later version would keep them: their issuer in capitals. */
function laterAwards(): SectionKind {
  const awards = findKind("awards");
  if (!awards) throw new Error("The kind is gone.");
  const upgrade = (value: unknown) => {
    const fields = value as { issuer: string };
    return { ...fields, issuer: fields.issuer.toUpperCase() };
  };
  return { ...awards, version: 2, upgrades: { 1: upgrade } };
}

test("entries of an earlier version are rewritten once, without a new version; what cannot be read stays", async () => {
  const { db } = app.database;
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const awards = ["One", "Two", "Three"].map((title) => ({ title, issuer: "city", date: "" }));
  expect((await person.call("PATCH", `/websites/${id}/builder`, { awards })).status).toBe(200);
  const ofSite = and(eq(entries.website_id, id), eq(entries.kind, "awards"));
  await db
    .update(entries)
    .set({ data: 7 })
    .where(and(ofSite, sql`${entries.data}->>'title' = 'Three'`));
  const before = await db.select().from(entries).where(ofSite).orderBy(entries.id);

  const state = newRewriteState();
  expect(await rewriteOldEntries(db, state, () => false, [laterAwards()])).toBe(2);
  expect(await rewriteOldEntries(db, state, () => false, [laterAwards()])).toBe(0);
  expect(await rewriteOldEntries(db, newRewriteState(), () => false, [laterAwards()])).toBe(0);

  const after = await db.select().from(entries).where(ofSite).orderBy(entries.id);
  const rewritten = { issuer: "CITY" };
  expect(after).toEqual(
    before.map((row) =>
      row.data === 7 ? row : { ...row, schema_version: 2, data: { ...(row.data as object), ...rewritten } },
    ),
  );
});

test("a CV that an earlier version stored is read with what came later empty; an unreadable one is none", async () => {
  const { db } = app.database;
  const person = await aPerson(app);
  const keep = async (sessionId: string, stored: string) => {
    await db.insert(onboardingSessions).values({ id: sessionId, user_id: person.id, status: "completed" });
    await db.execute(sql`update onboarding_sessions set parsed_data = ${stored}::jsonb where id = ${sessionId}`);
    const rows = await db.select().from(onboardingSessions).where(eq(onboardingSessions.id, sessionId));
    return rows[0]?.parsed_data;
  };
  const early = { personal_info: { name: "Marta" }, experiences: [{ position: "Engineer", company: "Nordtrafik" }] };
  expect(await keep("early", JSON.stringify(early))).toMatchObject({
    personal_info: { name: "Marta", email: "" },
    experiences: [{ position: "Engineer", location: "" }],
    awards: [],
    interests: [],
  });
  expect(await keep("broken", '{"experiences": 7}')).toBeNull();
});
