import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createPerson } from "@vitrine/e2e/api-person";
import { freePort } from "@vitrine/e2e/free-port";
import { startServer } from "@vitrine/e2e/server";
import { Client } from "pg";
import { handIn, smallCv } from "../bench/world/hand-in.ts";
import { OwnDatabase } from "../bench/world/own-database.ts";

/*
 * `npm run test:pooler`: the real product behind a real PgBouncer in transaction mode, with DATABASE_DIRECT_URL beside
 * it. pgbouncer has to be installed, so this is no part of `npm test`.
 */
if (spawnSync("pgbouncer", ["--version"]).status !== 0)
  throw new Error("Install the system's package pgbouncer first.");

const sessions = 4;
const database = await OwnDatabase.create();
const pooler = await startPooler(database.url);
const server = await startServer({
  environment: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, DATABASE_POOL: "20" },
});

await test("a CV is read at once: its job is heard of past the pooler", async () => {
  const person = await createPerson(server);
  const began = performance.now();
  await handIn(person, smallCv(1));
  assert.ok(performance.now() - began < 15_000);
});

await test("no page is older than the last answer to its owner", async () => {
  const person = await createPerson(server);
  const created = await person.call("POST", "/websites", { name: "Ada" });
  const { id } = created.body["website"] as { id: number };
  for (let round = 1; round <= 20; round += 1) {
    const changes = { subdomain: "pooled", status: "published", full_name: `Ada Number ${round}` };
    assert.equal((await person.call("PATCH", `/websites/${id}/builder`, changes)).status, 200);
    const page = await (await fetch(`${server.url}/p/pooled`)).text();
    assert.ok(page.includes(`Ada Number ${round}`));
  }
});

await test(`a hundred requests at once share ${sessions} sessions of the database`, async () => {
  const person = await createPerson(server);
  const answers = await Promise.all(Array.from({ length: 100 }, () => person.call("GET", "/websites")));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const [row] = await database.query(
    "select count(*)::int as sessions from pg_stat_activity where application_name = 'pooled by the test'",
  );
  assert.ok(Number(row?.["sessions"]) <= sessions);
});

await server.stop();
await pooler.stop();
await database.remove();

async function startPooler(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-pooler-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const target = new URL(url);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users"), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${target.port} application_name='pooled by the test'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
`,
  );
  const asRoot = process.getuid?.() === 0;
  const child = spawn("pgbouncer", [...(asRoot ? ["-u", "nobody"] : []), "-q", file], { stdio: "inherit" });
  const pooled = new URL(url);
  pooled.port = String(port);
  await answering(pooled.href);
  return {
    url: pooled.href,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    if (
      await client.connect().then(
        () => client.query("select 1"),
        () => null,
      )
    )
      return client.end();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The pooler does not answer.");
}
