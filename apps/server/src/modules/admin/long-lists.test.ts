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

test("a total of more than ten thousand rows is rounded and says so", async () => {
  const near = await list("page=3");
  const meta = { page: 3, per_page: 20, total: rows, last_page: 600, total_is_estimate: true };
  expect(near.meta).toEqual({ ...meta, after: expect.any(String), before: expect.any(String) });
});

test.each([
  ["-created_at", "created_at desc, id desc"],
  ["name", "coalesce(name, ''), id"],
  ["-email", "email desc"],
])("pages of the second half are walked to from the end, which is counted then: by %s", async (sort, order) => {
  for (const page of [302, 590, 600]) {
    const far = await list(`page=${page}&sort=${sort}`);
    const meta = { page, per_page: 20, total: rows, last_page: 600 };
    expect(far.meta).toEqual({ ...meta, after: expect.any(String), before: expect.any(String) });
    expect(idsOf(far)).toEqual(await plainly("true", order, { page }));
  }
  const last = await list(`page=706&per_page=17&sort=${sort}`);
  expect(idsOf(last)).toEqual(await plainly("true", order, { page: 706, rows: 17 }));
  expect(last.data).toHaveLength(rows - 705 * 17);
  expect((await list(`page=700&sort=${sort}`)).data).toEqual([]);
});

test("what a filter leaves is counted one by one", async () => {
  const { data, meta } = await list("status=invited&sort=name&per_page=7&page=2");
  expect(meta).toMatchObject({ page: 2, per_page: 7, total: 30, last_page: 5 });
  expect(meta).not.toHaveProperty("total_is_estimate");
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

/** Walks from page to page by what each says of its neighbour. */
async function walkAlong(path: string, side: "after" | "before", from = ""): Promise<number[]> {
  const ids: number[] = [];
  for (let more = from; ;) {
    const answer = await admin.call("GET", `${path}${more}`);
    expect(answer.status, answer.raw).toBe(200);
    const { data, meta } = answer.body as unknown as Answer;
    const found = idsOf({ data, meta });
    ids.splice(side === "after" ? ids.length : 0, 0, ...found);
    const next = meta[side];
    if (typeof next !== "string") return ids;
    more = `&${side}=${next}`;
  }
}

test("pages follow each other by their places, in every order, through a search and a filter, and back again", async () => {
  for (const [filters, where, order] of [
    ["sort=name&status=invited&per_page=7", "status = 'invited'", "coalesce(name, ''), id"],
    ["sort=-created_at&search=waiting11&per_page=100", "email ilike '%waiting11%'", "created_at desc, id desc"],
    [
      "sort=-email&search=nadia&status=pending&per_page=100",
      "status = 'pending' and name ilike '%nadia%'",
      "email desc, id desc",
    ],
  ] as const) {
    const all = await plainly(where, order, { rows });
    expect(await walkAlong(`/admin/waiting-list?${filters}`, "after")).toEqual(all);
    const second = await list(`${filters}&page=2`);
    const until = all.slice(0, all.indexOf(idsOf(second)[0] ?? 0));
    const before = `&before=${String(second.meta["before"])}`;
    expect(await walkAlong(`/admin/waiting-list?${filters}`, "before", before)).toEqual(until);
  }
});

test("a page far behind follows its place, keeps its number and has neighbours; a row that came before moves nothing", async () => {
  const far = await list("page=300&sort=created_at");
  const last = idsOf(far).at(-1);
  const place = String(far.meta["after"]);
  await app.database.db.execute(sql`insert into waiting_list_entries (email, created_at)
    values ('first@example.test', now() - interval '3 years')`);
  const next = await list(`page=301&sort=created_at&after=${place}`);
  const { rows: following } = await app.database.pool.query<{ id: string }>(
    `select id from waiting_list_entries
     where (created_at, id) > (select created_at, id from waiting_list_entries where id = $1) order by created_at, id limit 20`,
    [last],
  );
  expect(idsOf(next)).toEqual(following.map(({ id }) => Number(id)));
  expect(next.meta["page"]).toBe(301);
  expect(next.meta).toHaveProperty("before");
  await app.database.db.execute(sql`delete from waiting_list_entries where email = 'first@example.test'`);
});

test("rows without what they are ordered by have their place as well, in both directions", async () => {
  const { db } = app.database;
  await db.execute(
    sql`insert into users (name, email) select 'P', 'p' || n || '@example.test' from generate_series(1, 9) n`,
  );
  await db.execute(sql`insert into subscriptions (user_id, status, plan, current_period_end)
    select id, 'active', 'pro', case when id % 3 > 0 then now() + id % 2 * interval '1 day' end
    from users where email like 'p_@example.test'`);
  for (const direction of ["", "-"]) {
    const found = await app.database.pool.query<{ id: string }>(
      `select id from subscriptions order by current_period_end ${direction && "desc"}, id ${direction && "desc"}`,
    );
    const all = found.rows.map(({ id }) => Number(id));
    const path = `/admin/subscriptions?per_page=2&sort=${direction}current_period_end`;
    expect(await walkAlong(path, "after")).toEqual(all);
    const last = (await admin.call("GET", `${path}&page=5`)).body as unknown as Answer;
    expect([...(await walkAlong(path, "before", `&before=${String(last.meta["before"])}`)), ...idsOf(last)]).toEqual(
      all,
    );
  }
});

test.each([
  ["nothing that a page named", "sort=name&after=abc"],
  ["a place of another order", "sort=name&after=PLACE"],
  ["a moment that is none", `sort=-created_at&after=${written(["-created_at", "2026-02-31 25:00:00+00", 1])}`],
  ["a sign that no text holds", `sort=email&before=${written(["email", "\0", 1])}`],
  ["a row that has no number", `sort=email&before=${written(["email", "a", -1])}`],
])("%s is no place", async (_what, query) => {
  const place = String((await list("sort=-created_at")).meta["after"]);
  const answer = await admin.call("GET", `/admin/waiting-list?${query.replace("PLACE", place)}`);
  expect(answer.status, answer.raw).toBe(422);
});

function written(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

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
  expect(behind.meta).toEqual({ page: 534, per_page: 15, total: 8000, last_page: 534, before: expect.any(String) });
});
