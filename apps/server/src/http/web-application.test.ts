import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { presetLandingContent, type LandingContent, type LandingParts } from "@vitrine/model";
import { createDiskStorage } from "../ports/storage/disk-storage.ts";
import { serveWebApplication } from "./web-application.ts";

let directory = "";
let app: FastifyInstance;
let claimed: LandingContent = presetLandingContent;

beforeEach(async () => {
  claimed = presetLandingContent;
  directory = await mkdtemp(join(tmpdir(), "vitrine-web-"));
  app = fastify();
});

afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

async function serve(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  const storage = createDiskStorage(join(directory, "files"));
  const landingContent = async () => claimed;
  await serveWebApplication(app, { webDirectory: directory, outboxDirectory: null, storage, landingContent });
}

test("the start page is the prebuilt one, every other address the application", async () => {
  await serve({ "index.html": "application", "landing.html": "prebuilt" });
  const start = await app.inject("/?utm_source=mail");
  expect([start.body, start.headers["cache-control"]]).toEqual(["prebuilt", "no-cache"]);
  expect((await app.inject("/dashboard")).body).toBe("application");
});

test("without a prebuilt page the application answers the start page as well", async () => {
  await serve({ "index.html": "application" });
  expect((await app.inject("/")).body).toBe("application");
});

test("scripts come without the headers of documents, pages and drawings with them", async () => {
  await app.register(helmet);
  await serve({ "index.html": "application", "a.js": "1", "b.svg": "<svg/>" });
  const policyOf = async (path: string) => (await app.inject(path)).headers["content-security-policy"];
  expect(await policyOf("/a.js")).toBeUndefined();
  expect((await app.inject("/a.js")).headers["x-content-type-options"]).toBe("nosniff");
  for (const path of ["/b.svg", "/dashboard"]) expect(await policyOf(path)).toContain("default-src");
});

test("pages that strangers open first have their own markup, and nothing else of their address does", async () => {
  await serve({ "index.html": "application", "login.html": "sign in", "register.html": "register" });
  expect((await app.inject("/login?plan=pro")).body).toBe("sign in");
  expect((await app.inject("/register")).body).toBe("register");
  expect((await app.inject("/login/elsewhere")).body).toBe("application");
});

test("the policy of a page names the scripts that stand in it, and those alone", async () => {
  await app.register(helmet);
  await serve({
    "index.html": "<script>first()</script>",
    "login.html": "<script>second()</script>",
    "other.html": "",
  });
  const policyOf = async (path: string) => String((await app.inject(path)).headers["content-security-policy"]);
  const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  for (const [path, own, foreign] of [
    ["/dashboard", "first()", "second()"],
    ["/try/secret", "first()", "second()"],
    ["/login", "second()", "first()"],
  ] as const) {
    expect(await policyOf(path)).toContain(`script-src 'self' ${hashOf(own)};`);
    expect(await policyOf(path)).not.toContain(hashOf(foreign));
    expect(await policyOf(path)).not.toMatch(/script-src[^;]*unsafe/);
  }
  for (const path of ["/other.html", "/api/nothing"]) expect(await policyOf(path)).not.toContain("sha256");
});

test("an address without a file is not kept, and comes compressed where the build has it so", async () => {
  await serve({ "index.html": "application", "index.html.br": "compressed" });
  const answer = await app.inject({ url: "/dashboard", headers: { "accept-encoding": "br" } });
  expect([answer.statusCode, answer.body]).toEqual([200, "compressed"]);
  expect(answer.headers).toMatchObject({ "cache-control": "no-cache", "content-encoding": "br" });
});

const parts: LandingParts = {
  shipped: {
    hero_line: "<p>Line</p>",
    metrics: "<dl></dl>",
    support: "<b></b>",
    stories: "<ul></ul>",
    links: [],
    content: "<meta>",
  },
  hero_line: "<p>{{text}}</p>",
  metrics: "<dl>{{entries}}</dl>",
  support: "<b>{{title}}</b>",
  stories_section: "<div>{{entries}}</div>",
  stories: "<ul>{{entries}}</ul>",
  statistics: "<dl>{{entries}}</dl>",
  figure: "<dd>{{value}}</dd>",
  story: "<li>{{quote}}</li>",
  content: '<meta content="{{content}}">',
};

test("the start page claims what is chosen: compressed, known again, with the policy of its own scripts", async () => {
  await app.register(helmet);
  await serve({
    "index.html": "application",
    "landing.html": "<meta><script>first()</script><p>Line</p><dl></dl><ul></ul>",
    "landing.html.br": "compressed as built",
    "landing-parts.json": JSON.stringify(parts),
  });
  const open = (headers: Record<string, string> = {}) => app.inject({ url: "/?utm_source=mail", headers });
  expect((await open({ "accept-encoding": "br" })).body).toBe("compressed as built");

  claimed = { ...presetLandingContent, hero_line: "Own words", metrics: [] };
  const chosen = await open();
  expect(chosen.body).toContain("<p>Own words</p><div>");
  expect(chosen.headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" });
  const hash = `'sha256-${createHash("sha256").update("first()").digest("base64")}'`;
  expect(chosen.headers["content-security-policy"]).toContain(`script-src 'self' ${hash};`);

  const small = await open({ "accept-encoding": "gzip, br" });
  expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(chosen.body);
  const known = await open({ "if-none-match": String(chosen.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, ""]);

  claimed = { ...claimed, hero_line: null };
  const changed = await open({ "if-none-match": String(chosen.headers.etag) });
  expect([changed.statusCode, changed.body.includes("<p>")]).toEqual([200, false]);
  claimed = presetLandingContent;
  expect((await open()).body).toContain("<p>Line</p>");
});
