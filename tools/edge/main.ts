import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { request } from "node:https";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createPerson, type ApiPerson } from "@vitrine/e2e/api-person";
import { freePort } from "@vitrine/e2e/free-port";
import { startServer } from "@vitrine/e2e/server";
import { authorityOf, isInstalled, startShippedCaddy, startShippedNginx } from "./programs.ts";

/*
 * `npm run test:edge`: the configurations in deploy/edge with the real programs before the real product. nginx and
 * caddy have to be installed, so this is no part of `npm test`.
 */
const missing = [
  ...(isInstalled("nginx", "-v") ? [] : ["nginx"]),
  ...(isInstalled("caddy", "version") ? [] : ["caddy"]),
];
if (missing.length > 0) throw new Error(`Install the system's packages first: ${missing.join(", ")}.`);

const sitesHost = "sites.example";
const [port, edgePort, httpPort, httpsPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
const server = await startServer({
  port,
  environment: { APP_URL: `http://localhost:${port}`, SITES_HOST: sitesHost, TRUST_PROXY: "127.0.0.1" },
});
const nginx = await startShippedNginx({ port: edgePort, origin: port });
const caddy = await startShippedCaddy({ http: httpPort, https: httpsPort, origin: port, edge: edgePort });
const owner = await createPerson(server);
const created = await owner.call("POST", "/websites", { name: "Ada" });
const { id } = created.body["website"] as { id: number };
await change(owner, { subdomain: "quick", status: "published", full_name: "Ada One" });

const edge = `http://127.0.0.1:${edgePort}`;
const look = async (path = "/p/quick", headers: Record<string, string> = {}) => {
  const answer = await fetch(`${edge}${path}`, { headers });
  return {
    status: answer.status,
    text: await answer.text(),
    cache: answer.headers.get("x-cache"),
    headers: answer.headers,
  };
};

async function change(person: ApiPerson, changes: Record<string, unknown>): Promise<void> {
  const { status, body } = await person.call("PATCH", `/websites/${id}/builder`, changes);
  assert.equal(status, 200, JSON.stringify(body));
}

/** Two seconds is the most that a page behind the cache may be old. */
async function withinTwoSeconds(isThere: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 2000;
  while (!(await isThere())) assert.ok(performance.now() < end, "the cache showed the former page for longer than 2 s");
}

await test("a page comes from the cache, in the coding that was asked for", async () => {
  await look();
  const again = await look();
  assert.match(String(again.cache), /^(?:HIT|STALE|UPDATING)$/);
  assert.ok(again.text.includes("Ada One"));
  for (const coding of ["br", "gzip"]) {
    const { headers, text } = await look("/p/quick", { "accept-encoding": coding });
    assert.equal(headers.get("content-encoding"), coding);
    assert.equal(text, again.text);
  }
  assert.equal((await look("/p/quick", { "accept-encoding": "identity" })).text, again.text);
});

await test("a change is there within two seconds, also on a page that was looked at long ago and all the time", async () => {
  for (const name of ["Ada Two", "Ada Three"]) {
    await change(owner, { full_name: name });
    await withinTwoSeconds(async () => (await look()).text.includes(name));
  }
  await pause(3000);
  await change(owner, { full_name: "Ada Four" });
  await withinTwoSeconds(async () => (await look()).text.includes("Ada Four"));
  await owner.call("POST", `/websites/${id}/unpublish`);
  await withinTwoSeconds(async () => (await look()).status === 404);
  await owner.call("POST", `/websites/${id}/publish`);
  await withinTwoSeconds(async () => (await look()).status === 200);
});

await test("whoever may be signed in is answered by the application, and calls are never kept", async () => {
  await look();
  assert.equal((await look("/p/quick", { cookie: "vitrine_session_1=aaaaaaaaaaaaaaaaaaaaaaaa" })).cache, "BYPASS");
  assert.equal((await look("/api/health")).cache, null);
  assert.equal((await look("/p/nobody-here")).cache, "MISS");
  assert.equal((await look("/p/nobody-here")).cache, "MISS");
});

await test("fonts and scripts are kept for long", async () => {
  const [file = ""] = /\/site-assets\/[^"]+\.js/.exec((await look()).text) ?? [];
  await look(file);
  assert.equal((await look(file)).cache, "HIT");
});

await test("Caddy gets a certificate for a site's host and for no stranger's", async () => {
  await withPatience(async () => readFileSync(authorityOf(caddy)));
  const page = await withPatience(() => overTls(`quick.${sitesHost}`));
  assert.ok(page.includes("Ada Four"));
  await assert.rejects(overTls("stranger.example"));
});

await test("while the application is away its last pages are shown", async () => {
  await look();
  await server.crash();
  const alone = await look();
  assert.equal(alone.status, 200);
  assert.ok(alone.text.includes("Ada Four"));
});

await caddy.stop();
await nginx.stop();
await server.stop();

/** A page of a host by Caddy's TLS, believed because of its own authority. */
function overTls(host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port: httpsPort,
      servername: host,
      headers: { host },
      ca: readFileSync(authorityOf(caddy)),
    };
    const asking = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve(text));
    });
    asking.on("error", reject).end();
  });
}

async function withPatience<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await ask().catch(() => null);
    if (found !== null) return found;
    await pause(100);
  }
  return ask();
}
