import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

const rows = 12_000;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
  const { db } = app.database;
  await db.execute(sql`
    insert into waiting_list_entries (email, name, status, created_at)
    select 'waiting' || n || '@example.test', case when n % 4 > 0 then 'Nadia ' || n % 7 end,
      case when n % 400 = 0 then 'invited' else 'pending' end, now() - n % 500 * interval '1 hour'
    from generate_series(1, ${rows}) n`);
  await db.execute(sql`analyze waiting_list_entries`);
});
afterAll(() => app.end());

type Answer = { data: { id: number; email: string }[]; meta: Json };

async function list(query: string): Promise<Answer> {
  const answer = await admin.call("GET", `/admin/waiting-list?${query}`);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body as unknown as Answer;
}

/** The same page without anything that makes it quick. */
async function plainly(where: string, order: string, { page = 1, rows: size = 20 } = {}): Promise<number[]> {
  const found = await app.database.pool.query<{ id: string }>(
    `select id from waiting_list_entries where ${where} order by ${order} limit ${size} offset ${(page - 1) * size}`,
  );
  return found.rows.map(({ id }) => Number(id));
}

const idsOf = ({ data }: Answer) => data.map(({ id }) => id);

test("a total of more than ten thousand rows is rounded and says so, and pages far behind are there", async () => {
  const far = await list("page=590");
  expect(far.meta).toEqual({ page: 590, per_page: 20, total: rows, last_page: 600, total_is_estimate: true });
  expect(idsOf(far)).toEqual(await plainly("true", "created_at desc, id desc", { page: 590 }));
  expect((await list("page=700")).data).toEqual([]);
});

test("what a filter leaves is counted one by one", async () => {
  const { data, meta } = await list("status=invited&sort=name&per_page=7&page=2");
  expect(meta).toEqual({ page: 2, per_page: 7, total: 30, last_page: 5 });
  expect(data.map(({ id }) => id)).toEqual(
    await plainly("status = 'invited'", "coalesce(name, ''), id", { page: 2, rows: 7 }),
  );
});

test.each([
  ["few finds", "WAITING119", "email ilike '%waiting119%' or name ilike '%waiting119%'", false],
  ["signs that mean something in a pattern", "_%25", "email ilike '%\\_\\%%' or name ilike '%\\_\\%%'", false],
  ["more finds than are sorted", "nadia", "email ilike '%nadia%' or name ilike '%nadia%'", true],
  ["a single letter", "x", "email ilike '%x%' or name ilike '%x%'", true],
])("a search with %s finds what the words say, in their order", async (_what, words, where, isEstimate) => {
  const second = await list(`search=${words}&sort=-email&page=2&per_page=5`);
  expect(idsOf(second)).toEqual(await plainly(where, "email desc, id desc", { page: 2, rows: 5 }));
  expect(second.meta["total_is_estimate"]).toBe(isEstimate || undefined);
  const [{ total } = { total: 0 }] = (
    await app.database.pool.query<{ total: number }>(
      `select count(*)::int as total from waiting_list_entries where ${where}`,
    )
  ).rows;
  if (!isEstimate) expect(second.meta["total"]).toBe(total);
  else expect(Number(second.meta["total"]) / total).toBeCloseTo(1, 0);
});

test("a search and a filter hold together, for few finds and for many", async () => {
  for (const [words, where] of [
    ["nadia 1", "name ilike '%nadia 1%'"],
    ["nadia", "name ilike '%nadia%'"],
  ] as const)
    expect(idsOf(await list(`search=${words}&status=invited`))).toEqual(
      await plainly(`status = 'invited' and (${where})`, "created_at desc, id desc"),
    );
});

test("who meets the end of a list knows its length, however wrong the statistics are", async () => {
  const { db } = app.database;
  await db.execute(sql`alter table waiting_list_entries set (autovacuum_enabled = false)`);
  await db.execute(sql`delete from waiting_list_entries where id % 3 = 0`);
  await db.execute(sql`insert into waiting_list_entries (email, name, status, created_at)
    select 'waiting' || n || '@again.example.test', 'Nadia Again', 'pending', now() - interval '2 years'
    from generate_series(1, 4000) n`);
  await db.execute(sql`analyze waiting_list_entries`);
  await db.execute(sql`delete from waiting_list_entries where email like '%@again.example.test'`);
  const { total } = (await list("page=1")).meta as { total: number };
  expect(total).toBeGreaterThan(11_000);
  const behind = await list("page=534&per_page=15");
  expect(behind.data).toHaveLength(5);
  expect(behind.meta).toEqual({ page: 534, per_page: 15, total: 8000, last_page: 534 });
});
