import { sql, type SQL } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFilledWebsite, aPerson, call, createTestApp, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

type Column = { table: string; column: string };

const rowsOf = async <T>(query: SQL): Promise<T[]> => (await app.database.db.execute(query)).rows as T[];

/** The JSON columns that say something about websites. */
async function jsonColumns(): Promise<Column[]> {
  return rowsOf<Column>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' and table_name in ('websites', 'entries', 'template_data',
      'media', 'blog_posts', 'website_drafts', 'website_versions', 'website_trays', 'website_domains', 'private_links',
      'testimonial_requests')`);
}

/** The keys that values of a column have at their outermost level, those of the entries of lists included. */
async function keysOf({ table, column }: Column): Promise<string[]> {
  const value = sql.identifier(column);
  const rows = await rowsOf<{ key: string }>(sql`
    select distinct key from ${sql.identifier(table)}
    cross join lateral jsonb_array_elements(case jsonb_typeof(${value}) when 'array' then ${value}
      else jsonb_build_array(${value}) end) as part(value)
    cross join lateral jsonb_object_keys(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end) key`);
  return rows.map(({ key }) => key);
}

/** Takes a key away from every value of a column. */
async function takeAway({ table, column }: Column, key: string): Promise<void> {
  const value = sql.identifier(column);
  await app.database.db.execute(sql`
    update ${sql.identifier(table)} set ${value} = case jsonb_typeof(${value})
      when 'object' then ${value} - ${key}::text
      when 'array' then (select coalesce(jsonb_agg(case jsonb_typeof(e) when 'object' then e - ${key}::text else e end), '[]')
        from jsonb_array_elements(${value}) e)
      else ${value} end`);
}

/** The call that answers what a table holds, beside those that every table is part of. */
const pathOf: Readonly<Record<string, string>> = {
  entries: "/sections",
  media: "/media",
  blog_posts: "/blog-posts",
  website_drafts: "/drafts",
  website_versions: "/versions",
  website_trays: "/unplaced",
  website_domains: "/domain",
  private_links: "/links",
};

test(
  "one key missing in any stored JSON value fails neither the list, nor the site, nor the public page",
  { timeout: 60_000 },
  async () => {
    const owner = await aPerson(app, { plan: "premium" });
    const subdomain = `s-${randomUUID().slice(0, 8)}`;
    const { id } = await aFilledWebsite(app, owner, { subdomain, status: "published" });
    await owner.call("PATCH", `/websites/${id}/look`, { density: "airy", accent: "#205080" });
    const draft = { base_version: 1, changes: { intro: "Not yet" } };
    await owner.call("PUT", `/websites/${id}/drafts/a-device-of-mine`, draft);
    await owner.call("POST", `/websites/${id}/versions`, { name: "One" });
    await owner.call("POST", `/websites/${id}/links`, { name: "For one" });
    const tables = await jsonColumns();
    const missed: string[] = [];
    let tried = 0;
    for (const column of tables) {
      const { table } = column;
      await app.database.db.execute(sql`create table kept_rows as select * from ${sql.identifier(table)}`);
      for (const key of await keysOf(column)) {
        await takeAway(column, key);
        const changed = await owner.call("PATCH", `/websites/${id}/builder`, { intro: `Without ${table} ${key}` });
        const asked = [
          await owner.call("GET", "/websites"),
          await owner.call("GET", `/websites/${id}`),
          await owner.call("GET", `/websites/${id}${pathOf[table] ?? "/sections"}`),
          await call(app, "GET", `/public/sites/${subdomain}`),
          await call(app, "GET", `/p/${subdomain}`),
        ];
        tried += 1;
        if ([changed, ...asked].some(({ status }) => status >= 500 || status === 404))
          missed.push(`${table}.${column.column} without ${key}: ${asked.map(({ status }) => status).join(" ")}`);
        await putBack(column);
      }
      await app.database.db.execute(sql`drop table kept_rows`);
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(40);
  },
);

/** Brings the values of a column back as they were. */
async function putBack({ table, column }: Column): Promise<void> {
  const keys = ["kind", "id", "website_id", "category", "device", "name"];
  const has = await rowsOf<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = ${table}`,
  );
  const same = keys
    .filter((key) => has.some(({ name }) => name === key))
    .map((key) => sql`t.${sql.identifier(key)} is not distinct from k.${sql.identifier(key)}`);
  await app.database.db.execute(
    sql`update ${sql.identifier(table)} t set ${sql.identifier(column)} = k.${sql.identifier(column)}
        from kept_rows k where ${sql.join(same, sql` and `)}`,
  );
}
