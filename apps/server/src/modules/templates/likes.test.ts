import type { Template } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { aPerson, call, createTestApp, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function counts(slug: string): Promise<Partial<Template>> {
  const groups = (await call(app, "GET", "/templates?include_analytics=true")).body["data"] as {
    templates: Template[];
  }[];
  const found = groups.flatMap((group) => group.templates).find((template) => template.slug === slug);
  if (!found) throw new Error(`The catalogue lacks ${slug}.`);
  return found;
}

test("R3.9-26 a like counts twice in the popularity score, and once per person however often it is sent", async () => {
  const [one, other] = [await aPerson(app), await aPerson(app)];
  const first = await one.call("POST", "/templates/modern/like");
  expect(first).toMatchObject({ status: 200, body: { success: true, data: { like_count: 1, liked: true } } });
  expect((await one.call("POST", "/templates/modern/like")).body["data"]).toEqual({ like_count: 1, liked: true });
  expect((await other.call("POST", "/templates/modern/like")).body["data"]).toEqual({ like_count: 2, liked: true });
  expect(await counts("modern")).toMatchObject({ usage_count: 0, view_count: 0, like_count: 2, popularity_score: 4 });
  const taken = await one.call("DELETE", "/templates/modern/like");
  expect(taken.body["data"]).toEqual({ like_count: 1, liked: false });
  expect((await one.call("DELETE", "/templates/modern/like")).body["data"]).toEqual({ like_count: 1, liked: false });
  expect(await counts("modern")).toMatchObject({ like_count: 1, popularity_score: 2 });
});

test("an alias likes the template that it names", async () => {
  const person = await aPerson(app);
  const before = (await counts("tech-developer")).like_count ?? 0;
  expect((await person.call("POST", "/templates/developer/like")).body["data"]).toMatchObject({
    like_count: before + 1,
  });
  expect((await counts("tech-developer")).like_count).toBe(before + 1);
});

test("liking needs an account and a template of the catalogue", async () => {
  expect((await call(app, "POST", "/templates/modern/like")).status).toBe(401);
  expect((await call(app, "DELETE", "/templates/modern/like")).status).toBe(401);
  const person = await aPerson(app);
  expect((await person.call("POST", "/templates/no-such/like")).status).toBe(404);
  expect((await person.call("DELETE", "/templates/no-such/like")).status).toBe(404);
});

test("the likes of a deleted account are gone", async () => {
  const person = await aPerson(app);
  const before = (await counts("default")).like_count ?? 0;
  await person.call("POST", "/templates/default/like");
  await app.database.db.delete(users).where(eq(users.id, person.id));
  expect((await counts("default")).like_count).toBe(before);
});
