import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

const people = 12_000;
const perPage = 7;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
  const { db } = app.database;
  const odd = sql`array['100%_\\\\', 'O''Brien', 'Σίσυφος', 'İpek Straße', 'a b', '  ']`;
  await db.execute(sql`
    insert into users (name, email, created_at)
    select case when n % 1000 = 0 then (${odd})[n / 1000 % 6 + 1] else (array['Ada','Alan','Nadia'])[n % 3 + 1] || ' ' || n end,
      'person' || n || '@mail' || n % 40 || '.example', now() - n * 7919 % 5000 * interval '1 hour'
    from generate_series(1, ${people}) n`);
  await db.execute(sql`
    insert into websites (user_id, name, subdomain, domain, template_slug, status, contact, seo, created_at, updated_at)
    select id, name, 'site-' || id, case when id % 50 = 0 then 'www.person' || id || '.example' end,
      (array['classic','creative'])[id % 2 + 1], 'draft', '{}', '{}', created_at, created_at
    from users where email like 'person%'`);
  await db.execute(sql`
    insert into subscriptions (user_id, status, plan, current_period_end)
    select id, 'active', 'pro', case when id % 5 > 0 then created_at end from users where email like 'person%' and id % 2 = 0`);
  await db.execute(sql`analyze users, websites, subscriptions`);
});
afterAll(() => app.end());

/** A list, its rows as a plain statement has them, and where a text is looked for. */
const lists = {
  users: { from: "users t", columns: ["t.name", "t.email"] },
  websites: {
    from: "websites t join users u on u.id = t.user_id",
    columns: ["t.name", "t.subdomain", "t.domain", "u.email"],
  },
  subscriptions: {
    from: "subscriptions t join users u on u.id = t.user_id",
    columns: ["u.name", "u.email"],
  },
} as const;
type List = keyof typeof lists;

async function ask(list: List, query: Record<string, string>): Promise<{ ids: number[]; meta: Json }> {
  const parameters = new URLSearchParams({ per_page: String(perPage), ...query });
  const answer = await admin.call("GET", `/admin/${list}?${parameters.toString()}`);
  expect(answer.status, answer.raw).toBe(200);
  const { data, meta } = answer.body as unknown as { data: { id: number }[]; meta: Json };
  return { ids: data.map(({ id }) => id), meta };
}

/** All finds in their order, without anything that makes it quick. */
async function plainly(list: List, text: string, { where = "true", order = "t.created_at desc, t.id desc" } = {}) {
  const { from, columns } = lists[list];
  const finds = columns.map((column) => `position(lower($1) in lower(coalesce(${column}, ''))) > 0`).join(" or ");
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select t.id from ${from} where (${finds}) and ${where} order by ${order}`,
    [text],
  );
  return rows.map(({ id }) => Number(id));
}

const texts = [
  ["letters that nearly all rows have, with some that few have", "person1199"],
  ["the same up to a sign that is no letter", "pErSoN119@"],
  ["common letters at both ends", "n777@mail17.exam"],
  ["common letters beside a rare number that stands elsewhere", "person-1234"],
  ["a rare number in another order", "1234 mail39"],
  ["common letters alone", "person"],
  ["a common word", "nadia"],
  ["a common word with a rare one", "Nadia 42"],
  ["a common address with one number", "site-77"],
  ["common letters before a sign of patterns", "person_"],
  ["a part of a domain", "www.person"],
  ["one letter", "a"],
  ["two letters", "9@"],
  ["a number", "1234"],
  ["what nobody has", "person99999999"],
  ["common letters in an order that nobody has", "nosrepmail"],
  ["signs of patterns", "100%_\\"],
  ["a quote", "o'brien"],
  ["letters with two small forms", "ΣΊΣΥ"],
  ["letters beyond ASCII", "straße"],
  ["a space", "a b"],
] as const;

test.each(texts)("a search for %s finds what is there, page by page, in every list", async (_what, text) => {
  for (const list of Object.keys(lists) as List[]) {
    const all = await plainly(list, text);
    const first = await ask(list, { search: text });
    expect(first.ids, list).toEqual(all.slice(0, perPage));
    const total = Number(first.meta["total"]);
    if (first.meta["total_is_estimate"]) expect(all.length / total, list).toBeCloseTo(1, 0);
    else expect(total, list).toBe(all.length);
    const third = await ask(list, { search: text, page: "3" });
    expect(third.ids, list).toEqual(all.slice(2 * perPage, 3 * perPage));
    if (typeof third.meta["after"] !== "string") continue;
    const next = await ask(list, { search: text, page: "4", after: third.meta["after"] });
    expect(next.ids, list).toEqual(all.slice(3 * perPage, 4 * perPage));
    const back = await ask(list, { search: text, page: "2", before: String(third.meta["before"]) });
    expect(back.ids, list).toEqual(all.slice(perPage, 2 * perPage));
  }
});

test("a common text is found in every order, through filters that most rows and few rows pass", async () => {
  const created = "t.created_at desc, t.id desc";
  for (const [list, query, where, order] of [
    ["users", { sort: "name" }, "true", "t.name, t.id"],
    ["users", { sort: "-email" }, "true", "t.email desc"],
    ["websites", { template_slug: "creative" }, "t.template_slug = 'creative'", created],
    ["websites", { owner_id: "5001" }, "t.user_id = 5001", created],
    ["subscriptions", { sort: "current_period_end" }, "true", "t.current_period_end, t.id"],
    ["subscriptions", { sort: "-current_period_end" }, "true", "t.current_period_end desc, t.id desc"],
  ] as const) {
    const all = await plainly(list, "person", { where, order });
    const first = await ask(list, { search: "person", ...query });
    expect(first.ids, JSON.stringify(query)).toEqual(all.slice(0, perPage));
    if (typeof first.meta["after"] !== "string") continue;
    const second = await ask(list, { search: "person", ...query, page: "2", after: first.meta["after"] });
    expect(second.ids, JSON.stringify(query)).toEqual(all.slice(perPage, 2 * perPage));
  }
});

test("a text that the newest rows have not, is found behind them", async () => {
  const { db } = app.database;
  await db.execute(sql`update users set created_at = now() + id * interval '1 second' where name not like 'Nadia%'`);
  const all = await plainly("users", "nadia");
  expect((await ask("users", { search: "nadia" })).ids).toEqual(all.slice(0, perPage));
});

test("finds that nobody could expect from what is kept of the rows are counted and found", async () => {
  const { db } = app.database;
  await db.execute(
    sql`insert into users (name, email) select 'Zoë', 'zoe' || n || '@else.example' from generate_series(1, 30) n`,
  );
  const all = await plainly("users", "zoë");
  const found = await ask("users", { search: "ZOË" });
  expect(found).toMatchObject({ ids: all.slice(0, perPage), meta: { total: 30 } });
});
