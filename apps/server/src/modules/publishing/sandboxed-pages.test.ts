import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, aPerson, aWebsite, createTestApp, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const page = (path: string, host = "localhost:3000") => app.http.inject({ url: path, headers: { host } });
const policyOf = ({ headers }: Awaited<ReturnType<typeof page>>) => String(headers["content-security-policy"]);

test("below /p/ a site is shown without the application's origin, on its own host as itself", async () => {
  const owner = await aPerson(app, { plan: "premium" });
  const { id } = await aWebsite(owner, { subdomain: "boxed-site", status: "published" });
  await owner.call("POST", `/websites/${id}/blog-posts`, {
    title: "One",
    content: "<p>Words</p>",
    status: "published",
  });
  for (const path of ["/p/boxed-site", "/p/boxed-site/contact", "/p/boxed-site/blog"]) {
    const answer = await page(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expect(policyOf(answer)).toContain("; sandbox allow-scripts allow-forms ");
    expect(policyOf(answer)).not.toContain("allow-same-origin");
    expect(answer.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    // Chromium warns of it on a document without an origin.
    expect(answer.headers["origin-agent-cluster"]).toBeUndefined();
  }
  const form = await app.http.inject({
    method: "POST",
    url: "/p/boxed-site/contact",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "name=Eve",
  });
  expect(form.statusCode).toBe(422);
  expect(policyOf(form)).toContain("; sandbox ");
  const own = await page("/", "boxed-site.localhost:3000");
  expect(own.statusCode).toBe(200);
  expect(policyOf(own)).not.toContain("sandbox");
  expect(own.headers["origin-agent-cluster"]).toBe("?1");
});

test("R2.4-40 a private site opens for who is signed in in this browser, in the sandbox; a draft for its owner", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { subdomain: "inner-site", status: "private", intro: "Only for us" });
  const seen = { guest: aBrowser(app), owner: aBrowser(app), other: aBrowser(app) };
  await seen.owner.signIn(owner);
  await seen.other.signIn(await aPerson(app));
  const look = async () =>
    Promise.all(Object.values(seen).map(async (browser) => (await browser.attack("GET", "/p/inner-site")).status));
  expect(await look()).toEqual([404, 200, 200]);
  const answer = await seen.other.attack("GET", "/p/inner-site");
  expect(answer.raw).toContain("Only for us");
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(answer.headers["content-security-policy"]).toContain("; sandbox ");
  await owner.call("PATCH", `/websites/${id}/builder`, { status: "draft" });
  expect(await look()).toEqual([404, 200, 404]);
  const framed = { "sec-fetch-dest": "iframe" };
  expect((await seen.owner.attack("GET", "/p/inner-site", { headers: framed })).status).toBe(404);
});

test("the owner's own look tells nobody, and everybody else's does", async () => {
  const owner = await aPerson(app);
  await aWebsite(owner, { subdomain: "seen-site", status: "published" });
  const [mine, theirs] = [aBrowser(app), aBrowser(app)];
  await mine.signIn(owner);
  await theirs.signIn(await aPerson(app));
  const own = await mine.attack("GET", "/p/seen-site");
  expect(own.status).toBe(200);
  expect(own.raw).not.toContain("data-views");
  expect(own.headers["cache-control"]).toBe("no-store");
  expect((await theirs.attack("GET", "/p/seen-site")).raw).toContain('data-views="/api/public/sites/seen-site/view"');
  expect((await page("/p/seen-site")).headers["cache-control"]).toMatch(/^public, max-age=0, must-revalidate/);
});

test("a view is told by text that a page without an origin may send", async () => {
  const owner = await aPerson(app);
  await aWebsite(owner, { subdomain: "told-site", status: "published" });
  const answer = await app.http.inject({
    method: "POST",
    url: "/api/public/sites/told-site/view",
    headers: { "content-type": "text/plain;charset=UTF-8", origin: "null", "sec-fetch-site": "cross-site" },
    payload: JSON.stringify({ path: "/p/told-site", referrer: "" }),
  });
  expect(answer.statusCode).toBe(202);
  expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
});
