import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, eventually, type Person, type TestApp } from "../testing/index.ts";

let app: TestApp;
let owner: Person;
let id: number;
let questions = 0;
/** Requests that the framework heard of. */
let routed = 0;
beforeAll(async () => {
  app = await createTestApp({ workers: false, trustProxy: 1, sitesHost: "sites.example" });
  const { readyAnswers } = app.http;
  const answer = readyAnswers.answer.bind(readyAnswers);
  readyAnswers.answer = (...exchange) => {
    const wasReady = answer(...exchange);
    if (!wasReady) routed += 1;
    return wasReady;
  };
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  app.database.pool.on("acquire", () => void (questions += 1));
  owner = await aPerson(app);
  id = (await aWebsite(owner, { subdomain: "at-once", status: "published" })).id;
});
afterAll(() => app.end());

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = app.http.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers: { host: "localhost", ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on("error", reject).end();
  });
}

/** What a request is answered with, and whether that was ready. */
async function look(path: string, headers: Record<string, string> = {}, method?: string) {
  const before = { routed, questions };
  const answer = await ask(path, headers, method);
  return { ...answer, wasReady: routed === before.routed, questions: questions - before.questions };
}

const br = { "accept-encoding": "gzip, deflate, br" };
async function ready(path: string, headers: Record<string, string> = br): Promise<void> {
  await eventually(async () => (await look(path, headers)).wasReady || undefined);
}

/** Headers that are of one answer alone. */
function lasting({ headers }: Answer): Record<string, unknown> {
  const { date: _date, "x-request-id": requestId, ...rest } = headers;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return rest;
}

test.each([
  ["below /p/", "/p/at-once", {}],
  ["on its own host", "/", { host: "at-once.sites.example" }],
])("a page %s is answered with the same headers and bytes, and no question", async (_where, path, host) => {
  const first = await look(path, { ...br, ...host });
  expect([first.status, first.wasReady]).toEqual([200, false]);
  await ready(path, { ...br, ...host });
  const again = await look(`${path}?from=a-letter`, { ...br, ...host });
  expect([again.status, again.wasReady, again.questions]).toEqual([200, true, 0]);
  expect(lasting(again)).toEqual(lasting(first));
  expect(again.body).toEqual(first.body);
  const zipped = await look(path, { "accept-encoding": "gzip", ...host });
  expect([zipped.wasReady, zipped.headers["content-encoding"]]).toEqual([true, "gzip"]);
  expect(gunzipSync(zipped.body)).toEqual(brotliDecompressSync(again.body));
  const head = await look(path, { ...br, ...host }, "HEAD");
  expect([head.wasReady, head.body.length]).toEqual([true, 0]);
  expect(lasting(head)).toEqual(lasting(first));
  const known = await look(path, { ...br, ...host, "if-none-match": String(first.headers["etag"]) });
  expect([known.wasReady, known.status, known.body.length]).toEqual([true, 304, 0]);
  expect(known.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
});

test("fonts and the script are answered from memory, parts of them by the framework", async () => {
  const page = (await look("/p/at-once", { "accept-encoding": "identity" })).body.toString();
  const [file = ""] = /\/site-assets\/[^"]+\.js/.exec(page) ?? [];
  const first = await look(file);
  await ready(file);
  const again = await look(file);
  expect([again.wasReady, again.status]).toEqual([true, 200]);
  expect(lasting(again)).toEqual(lasting(first));
  expect(again.body).toEqual(first.body);
  const part = await look(file, { range: "bytes=0-9" });
  expect([part.wasReady, part.status, part.body.length]).toEqual([false, 206, 10]);
});

test("whoever may be somebody is looked at; a host that another header names leads nowhere", async () => {
  await ready("/p/at-once");
  const others: Record<string, string>[] = [
    { cookie: "vitrine_session_7=aaaaaaaaaaaaaaaaaaaaaaaa" },
    { "accept-encoding": "identity" },
  ];
  for (const headers of others) expect((await look("/p/at-once", { ...br, ...headers })).wasReady).toBe(false);
  const plain = await look("/p/at-once", br);
  const named = await look("/p/at-once", { ...br, cookie: "theme=dark", "x-forwarded-host": "other.sites.example" });
  expect([named.wasReady, named.status, named.body]).toEqual([true, 200, plain.body]);
  expect((await look("/p/at-once", br, "POST")).wasReady).toBe(false);
});

test("nothing older than the last answer to its owner is ready, and a process that stops has nothing ready", async () => {
  for (let round = 1; round <= 5; round += 1) {
    await ready("/p/at-once");
    await owner.call("PUT", `/websites/${id}`, { name: "At once", full_name: `Ada Number ${round}` });
    expect(brotliDecompressSync((await look("/p/at-once", br)).body).toString()).toContain(`Ada Number ${round}`);
  }
  await ready("/p/at-once");
  expect((await owner.call("POST", `/websites/${id}/unpublish`)).status).toBe(200);
  expect((await look("/p/at-once", br)).status).toBe(404);
  expect((await owner.call("POST", `/websites/${id}/publish`)).status).toBe(200);
  await ready("/p/at-once");
  await app.http.traffic.stop({ finishMs: 10, leaveMs: 10 });
  expect((await look("/p/at-once", br)).status).toBe(503);
});
