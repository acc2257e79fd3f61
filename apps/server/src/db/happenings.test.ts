import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Json, type Person, type TestApp } from "../testing/index.ts";
import { sumUpHappenings } from "./happenings.ts";

const dayMs = 24 * 3600_000;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const periods = ["day", "week", "month", "year"];
const figures = () =>
  Promise.all(
    periods.map(async (period) => {
      const data = (await admin.call("GET", `/admin/analytics?period=${period}`)).body["data"] as Json;
      return { totals: data["totals"], series: data["series"], previous: data["previous"] };
    }),
  );
const ago = (days: number) =>
  new Date(Math.floor(app.clock.now().getTime() / dayMs) * dayMs - days * dayMs).toISOString();

test("figures are the same before and after hours are summed up, however often and in how many processes", async () => {
  const { db } = app.database;
  const site = await aWebsite(admin, { status: "published" });
  for (const [table, days, views] of [
    ["site_view_hours", 0, 2],
    ["site_view_hours", 3, 4],
    ["site_view_days", 80, 8],
    ["site_view_days", 420, 16],
  ] as const)
    await db.execute(sql`
      insert into ${sql.identifier(table)} (website_id, kind, at, value, views, visitors)
      values (${site.id}, 'all', ${ago(days)}, '', ${views}, 1), (${site.id}, 'page', ${ago(days)}, '/', ${views}, 1)`);
  await db.execute(sql`update users set created_at = ${ago(9)}, email_verified_at = ${ago(5)} where id = ${admin.id}`);
  const before = await figures();
  expect(before.map(({ totals }) => (totals as Json)["public_views"])).toEqual([2, 6, 6, 14]);

  const runs = await Promise.all([sumUpHappenings(db, app.clock.now()), sumUpHappenings(db, app.clock.now())]);
  expect(runs).toContain(true);
  expect(await sumUpHappenings(db, app.clock.now())).toBe(true);
  const { rows } = await db.execute(
    sql`select kind, sum(amount)::int as amount from hour_sums group by kind order by kind`,
  );
  expect(rows).toContainEqual({ kind: "public_views", amount: expect.toSatisfy((sum) => sum === 28 || sum === 30) });
  expect(rows).toContainEqual({ kind: "verifications", amount: 1 });
  expect(await figures()).toEqual(before);
});

test("a run that has no time left says so, and what it did not reach is counted nevertheless", async () => {
  const { db } = app.database;
  const before = await figures();
  await db.execute(sql`delete from hour_sums`);
  await db.execute(sql`delete from summed_until`);
  expect(await sumUpHappenings(db, app.clock.now(), 0)).toBe(false);
  expect(await figures()).toEqual(before);
});
