import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { publicSiteSchema } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { siteRenderings } from "../../db/schema/websites.ts";
import { aPerson, aWebsite, call, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  owner = await aPerson(app, { plan: "premium" });
  stranger = await aPerson(app);
});
afterAll(() => app.end());

const fetchPage = (url: string, headers: Record<string, string> = {}, method: InjectOptions["method"] = "GET") =>
  app.http.inject({ method, url, headers });

let made = 0;
async function aSite(status: "draft" | "private" | "published", changes: Record<string, unknown> = {}) {
  made += 1;
  const person = await aPerson(app);
  const site = await aWebsite(person, { subdomain: `site-${made}`, full_name: "Maria Sample", status, ...changes });
  return { person, id: site.id, subdomain: `site-${made}`, path: `/p/site-${made}` };
}

test("R2.4-41 R2.4-18 R1.1-30 a published site is one complete page", async () => {
  const site = await aSite("published", {
    intro: "I build bridges",
    contact: { title: "Engineer", email: "hello@maria.example" },
  });
  await site.person.call("POST", `/websites/${site.id}/experiences`, {
    position: "Bridge engineer",
    name: "Acme",
    start_date: "2020-01",
    is_current: true,
  });
  const page = await fetchPage(site.path);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate, s-maxage=1",
    "x-content-type-options": "nosniff",
    "referrer-policy": expect.any(String),
  });
  expect(page.headers["content-security-policy"]).toMatch(/script-src 'self';/);
  expect(page.headers["x-robots-tag"]).toBeUndefined();
  expect(page.payload).toMatch(/<title>[^<]*Maria Sample/);
  expect(page.payload).toContain('<meta name="description" content="I build bridges"/>');
  expect(page.payload).toContain(`<link rel="canonical" href="http://localhost:3000${site.path}"/>`);
  expect(page.payload).toMatch(/<script type="application\/ld\+json">.*"ProfilePage"/);
  expect(page.payload).toContain("Bridge engineer");
});

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>/i;

test("nothing that an owner types becomes script", async () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const site = await aSite("published", {
    full_name: attack,
    intro: attack,
    description: attack,
    contact: { title: attack, description: attack, location: attack },
    links: [{ label: attack, url: "javascript:alert(1)" }],
    seo: { title: attack, description: attack },
    template_data: { tagline: attack },
  });
  // A colour like this is refused on the way in; what an older build stored must do no harm either.
  const colour = { theme: { primary_color: "red}</style><script>alert(1)</script>" } };
  await app.database.pool.query("update template_data set data = data || $2 where website_id = $1", [site.id, colour]);
  const page = await fetchPage(site.path);
  expect(page.statusCode).toBe(200);
  expect(page.payload).not.toMatch(inlineScript);
  expect(page.payload).not.toMatch(/<img[^>]*onerror/i);
  expect(page.payload).not.toMatch(/href="javascript:/i);
});

test("R2.4-39 R2.4-40 R2.4-17 who may see a draft, a private and a published site", async () => {
  const expected = { draft: [404, 404, 200], private: [404, 200, 200], published: [200, 200, 200] } as const;
  for (const status of ["draft", "private", "published"] as const) {
    const site = await aSite(status);
    for (const end of ["", "/html"]) {
      const path = `/public/sites/${site.subdomain}${end}`;
      const answers = [
        await call(app, "GET", path),
        await stranger.call("GET", path),
        await site.person.call("GET", path),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(expected[status]);
      expect(answers.every((answer) => answer.headers["cache-control"] === "no-store")).toBe(true);
    }
    const page = await fetchPage(site.path, { authorization: `Bearer ${site.person.token}` });
    expect(page.statusCode).toBe(status === "published" ? 200 : 404);
  }
});

test("an invalid token is a guest's, a suspended account sees no private site", async () => {
  const site = await aSite("private");
  const path = `/public/sites/${site.subdomain}`;
  const forged = await call(app, "GET", path, undefined, { authorization: `Bearer ${"x".repeat(43)}` });
  expect(forged).toMatchObject({ status: 404, body: { code: "site_unavailable" } });
  const suspended = await aPerson(app);
  expect((await suspended.call("GET", path)).status).toBe(200);
  await app.database.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, suspended.id));
  expect((await suspended.call("GET", path)).status).toBe(404);
});

test("unknown, draft and private sites answer the same bytes and the same headers", async () => {
  const draft = await aSite("draft");
  const hidden = await aSite("private");
  const pages = await Promise.all(
    [draft.path, hidden.path, "/p/nobody-here", "/p/www", "/p/x", `/p/${"a".repeat(150)}`, "/p/nobody/blog"].map(
      (path) => fetchPage(path),
    ),
  );
  const [first] = pages;
  const varying = { date: "", "x-request-id": "" };
  for (const page of pages) {
    expect(page.statusCode).toBe(404);
    expect(page.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect({ ...page.headers, ...varying }).toEqual({ ...first?.headers, ...varying });
  }
  expect(first?.payload).not.toMatch(inlineScript);
  const bodies = await Promise.all(
    [draft.subdomain, hidden.subdomain, "nobody-here"].map((name) => call(app, "GET", `/public/sites/${name}`)),
  );
  expect(new Set(bodies.map((answer) => answer.raw)).size).toBe(1);
  expect(bodies[0]?.body).toMatchObject({
    status: 404,
    code: "site_unavailable",
    message: "This page is not available. If it is private, sign in to view it.",
  });
});

test("what a published site does not have leads on to the site; of others nothing is told below them either", async () => {
  const site = await aSite("published");
  const draft = await aSite("draft");
  for (const below of ["/nothing", "/blog/taken-back", "/work/none"]) {
    const page = await fetchPage(`${site.path}${below}`);
    expect(page.statusCode).toBe(404);
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect(page.payload).toContain(`<a href="${site.path}">Go to the site</a>`);
    expect(page.payload).not.toContain("Sign in");
    expect((await fetchPage(`${draft.path}${below}`)).payload).toBe((await fetchPage("/p/nobody-here")).payload);
  }
});

test("the refusing page brings a script that is the same for every address", async () => {
  const page = await fetchPage("/p/nobody-here");
  const path = /<script src="([^"]+)"/.exec(page.payload)?.[1] ?? "";
  const script = await fetchPage(path);
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(script.payload).not.toContain("fetch(");
});

test("the HTML of a private site is not for robots", async () => {
  const site = await aSite("private", { seo: { indexable: true } });
  const answer = await site.person.call("GET", `/public/sites/${site.subdomain}/html`);
  expect(answer.headers["x-robots-tag"]).toBe("noindex");
  expect(String(answer.body["html"])).toContain('<meta name="robots" content="noindex"/>');
});

test("R2.4-42 unpublishing and deleting take the page away at once", async () => {
  const site = await aSite("published");
  expect((await fetchPage(site.path)).statusCode).toBe(200);
  await site.person.call("POST", `/websites/${site.id}/unpublish`);
  expect((await fetchPage(site.path)).statusCode).toBe(404);
  await site.person.call("POST", `/websites/${site.id}/publish`);
  expect((await fetchPage(site.path)).statusCode).toBe(200);
  await site.person.call("DELETE", `/websites/${site.id}`);
  expect((await fetchPage(site.path)).statusCode).toBe(404);
});

test("every stored change shows at once: fields, items, order, template, plan", async () => {
  const site = await aSite("published");
  const shown = async () => (await fetchPage(site.path)).payload;
  await shown();
  await site.person.call("PATCH", `/websites/${site.id}/builder`, { intro: "A new first line" });
  expect(await shown()).toContain("A new first line");
  const created = await site.person.call("POST", `/websites/${site.id}/projects`, {
    title: "The Long Bridge",
    description: "Very long",
  });
  expect(await shown()).toContain("The Long Bridge");
  const { id } = created.body["project"] as { id: number };
  await site.person.call("PUT", `/websites/${site.id}/projects/${id}`, { title: "The Short Bridge" });
  expect(await shown()).not.toContain("The Long Bridge");
  await site.person.call("DELETE", `/websites/${site.id}/projects/${id}`);
  expect(await shown()).not.toContain("The Short Bridge");
  const before = await shown();
  await site.person.call("PUT", `/websites/${site.id}/template`, { template_slug: "default" });
  expect(await shown()).not.toBe(before);
});

test("R2.2.3-18 a free site carries the branding line, a paid one does not", async () => {
  const free = await aSite("published");
  expect((await fetchPage(free.path)).payload).toContain("Made with Vitrine");
  const paid = await aWebsite(owner, { subdomain: "paid-site", status: "published" });
  expect((await fetchPage(`/p/${paid.subdomain}`)).payload).not.toContain("Made with Vitrine");
  const answer = await call(app, "GET", "/public/sites/paid-site");
  expect(answer.body["site"]).toMatchObject({ branding: false });
});

test("the public answer holds what the schema names and nothing of the owner", async () => {
  const site = await aSite("published", { contact: { email: "" } });
  await site.person.call("POST", `/websites/${site.id}/skills`, { title: "Tools", info: ["Saw"] });
  const answer = await call(app, "GET", `/public/sites/${site.subdomain}`);
  const shown = answer.body["site"];
  expect(publicSiteSchema.strict().safeParse(shown).error).toBeUndefined();
  expect(answer.raw).not.toContain(site.person.email);
  expect(answer.raw).not.toMatch(/"(?:user_id|version|website_id|revision)"/);
  expect(shown).toMatchObject({ visibility: "published", contact: { email: "" }, skills: [{ title: "Tools" }] });
});

test("an address with upper case moves to lower case", async () => {
  const site = await aSite("published");
  const answer = await fetchPage(`${site.path.toUpperCase().replace("/P/", "/p/")}?from=card`);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers["location"]).toBe(`${site.path}?from=card`);
  const lost = await fetchPage("/p/NOBODY-here");
  expect([lost.statusCode, lost.headers["location"]]).toEqual([301, "/p/nobody-here"]);
});

test("a page is sent compressed, and not at all when the browser has it", async () => {
  const site = await aSite("published");
  const plain = await fetchPage(site.path);
  const br = await fetchPage(site.path, { "accept-encoding": "gzip, deflate, br" });
  const zipped = await fetchPage(site.path, { "accept-encoding": "gzip, br;q=0" });
  expect([br.headers["content-encoding"], zipped.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
  expect(br.headers["vary"]).toContain("Accept-Encoding");
  const etag = String(plain.headers["etag"]);
  const again = await fetchPage(site.path, { "if-none-match": `"other", W/${etag}` });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
  await site.person.call("PATCH", `/websites/${site.id}/builder`, { intro: "changed" });
  expect((await fetchPage(site.path, { "if-none-match": etag })).statusCode).toBe(200);
  const head = await fetchPage(site.path, {}, "HEAD");
  expect([head.statusCode, head.payload]).toEqual([200, ""]);
});

test("a page is rendered once for each revision, however many ask, and the former one is forgotten", async () => {
  const site = await aSite("published");
  const stored = async () =>
    (await app.database.db.select().from(siteRenderings)).filter((row) => row.website_id === site.id);
  await Promise.all(Array.from({ length: 8 }, () => fetchPage(site.path)));
  expect(await stored()).toHaveLength(1);
  for (let change = 0; change < 5; change += 1) {
    await site.person.call("PATCH", `/websites/${site.id}/builder`, { intro: `Change ${change}` });
    await fetchPage(site.path);
  }
  const rows = await stored();
  expect(rows).toHaveLength(1);
});

test("R1.1-29 robots and site map answer for what may be found only", async () => {
  const open = await aSite("published");
  const closed = await aSite("published", { seo: { indexable: false } });
  const draft = await aSite("draft");
  const robots = await fetchPage(`${open.path}/robots.txt`);
  expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.payload).toContain(`Sitemap: http://localhost:3000${open.path}/sitemap.xml`);
  const map = await fetchPage(`${open.path}/sitemap.xml`);
  expect(map.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(map.payload).toMatch(
    new RegExp(`<loc>http://localhost:3000${open.path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
  );
  for (const path of [closed.path, draft.path, "/p/nobody-here"]) {
    expect((await fetchPage(`${path}/robots.txt`)).payload).toBe("User-agent: *\nDisallow: /\n");
    expect((await fetchPage(`${path}/sitemap.xml`)).statusCode).toBe(404);
  }
  expect((await fetchPage(closed.path)).payload).toContain('<meta name="robots" content="noindex"/>');
  const whole = await fetchPage("/sitemap.xml");
  expect(whole.payload).toContain(`<loc>http://localhost:3000${open.path}</loc>`);
  expect(whole.payload).not.toContain(closed.path);
  expect(whole.payload).not.toContain(draft.path);
  expect((await fetchPage("/robots.txt")).payload).toContain("Sitemap: http://localhost:3000/sitemap.xml");
});

test("a host of many sites names several site maps, each of a range of sites", async () => {
  const site = await aSite("published");
  expect((await fetchPage("/sitemap-1.xml")).statusCode).toBe(404);
  const far = await aSite("published");
  await app.database.pool.query(
    `insert into websites overriding system value select (jsonb_populate_record(w, '{"id": 85000, "subdomain": "far-away"}')).* from websites w where id = $1`,
    [far.id],
  );
  const index = await fetchPage("/sitemap.xml");
  expect([...index.payload.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
    [0, 1, 2].map((file) => `http://localhost:3000/sitemap-${file}.xml`),
  );
  const [first, second, third, none] = await Promise.all([0, 1, 2, 3].map((file) => fetchPage(`/sitemap-${file}.xml`)));
  expect(first?.payload).toContain(`<loc>http://localhost:3000${site.path}</loc>`);
  expect(second?.payload).not.toContain("<url>");
  expect(third?.payload).toContain("<loc>http://localhost:3000/p/far-away</loc>");
  expect(third?.payload).not.toContain(site.path);
  expect(none?.statusCode).toBe(404);
  await app.database.pool.query("delete from websites where id = 85000");
});

test("a site answers on its own host with the same page", async () => {
  const site = await aSite("published");
  const host = `${site.subdomain}.localhost:3000`;
  const page = await fetchPage("/", { host });
  expect(page.statusCode).toBe(200);
  const elsewhere = (await fetchPage(site.path)).payload;
  expect(page.payload).toBe(elsewhere.replaceAll(`"${site.path}/contact"`, '"/contact"'));
  expect((await fetchPage("/robots.txt", { host })).payload).toContain("Allow: /");
  expect((await fetchPage("/sitemap.xml", { host })).payload).toContain(site.path);
  expect((await fetchPage("/anything", { host })).statusCode).toBe(404);
  expect((await fetchPage("/api/health", { host })).statusCode).toBe(200);
  const unknown = await fetchPage("/", { host: "nobody-here.localhost:3000" });
  expect(unknown.payload).toBe((await fetchPage("/p/nobody-here")).payload);
  const draft = await aSite("draft");
  expect((await fetchPage("/", { host: `${draft.subdomain}.localhost` })).statusCode).toBe(404);
});

test("files of the templates are kept for a year", async () => {
  const site = await aSite("published");
  const { payload } = await fetchPage(site.path);
  const files = [...payload.matchAll(/(?:href|src)="(\/site-assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const answer = await fetchPage(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await fetchPage("/site-assets/none.js")).statusCode).toBe(404);
});

test.each([
  ["R3.3-37", "default"],
  ["R3.3-38", "modern"],
  ["R3.3-47", "minimal-pro"],
])("%s the template %s shows its owner's data, and has a sample site", async (_id, slug) => {
  const site = await aSite("published", { template_slug: slug, intro: "Only I wrote this line" });
  const page = await fetchPage(site.path);
  expect(page.payload).toContain("Maria Sample");
  expect(page.payload).toContain("Only I wrote this line");
  const demo = await call(app, "GET", `/templates/${slug}/demo`);
  expect(demo).toMatchObject({ status: 200, body: { data: { name: expect.stringMatching(/./), user_id: 1 } } });
});
