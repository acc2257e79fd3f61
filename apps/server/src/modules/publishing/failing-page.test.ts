import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttp } from "../../http/create-http.ts";
import { EventHub } from "../../ports/events/event-hub.ts";
import { aPerson, aWebsite, createTestApp, type TestApp } from "../../testing/index.ts";
import { createWebsiteReader } from "../websites/index.ts";
import { createPublishingService, registerSitePages, serveSiteHosts, type SiteRenderer } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const fail = async () => {
  throw new Error("secret details of a template");
};

const brokenRenderer: SiteRenderer = {
  build: async () => "broken",
  builtFiles: async () => new Map(),
  drawingBuild: async () => "broken",
  render: fail,
  renderArchive: fail,
  renderArticle: fail,
  renderWork: fail,
  renderContact: fail,
  card: fail,
  assetsDirectory: async () => null,
  asset: async () => null,
};

test("a template that throws while rendering gives a page, with the headers of a page and none of its words", async () => {
  const person = await aPerson(app);
  await aWebsite(person, { subdomain: "broken-site", status: "published" });
  const http = await createHttp({
    appUrl: () => "http://localhost:3000",
    sitesHost: () => "localhost:3000",
    logLevel: "silent",
    trustProxy: false,
  });
  const publishing = createPublishingService({
    db: app.database.db,
    clock: app.clock,
    hub: new EventHub(app.database.url, () => undefined),
    reader: createWebsiteReader({ find: () => undefined }),
    renderer: brokenRenderer,
    appUrl: () => "http://localhost:3000",
    sitesHost: () => "sites.example",
  });
  serveSiteHosts(http, publishing);
  await registerSitePages(http, { publishing, visitors: async () => [], renderer: brokenRenderer });

  const answers = await Promise.all([
    http.inject("/p/broken-site"),
    http.inject({ url: "/", headers: { host: "broken-site.sites.example" } }),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.payload).toContain("<h1>An error occurred.</h1>");
    expect(answer.payload).not.toContain("secret details");
  }
  await http.close();
});
