import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asPerson, callApi, newEmail, password } from "@vitrine/e2e/api-person";
import { freePort } from "@vitrine/e2e/free-port";
import { Client } from "pg";
import { Member } from "../bench/fleet/member.ts";
import { smallCv } from "../bench/world/hand-in.ts";
import { MailSink } from "../bench/world/mail-sink.ts";
import { OwnDatabase } from "../bench/world/own-database.ts";
import { alertNames, hurriedRules } from "./hurried-rules.ts";
import { startPrometheus } from "./prometheus.ts";

/*
 * `npm run test:alerts`: each shipped rule for Prometheus is caused on the running product, with a real Prometheus that
 * asks it. prometheus has to be installed, so this is no part of `npm test`. What the rules say of figures that nobody
 * causes is in deploy/monitoring/alerts.test.yaml.
 */
if (spawnSync("prometheus", ["--version"]).status !== 0)
  throw new Error("Install the system's package prometheus first.");

const shipped = readFileSync(fileURLToPath(new URL("../../deploy/monitoring/alerts.yaml", import.meta.url)), "utf8");
/** More than a process ever holds before this one was asked for its memory. */
const memoryBytes = 3e9;
const requestsAtOnce = 20;
/** Who has no answer after this long asks again. */
const longestMs = 5000;

const folder = mkdtempSync(join(tmpdir(), "vitrine-alerts-"));
const database = await OwnDatabase.create();
const sink = await MailSink.start(join(folder, "mails"));
sink.answer("refuse");
const [webPort, workerPort] = [await freePort(), await freePort()];
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, "data"),
  SMTP_URL: sink.url,
  RATE_LIMIT_FACTOR: "1000",
  DATABASE_POOL: "2",
};
const web = await Member.start("web", { ...settings, ROLE: "web", METRICS_PORT: String(webPort) });
const prometheus = await startPrometheus(hurriedRules(shipped, memoryBytes), [webPort, workerPort]);
let worker: Member | null = null;
const caused = new Set<string>();

/** Causes rules that nothing makes fire before: what a busy machine did by itself is over first. */
async function causes(names: readonly string[], work: () => Promise<void>): Promise<void> {
  await prometheus.untilQuiet(names);
  await work();
  await prometheus.until(names);
  for (const name of names) caused.add(name);
}

/** An account that waits for its mail. @returns its address */
async function register(): Promise<string> {
  const email = newEmail();
  const account = { name: "Ada Example", email, password, password_confirmation: password, terms: true };
  assert.equal((await callApi(web.url, "POST", "/register", account)).status, 201);
  return email;
}

/** An account whose address is taken as proved: no mail is sent here. */
async function aPerson() {
  const email = await register();
  await database.query("update users set email_verified_at = now() where email = $1", [email]);
  const { body } = await callApi(web.url, "POST", "/login", { email, password });
  return asPerson(web.url, { email, name: "Ada Example" }, body);
}

/** Asks all the time, with so many requests at once, until `done`. */
async function askUntil(call: () => Promise<unknown>, done: Promise<void>): Promise<void> {
  const over = new AbortController();
  const ask = async () => {
    while (!over.signal.aborted) {
      const answered = call().catch(() => undefined);
      await Promise.race([answered, pause(longestMs)]);
    }
  };
  const asking = Array.from({ length: requestsAtOnce }, ask);
  await done.finally(() => over.abort());
  await Promise.all(asking);
}

/** Lets time pass for jobs, again and again, until `done`: they come and go meanwhile. */
async function hurryUntil(statement: string, done: Promise<void>): Promise<void> {
  const hurrying = setInterval(() => void database.query(statement).catch(() => undefined), 1000);
  await done.finally(() => clearInterval(hurrying));
}

const lastTry = `update pgboss.job set retry_count = retry_limit, start_after = now()
  where state = 'retry' and name = 'account-mail'`;
const longAgo = `update pgboss.job set created_on = created_on - interval '10 minutes',
  start_after = least(start_after, now()) where state < 'active'`;

await test("nothing is wrong with a product that nobody asks anything", async () => {
  await prometheus.untilAsked();
  await prometheus.untilQuiet(["VitrineDown"]);
  assert.deepEqual(await prometheus.firing(), new Set());
});

await test("a CV and a mail that nobody works on wait too long", async () => {
  await causes(["VitrineCvsWait", "VitrineMailsWait"], async () => {
    const person = await aPerson();
    const started = await person.call("POST", "/onboarding/start-new", { path: "upload" });
    const form = new FormData();
    form.set("session_id", String(started.body["session_id"]));
    form.set("cv_file", new Blob([new Uint8Array(smallCv(1))], { type: "application/pdf" }), "cv.pdf");
    const session = { session_id: String(started.body["session_id"]) };
    assert.equal((await person.call("POST", "/onboarding/upload-cv", form)).status, 200);
    await person.call("POST", "/onboarding/skip-picture", session);
    // Its answer comes when the CV is read, which is never.
    void person.call("POST", "/onboarding/parse-cv", session).catch(() => undefined);
    await hurryUntil(longAgo, prometheus.until(["VitrineCvsWait", "VitrineMailsWait"]));
  });
});

await test("a mail server that refuses makes mails fail, and a job that used up its tries die", async () => {
  await causes(["VitrineMailsRefused", "VitrineJobsDied"], async () => {
    worker = await Member.start("worker", { ...settings, ROLE: "worker", METRICS_PORT: String(workerPort) });
    for (let number = 0; number < 5; number += 1) await register();
    await hurryUntil(lastTry, prometheus.until(["VitrineJobsDied"]));
  });
});

await test("requests that wait for a locked table are slow, and others wait for their connections", async () => {
  const names = ["VitrineRequestsSlow", "VitrineConnectionsWaitedFor"];
  const person = await aPerson();
  await causes(names, async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    client.on("error", () => undefined);
    await client.query("set idle_in_transaction_session_timeout = 0");
    await client.query("begin; lock table websites in access exclusive mode");
    await askUntil(() => person.call("GET", "/websites"), prometheus.until(names));
    await client.end();
  });
});

await test("a database that does not answer is away, and requests fail", async () => {
  const names = ["VitrineDatabaseAway", "VitrineRequestsFail"];
  await causes(names, async () => {
    await database.stop();
    await askUntil(() => callApi(web.url, "GET", "/public/sites/nobody"), prometheus.until(names));
  });
  await database.start();
  await prometheus.untilQuiet(["VitrineDatabaseAway"]);
});

await test("no process that answers is heard of", async () => {
  await causes(["VitrineDown"], async () => {
    await web.stop();
    await worker?.stop();
  });
});

await prometheus.stop();

await test("a process that holds too much memory is heard of by its name", async () => {
  const again = await Member.start("web", { ...settings, ROLE: "web", METRICS_PORT: String(webPort) });
  // Two gigabytes are not filled for this: the limit is put below what the process says that it holds.
  const low = await startPrometheus(hurriedRules(shipped, (again.memoryMb() / 2) * 1e6), [webPort]);
  await low.until(["VitrineMemory"]);
  caused.add("VitrineMemory");
  await low.stop();
  await again.stop();
});

await test("each shipped rule was caused", () => assert.deepEqual([...caused].sort(), alertNames(shipped).sort()));

await sink.stop();
await database.remove();
rmSync(folder, { recursive: true, force: true });
