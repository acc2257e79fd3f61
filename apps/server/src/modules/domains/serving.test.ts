import type { CustomDomain, PublicSite } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscriptions } from "../../db/schema/account.ts";
import { startDnsServer, type TestDnsServer } from "../../testing/dns-server.ts";
import { aPerson, aWebsite, call, createTestApp, type TestApp } from "../../testing/index.ts";

let dns: TestDnsServer;
let app: TestApp;
beforeAll(async () => {
  dns = await startDnsServer();
  app = await createTestApp({ workers: false, dnsServer: dns.address });
});
afterAll(async () => {
  await app.end();
  await dns.close();
});

let made = 0;

/** A published site with a post under a domain of its own. */
async function aHostedSite() {
  made += 1;
  const domain = `person-${made}.example`;
  const subdomain = `person-${made}`;
  const owner = await aPerson(app, { plan: "premium" });
  const { id } = await aWebsite(owner, { subdomain, full_name: "Maria Sample", status: "published" });
  const post = { title: "A Post", content: "<p>Words</p>", status: "published" };
  expect((await owner.call("POST", `/websites/${id}/blog-posts`, post)).status).toBe(201);
  const claim = await owner.call("PUT", `/websites/${id}/domain`, { domain });
  const proof = (claim.body["data"] as CustomDomain).records[0];
  dns.zone.set(proof?.name ?? "", { TXT: [proof?.value ?? ""] });
  return {
    owner,
    id,
    domain,
    subdomain,
    verify: () => owner.call("POST", `/websites/${id}/domain/verify`),
    /** A request to the domain, as a proxy passes it on. */
    visit: (url: string, method: "GET" | "POST" | "DELETE" = "GET", host = domain) =>
      app.http.inject({ method, url, headers: { host } }),
    async setPlan(plan: "premium" | "pro") {
      await app.database.db.update(subscriptions).set({ plan }).where(eq(subscriptions.user_id, owner.id));
      // What is written past the product is heard a moment later.
      await app.hub.caughtUp();
    },
  };
}

async function aVerifiedSite() {
  const site = await aHostedSite();
  expect((await site.verify()).status).toBe(200);
  return site;
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test("R1.1-27 a domain serves its site only after verification and on premium, and returns with the plan", async () => {
  const site = await aHostedSite();
  const status = async (url = "/") => (await site.visit(url)).statusCode;
  const unknown = (await site.visit("/", "GET", "nobody.example")).payload;
  expect(await status()).toBe(404);
  expect((await site.visit("/")).payload).toBe(unknown);
  await site.verify();
  expect(await status()).toBe(200);
  expect((await site.visit("/")).payload).toContain("Maria Sample");

  await site.setPlan("pro");
  expect([await status(), await status("/blog/a-post"), await status("/rss.xml")]).toEqual([404, 404, 404]);
  const below = await app.http.inject(`/p/${site.subdomain}`);
  expect(canonicalOf(below.payload)).toBe(`http://localhost:3000/p/${site.subdomain}`);
  await site.setPlan("premium");
  expect(await status()).toBe(200);

  await site.owner.call("DELETE", `/websites/${site.id}/domain`);
  expect(await status()).toBe(404);
});

test("all documents of the site lie at the root and name the domain as their address", async () => {
  const { domain, subdomain, visit } = await aVerifiedSite();
  const home = `http://${domain}:3000/`;
  expect(canonicalOf((await visit("/")).payload)).toBe(home);
  expect(canonicalOf((await visit("/blog")).payload)).toBe(`${home}blog`);
  const article = await visit("/blog/a-post");
  expect(canonicalOf(article.payload)).toBe(`${home}blog/a-post`);
  expect(article.payload).toContain(`"url":"${home}"`);
  expect(article.payload).toContain('<a class="home" href="/">');
  for (const path of ["/", "/blog", "/blog/a-post"]) {
    const page = await visit(path);
    expect(page.payload, path).not.toContain(`/p/${subdomain}`);
    expect(page.payload, path).toMatch(/href="\/blog/);
  }
  expect((await visit("/rss.xml")).payload).toContain(`<link>${home}blog/a-post</link>`);
  expect((await visit("/sitemap.xml")).payload).toContain(`<loc>${home}blog/a-post</loc>`);
  expect((await visit("/robots.txt")).payload).toContain(`Allow: /\n\nSitemap: ${home}sitemap.xml`);

  const elsewhere = await app.http.inject(`/p/${subdomain}/blog/a-post`);
  expect(canonicalOf(elsewhere.payload)).toBe(`${home}blog/a-post`);
  expect(elsewhere.payload).toContain(`href="/p/${subdomain}/blog"`);
  expect(canonicalOf((await visit("/", "GET", `${subdomain}.localhost`)).payload)).toBe(home);
});

test("files that a page refers to are on its own host", async () => {
  const site = await aVerifiedSite();
  const { visit } = site;
  const files = [...(await visit("/")).payload.matchAll(/(?:href|src)="(\/site-assets\/[^"]+)"/g)];
  expect(files.length).toBeGreaterThan(0);
  for (const [, file = ""] of files) expect((await visit(file)).statusCode, file).toBe(200);
  expect((await visit("/lost")).payload).toContain('<a href="/">Go to the site</a>');
  await site.setPlan("pro");
  const refused = (await visit("/")).payload;
  expect((await visit(/<script src="([^"]+)"/.exec(refused)?.[1] ?? "")).statusCode).toBe(200);
});

test("neither the application nor its interface is reached through a domain, nor another site", async () => {
  const { domain, subdomain, visit } = await aVerifiedSite();
  const other = await aVerifiedSite();
  for (const path of ["/login", "/dashboard", "/dev/mail", "/index.html", `/p/${other.subdomain}`, "/p/nobody"]) {
    const answer = await visit(path);
    expect([path, answer.statusCode, answer.headers["content-type"]]).toEqual([path, 404, "text/html; charset=utf-8"]);
  }
  for (const [method, path] of [
    ["GET", "/api/templates"],
    ["GET", "/api/public/sites/" + subdomain],
    ["POST", "/api/login"],
    ["POST", "/api/webhooks/stripe"],
    ["POST", "/webhooks/stripe"],
    ["DELETE", "/api/user"],
  ] as const) {
    const answer = await visit(path, method);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.payload).not.toContain("Maria");
  }
  expect((await visit("/", "POST")).statusCode).toBe(404);
  const view = (name: string) => visit(`/api/public/sites/${name}/view`, "POST");
  expect((await view(other.subdomain)).statusCode, "only its own site is told of a view").toBe(404);
  expect((await view(subdomain)).statusCode).not.toBe(404);
  expect((await visit("/api/health")).statusCode).toBe(200);
  expect((await visit("/", "GET", `www.${domain}`)).statusCode).toBe(404);
});

test("an address in upper case, or the one below the application, leads to the one in lower case at the root", async () => {
  const { domain, subdomain, visit } = await aVerifiedSite();
  const moves = async (url: string, host?: string) => {
    const answer = await visit(url, "GET", host);
    return [answer.statusCode, answer.headers.location];
  };
  expect(await moves("/Blog/A-Post?from=Mail")).toEqual([301, "/blog/a-post?from=Mail"]);
  expect(await moves(`/p/${subdomain}`)).toEqual([301, "/"]);
  expect(await moves(`/p/${subdomain.toUpperCase()}/blog?x=1`)).toEqual([301, "/blog?x=1"]);
  expect(await moves("/blog", domain.toUpperCase())).toEqual([301, `http://${domain}/blog`]);
  expect(await moves("/blog", `${domain.toUpperCase()}:3000`)).toEqual([301, `http://${domain}:3000/blog`]);
  expect((await visit("/", "GET", `${domain}.`)).statusCode).toBe(200);
  expect(await moves("//evil.example/Blog")).toEqual([404, undefined]);
});

test("a change shows on all addresses at once, and the page is compressed and remembered on each", async () => {
  const { owner, id, domain, subdomain, visit } = await aVerifiedSite();
  const addresses = [
    () => visit("/"),
    () => visit("/", "GET", `${subdomain}.localhost`),
    () => app.http.inject(`/p/${subdomain}`),
  ];
  const shown = () => Promise.all(addresses.map(async (ask) => (await ask()).payload));
  for (const page of await shown()) expect(page).not.toContain("Brand new");
  await owner.call("PATCH", `/websites/${id}/builder`, { intro: "Brand new" });
  for (const page of await shown()) expect(page).toContain("Brand new");
  const etag = String((await visit("/")).headers.etag);
  const again = await app.http.inject({ url: "/", headers: { host: domain, "if-none-match": etag } });
  expect(again.statusCode).toBe(304);
  await owner.call("POST", `/websites/${id}/unpublish`);
  expect((await Promise.all(addresses.map((ask) => ask()))).map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 404,
  ]);
});

test("a private site is asked for by its domain on the application's host, where the visitor is signed in", async () => {
  const { owner, id, domain } = await aVerifiedSite();
  await owner.call("PATCH", `/websites/${id}/builder`, { status: "private" });
  const stranger = await aPerson(app);
  const path = `/public/sites/${domain}/html`;
  expect((await call(app, "GET", path)).status).toBe(404);
  expect((await stranger.call("GET", path)).body["html"]).toContain("Maria Sample");
  expect((await app.http.inject(`/p/${domain}`)).payload).toBe((await app.http.inject("/p/nobody-here")).payload);
});

test("the site of a host is told as that of its subdomain", async () => {
  const { owner, id, domain, subdomain } = await aVerifiedSite();
  const ofHost = (host: string) => call(app, "GET", `/public/sites?host=${host}`);
  const site = (await call(app, "GET", `/public/sites/${subdomain}`)).body["site"] as PublicSite;
  expect(site.full_name).toBe("Maria Sample");
  for (const host of [domain, domain.toUpperCase(), `${domain}:443`, `${subdomain}.localhost`]) {
    expect((await ofHost(host)).body["site"], host).toEqual(site);
  }
  for (const host of ["nobody.example", "localhost", "www.localhost", "a".repeat(200)]) {
    expect(await ofHost(host), host).toMatchObject({ status: 404, body: { code: "site_unavailable" } });
  }
  // A NUL byte is refused wherever it stands (contract.md 1.1).
  expect((await ofHost("%00")).status).toBe(422);
  expect((await call(app, "GET", "/public/sites")).status).toBe(422);
  await owner.call("PATCH", `/websites/${id}/builder`, { status: "private" });
  expect((await ofHost(domain)).status).toBe(404);
  const seen = await owner.call("GET", `/public/sites?host=${domain}`);
  expect([seen.status, seen.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
});

test("a TLS server in front learns for which hosts it may fetch certificates", async () => {
  const { owner, id, domain, subdomain } = await aVerifiedSite();
  await owner.call("POST", `/websites/${id}/unpublish`);
  const served = async (host: string) => (await call(app, "GET", `/public/hosts?domain=${host}`)).status;
  expect([await served(domain), await served(`${subdomain}.localhost`), await served("localhost")]).toEqual([
    200, 200, 200,
  ]);
  const pending = await aHostedSite();
  expect([await served(pending.domain), await served("nobody.example")]).toEqual([404, 404]);
});
