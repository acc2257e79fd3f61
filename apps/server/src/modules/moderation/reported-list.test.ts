import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

const websites = 60;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
  const { id } = await aWebsite(await aPerson(app), { name: "Bridges", status: "published" });
  const { db } = app.database;
  await db.execute(sql`
    insert into websites overriding system value
    select (jsonb_populate_record(w, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('websites', 'id')), 'subdomain', 'reported-' || n, 'name', 'Bridges ' || n))).*
    from websites w, generate_series(1, ${websites - 1}) n where w.id = ${id}`);
  // Some moments are those of several reports; a website has open reports, closed ones, or both.
  await db.execute(sql`
    insert into site_reports (website_id, category, message, reporter_hash, created_at, closed_at)
    select w.id, case when (w.id + n) % 3 = 0 then 'spam' else 'deception' end, 'No.', 'reporter ' || (w.id * n) % 4,
      date_trunc('day', now()) - ((w.id * 7 + n * 5) % 23) * interval '1 day', case when (w.id + n) % 4 = 0 then now() end
    from websites w, generate_series(1, 5) n`);
});
afterAll(() => app.end());

type Answer = {
  data: { website: { id: number }; reporters: number; latest_at: string }[];
  meta: { total: number; after?: string };
};

async function list(query: string): Promise<Answer> {
  const answer = await admin.call("GET", `/admin/reports?${query}`);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body as unknown as Answer;
}

type Grouped = { id: string; reporters: number; latest_at: Date };

/** All reported websites in their order, grouped and sorted as a whole. */
async function plainly(where: string, order: string) {
  const found = await app.database.pool.query<Grouped>(
    `select website_id as id, count(distinct reporter_hash)::int as reporters, max(created_at) as latest_at
     from site_reports where ${where} group by website_id order by ${order}`,
  );
  return found.rows.map((row) => ({
    ...row,
    id: Number(row.id),
    latest_at: row.latest_at.toISOString().replace(".000Z", "Z"),
  }));
}

const shown = ({ data }: Answer) =>
  data.map(({ website, reporters, latest_at }) => ({ id: website.id, reporters, latest_at }));

test.each([
  ["", "closed_at is null", "max(created_at) desc, website_id desc"],
  ["sort=latest_at", "closed_at is null", "max(created_at), website_id"],
  ["sort=-reporters", "closed_at is null", "count(distinct reporter_hash) desc, website_id desc"],
  ["sort=reporters&state=closed", "closed_at is not null", "count(distinct reporter_hash), website_id"],
  [
    "state=closed&category=spam",
    "closed_at is not null and category = 'spam'",
    "max(created_at) desc, website_id desc",
  ],
])(
  "reported websites stand once each in their order, page by page and by their places: %s",
  async (query, where, order) => {
    const all = await plainly(where, order);
    expect(all.length).toBeGreaterThan(14);
    const found: ReturnType<typeof shown> = [];
    for (let more = "page=1"; found.length < all.length;) {
      const answer = await list(`${query}&per_page=7&${more}`);
      expect(answer.meta.total).toBe(all.length);
      found.push(...shown(answer));
      if (answer.meta.after === undefined) break;
      more = `after=${answer.meta.after}`;
    }
    expect(found).toEqual(all);
    expect(shown(await list(`${query}&per_page=7&page=2`))).toEqual(all.slice(7, 14));
  },
);

test("a search finds reported websites by their name, and their reports alone are counted", async () => {
  const answer = await list("search=bridges 1&per_page=100");
  const names = await app.database.pool.query<{ id: string }>("select id from websites where name ilike '%bridges 1%'");
  const ids = names.rows.map(({ id }) => id).join(",");
  const order = "max(created_at) desc, website_id desc";
  expect(shown(answer)).toEqual(await plainly(`closed_at is null and website_id in (${ids})`, order));
});
