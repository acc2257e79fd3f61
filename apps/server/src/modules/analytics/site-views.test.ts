import type { SiteAnalytics } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, type Person, type TestApp } from "../../testing/index.ts";
import { createDayVisitors } from "./day-visitors.ts";
import { foldOldViews } from "./view-counts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const dutch = "193.0.6.139";
const brazilian = "200.160.2.3";

let made = 0;
type Site = { owner: Person; id: number; subdomain: string };

async function aSite(plan?: "pro" | "premium", status = "published"): Promise<Site> {
  made += 1;
  const owner = await aPerson(app, plan ? { plan } : {});
  const subdomain = `seen-${made}`;
  const website = await aWebsite(owner, { subdomain, status });
  return { owner, id: website.id, subdomain };
}

type Look = { path?: string; referrer?: unknown; userAgent?: string; address?: string; token?: string };
type Request = Look & { headers?: Record<string, string> };

async function look(
  { subdomain }: Site,
  { userAgent = chrome, address = dutch, token, headers, ...body }: Request = {},
) {
  const answer = await app.http.inject({
    method: "POST",
    url: `/api/public/sites/${subdomain}/view`,
    remoteAddress: address,
    headers: { "user-agent": userAgent, ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: { path: `/p/${subdomain}`, ...body },
  });
  return answer.statusCode;
}

async function figuresOf({ owner, id }: Site, period?: string): Promise<SiteAnalytics> {
  const answer = await owner.call("GET", `/websites/${id}/analytics${period ? `?period=${period}` : ""}`);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body["data"] as SiteAnalytics;
}

describe("R2.2.3-19 what each plan sees", () => {
  test("R2.2.3-19 free sees nothing and is told which plan does", async () => {
    const site = await aSite();
    const answer = await site.owner.call("GET", `/websites/${site.id}/analytics`);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: "feature_requires_upgrade",
      data: {
        feature: "analytics",
        required_plan: "pro",
        current_plan: "free",
        checkout_url: "/checkout?plan=pro&billing=monthly",
      },
    });
  });

  test("R2.2.3-19 R2.7-15 pro sees views and visitors of the last month, and nothing else", async () => {
    const site = await aSite("pro");
    expect(await look(site)).toBe(202);
    expect(await look(site, { path: `/p/${site.subdomain}/blog` })).toBe(202);
    expect(await look(site, { userAgent: phone })).toBe(202);
    const figures = await figuresOf(site);
    expect(Object.keys(figures).toSorted()).toEqual(
      ["from", "period", "previous", "series", "to", "views", "visitors"].toSorted(),
    );
    expect(figures).toMatchObject({ period: "month", views: 3, visitors: 2, previous: { views: 0, visitors: 0 } });
    expect(figures.series).toHaveLength(30);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(figures.series.at(-1)).toEqual({ date: today, views: 3, visitors: 2 });
    expect(figures.series.slice(0, -1).every((entry) => entry.views === 0 && entry.visitors === 0)).toBe(true);
    expect(figures.from).toBe(`${figures.series[0]?.date}T00:00:00Z`);
  });

  test("R2.2.3-19 premium also sees where visitors came from, with what, and what they read", async () => {
    const site = await aSite("premium");
    const post = { title: "On arches", content: "<p>Stone</p>", status: "published" };
    await site.owner.call("POST", `/websites/${site.id}/blog-posts`, post);
    await look(site, { referrer: "https://www.news.example/jobs?id=7" });
    await look(site, { path: `/p/${site.subdomain}/blog/on-arches`, referrer: `http://localhost/p/${site.subdomain}` });
    await look(site, { userAgent: phone, address: brazilian });
    await look(site, { userAgent: phone, address: "10.0.0.1", path: "/contact" });
    const message = { name: "Ada", email: "ada@example.test", message: "Hello" };
    await call(app, "POST", `/public/sites/${site.subdomain}/contact`, message);
    const { referrers, countries, devices, top_posts, contact_messages, ...figures } = await figuresOf(site, "week");
    expect(figures).toMatchObject({ views: 4, visitors: 3 });
    expect(figures.series).toHaveLength(7);
    expect(referrers).toEqual([
      { referrer: null, views: 2, visitors: 2 },
      { referrer: "news.example", views: 1, visitors: 1 },
    ]);
    expect(countries).toEqual([
      { country: "NL", views: 2, visitors: 1 },
      { country: null, views: 1, visitors: 1 },
      { country: "BR", views: 1, visitors: 1 },
    ]);
    expect(devices).toEqual([
      { device: "desktop", views: 2, visitors: 1 },
      { device: "phone", views: 2, visitors: 2 },
    ]);
    expect(top_posts).toEqual([{ slug: "on-arches", title: "On arches", views: 1 }]);
    expect(contact_messages).toBe(1);
  });
});

test("R2.7-15 periods are a day of hours, weeks and months of days, a year of months; others are refused", async () => {
  const site = await aSite("pro");
  await look(site);
  const lengths = { day: 24, week: 7, month: 30, year: 12 };
  for (const [period, length] of Object.entries(lengths)) {
    const { series, views } = await figuresOf(site, period);
    expect([period, series.length, views]).toEqual([period, length, 1]);
    expect(series.at(-1)?.views).toBe(1);
  }
  expect((await figuresOf(site, "day")).series[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
  const refused = await site.owner.call("GET", `/websites/${site.id}/analytics?period=decade`);
  expect([refused.status, refused.body["errors"]]).toEqual([422, { period: ["The selected period is invalid."] }]);
});

test("the owner, robots and those who may not see the site are not counted", async () => {
  const site = await aSite("pro");
  expect(await look(site, { token: site.owner.token })).toBe(202);
  expect(await look(site, { userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" })).toBe(202);
  expect(await look(site, { userAgent: "" })).toBe(202);
  expect(await look(await aSite("pro", "draft"))).toBe(404);
  expect(await look({ ...site, subdomain: "nobody-lives-here" })).toBe(404);
  expect(await look(site, { path: undefined as unknown as string })).toBe(422);
  expect((await figuresOf(site)).views).toBe(0);
  const stranger = await aPerson(app);
  expect(await look(site, { token: stranger.token, referrer: 7 })).toBe(202);
  expect((await figuresOf(site)).views).toBe(1);
});

test.each(["/no-such-page", "/wp-login.php", "/blog/no-such-post", "/blog/a/b"])(
  "a path at which there is no page counts nothing: %s",
  async (path) => {
    const site = await aSite("pro");
    expect(await look(site, { path })).toBe(202);
    expect((await figuresOf(site)).views).toBe(0);
  },
);

test("a blog that the plan does not have, and a post that nobody may read yet, count nothing", async () => {
  const site = await aSite("pro");
  const post = { title: "Not yet", content: "<p>Later</p>", status: "draft" };
  await site.owner.call("POST", `/websites/${site.id}/blog-posts`, post);
  await look(site, { path: "/blog/not-yet" });
  expect((await figuresOf(site)).views).toBe(0);
  const free = await aSite();
  await look(free, { path: "/blog" });
  const counted = await app.database.db.execute(sql`select 1 from site_view_hours where website_id = ${free.id}`);
  expect(counted.rows).toEqual([]);
});

test.each<Record<string, string>>([
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { purpose: "prefetch" },
  { "x-moz": "prefetch" },
  { dnt: "1" },
  { "sec-gpc": "1" },
])("a page loaded ahead, and a visitor who asks not to be followed, count nothing: %o", async (headers) => {
  const site = await aSite("pro");
  expect(await look(site, { headers })).toBe(202);
  expect((await figuresOf(site)).views).toBe(0);
  expect(await look(site, { headers: { dnt: "0" } })).toBe(202);
  expect((await figuresOf(site)).views).toBe(1);
});

test("no address, no cookie and no lasting name of a visitor is kept", async () => {
  const site = await aSite("premium");
  const before = app.clock.now().toISOString().slice(0, 10);
  const answer = await app.http.inject({
    method: "POST",
    url: `/api/public/sites/${site.subdomain}/view`,
    remoteAddress: dutch,
    headers: { "user-agent": chrome },
    payload: { path: "/", referrer: "https://news.example/private?name=ada" },
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const tables = ["site_view_hours", "site_view_days", "site_day_visitors", "view_salts"];
  for (const table of tables) {
    const { rows } = await app.database.pool.query(`select * from ${table}`);
    const stored = JSON.stringify(rows);
    for (const secret of [dutch, "Chrome", "name=ada"]) expect(stored).not.toContain(secret);
  }
  const visitors = createDayVisitors(app.database.db);
  const visit = { websiteId: site.id, address: dutch, userAgent: chrome };
  const name = await visitors.nameOf(visit, before);
  expect(await createDayVisitors(app.database.db).nameOf(visit, before)).toBe(name);
  expect(await visitors.nameOf({ ...visit, websiteId: site.id + 1 }, before)).not.toBe(name);
  expect(await visitors.nameOf(visit, "2199-01-01")).not.toBe(name);
  const left = await app.database.pool.query("select count(*)::int as left from site_day_visitors");
  expect(left.rows).toEqual([{ left: 0 }]);
  const salts = await app.database.pool.query("select day::text from view_salts");
  expect(salts.rows).toEqual([{ day: "2199-01-01" }]);
  await app.database.pool.query("delete from view_salts");
});

type Row = { kind: string; at: string; value?: string; views: number; visitors?: number };

async function store(site: Site, rows: readonly Row[]): Promise<void> {
  for (const { kind, at, value = "", views, visitors = views } of rows) {
    await app.database.pool.query(
      "insert into site_view_hours (website_id, kind, at, value, views, visitors) values ($1, $2, $3, $4, $5, $6)",
      [site.id, kind, at, value, views, visitors],
    );
  }
}

test("R2.7-15 a month is compared with the time before it, and days begin in UTC", async () => {
  const site = await aSite("pro");
  const now = app.clock.now();
  const daysAgo = (days: number, time: string) =>
    `${new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
  await store(site, [
    { kind: "all", at: daysAgo(1, "23:00:00"), views: 3 },
    { kind: "all", at: daysAgo(29, "00:00:00"), views: 5 },
    { kind: "all", at: daysAgo(30, "00:00:00"), views: 7 },
    { kind: "all", at: daysAgo(59, "00:00:00"), views: 11 },
    { kind: "all", at: daysAgo(60, "23:00:00"), views: 13 },
  ]);
  const figures = await figuresOf(site, "month");
  expect(figures).toMatchObject({ views: 8, previous: { views: 18, visitors: 18 } });
  expect([figures.series[0]?.views, figures.series.at(-2)?.views]).toEqual([5, 3]);
});

test("old hours are added up into days without losing a view, and what is older than two years goes", async () => {
  const site = await aSite("premium");
  const now = new Date("2026-11-21T12:00:00Z");
  await store(site, [
    { kind: "all", at: "2026-11-20T09:00:00Z", views: 1 },
    { kind: "all", at: "2026-07-01T00:00:00Z", views: 2 },
    { kind: "all", at: "2026-07-01T23:00:00Z", views: 4, visitors: 3 },
    { kind: "country", value: "NL", at: "2026-11-20T09:00:00Z", views: 1 },
    { kind: "country", value: "NL", at: "2026-11-18T09:00:00Z", views: 2 },
    { kind: "country", value: "NL", at: "2026-11-18T10:00:00Z", views: 2 },
    { kind: "all", at: "2024-09-30T23:00:00Z", views: 9 },
  ]);
  await foldOldViews(app.database.db, now);
  await store(site, [{ kind: "all", at: "2026-07-01T05:00:00Z", views: 8 }]);
  await foldOldViews(app.database.db, now);
  const read = (table: string) =>
    app.database.pool.query(
      `select kind, to_char(at at time zone 'UTC', 'MM-DD HH24') as at, views, visitors from ${table} where website_id = $1 order by kind, at`,
      [site.id],
    );
  expect((await read("site_view_hours")).rows).toEqual([
    { kind: "all", at: "11-20 09", views: 1, visitors: 1 },
    { kind: "country", at: "11-20 09", views: 1, visitors: 1 },
  ]);
  expect((await read("site_view_days")).rows).toEqual([
    { kind: "all", at: "07-01 00", views: 14, visitors: 13 },
    { kind: "country", at: "11-18 00", views: 4, visitors: 4 },
  ]);
});

test("a year with a hundred thousand views is added up in half a second", async () => {
  const site = await aSite("premium");
  const insert = (kinds: string[], values: number, views: number) =>
    app.database.pool.query(
      `insert into site_view_days (website_id, kind, at, value, views, visitors)
       select $1, kind, date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => day), value::text, $4, $4
       from generate_series(1, 320) as day, generate_series(1, $3::int) as value, unnest($2::text[]) as kind`,
      [site.id, kinds, values, views],
    );
  await insert(["all"], 1, 320);
  await insert(["page", "referrer", "country"], 25, 12);
  await app.database.pool.query("analyze site_view_days");
  const figures = await figuresOf(site, "year");
  let fastestMs = Number.POSITIVE_INFINITY;
  for (let read = 0; read < 5; read += 1) {
    const started = performance.now();
    await figuresOf(site, "year");
    fastestMs = Math.min(fastestMs, performance.now() - started);
  }
  expect(fastestMs).toBeLessThan(500);
  expect(figures.views).toBe(102_400);
  expect(figures.referrers).toHaveLength(20);
});

test("a flood of invented sources is counted as one after two hundred names", async () => {
  const site = await aSite("premium");
  const today = `${app.clock.now().toISOString().slice(0, 10)}T00:00:00Z`;
  await app.database.pool.query(
    `insert into site_view_hours (website_id, kind, at, value, views, visitors)
     select $1, 'referrer', $2, 'host-' || n || '.example', 1, 1 from generate_series(1, 200) as n`,
    [site.id, today],
  );
  for (const host of ["one-more", "and-another", "host-7"]) await look(site, { referrer: `https://${host}.example/` });
  const { rows } = await app.database.pool.query(
    "select value, sum(views)::int as views from site_view_hours where website_id = $1 and kind = 'referrer' group by value having sum(views) > 1 order by value",
    [site.id],
  );
  expect(rows).toEqual([
    { value: "host-7.example", views: 2 },
    { value: "other", views: 2 },
  ]);
});

test("with a website its views go", async () => {
  const site = await aSite("pro");
  await look(site);
  expect((await site.owner.call("DELETE", `/websites/${site.id}`)).status).toBe(200);
  for (const table of ["site_view_hours", "site_day_visitors"]) {
    const { rows } = await app.database.pool.query(`select 1 from ${table} where website_id = $1`, [site.id]);
    expect(rows).toEqual([]);
  }
});
