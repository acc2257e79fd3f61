import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

/** A cache in front that notes what it is told. */
let cache: Server;
let told: string[] = [];
let answers: number[] = [];
let app: TestApp;
let owner: Person;
let id: number;
beforeAll(async () => {
  cache = createServer((request, response) => {
    told.push(`${request.method} ${String(request.headers["surrogate-key"])}`);
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => cache.listen(0, "127.0.0.1", resolve));
  const edgePurgeUrl = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`;
  app = await createTestApp({ workers: false, edgePurgeUrl });
  owner = await aPerson(app);
  id = (await aWebsite(owner, { subdomain: "in-front", status: "published" })).id;
});
afterAll(async () => {
  await app.end();
  await new Promise((resolve) => cache.close(resolve));
});
beforeEach(async () => {
  // What is told once more of the last change belongs to that.
  await new Promise((resolve) => setTimeout(resolve, 2200));
  told = [];
  answers = [];
});

const save = (full_name: string) => owner.call("PUT", `/websites/${id}`, { name: "In front", full_name });

test("a page says what it is kept under, and that it may be kept until told", async () => {
  const { headers } = await call(app, "GET", "/p/in-front");
  expect(headers["surrogate-key"]).toBe(`site-${id}`);
  expect(headers["surrogate-control"]).toBe("max-age=3600, stale-while-revalidate=60");
  expect(headers["cache-control"]).toContain("s-maxage=1");
});

test("a change is answered when the cache has been told, and told once more for what was on its way", async () => {
  expect((await save("Ada One")).status).toBe(200);
  expect(told[0]).toBe(`POST site-${id}`);
  await expect.poll(() => told.length, { timeout: 5000 }).toBeGreaterThanOrEqual(2);
  expect(new Set(told)).toEqual(new Set([`POST site-${id}`]));
});

test("a cache that fails is told again, and holds nobody up for longer than two seconds", async () => {
  answers = [500, 503];
  expect((await save("Ada Two")).status).toBe(200);
  expect(told.length).toBeGreaterThanOrEqual(3);
});
