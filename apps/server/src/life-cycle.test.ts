import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { farewell } from "./app.ts";
import { aPdf, sampleCv } from "./modules/onboarding/testing/cv-files.ts";
import {
  aPerson,
  aWebsite,
  createTestApp,
  eventually,
  testPassword,
  type Person,
  type TestApp,
} from "./testing/index.ts";
import { startServerProcess, type ServerProcess } from "./testing/server-process.ts";
import { slowRequest, type SlowAnswer } from "./testing/slow-request.ts";

let app: TestApp;
let dataDir: string;
let server: ServerProcess | null = null;
beforeAll(async () => {
  // People and sites are made in its database; the server under test is a process of its own.
  app = await createTestApp({ workers: false });
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-life-"));
});
afterEach(() => server?.child.kill("SIGKILL"));
afterAll(async () => {
  await app.end();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (settings: Record<string, string> = {}) =>
  (server = await startServerProcess({
    DATABASE_URL: app.database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "info",
    ...settings,
  }));

const boundary = "x-vitrine-x";
const multipart = `multipart/form-data; boundary=${boundary}`;

function cvUpload(): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="cv_file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), aPdf([...sampleCv]), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

type Caller = { person: Person; another: Person; websiteId: number; subdomain: string };

/** A CV that one person has uploaded, and the stream of what becomes of it, which is open. */
async function uploadUnderWay(address: string, { person }: Caller) {
  const bearer = { Authorization: `Bearer ${person.token}` };
  const json = { ...bearer, "Content-Type": "application/json" };
  const upload = cvUpload();
  const uploaded = await fetch(`${address}/api/onboarding/upload-cv`, {
    method: "POST",
    headers: { ...bearer, "Content-Type": multipart },
    body: new Uint8Array(upload),
  });
  const { session_id: session } = (await uploaded.json()) as { session_id: string };
  await fetch(`${address}/api/onboarding/skip-picture`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ session_id: session }),
  });
  const stream = slowRequest(`${address}/api/onboarding/events?session_id=${session}`, { headers: bearer });
  await eventually(() => stream.soFar().includes("connected") || undefined);
  return { session, stream, upload, bearer, json };
}

type Begun = Awaited<ReturnType<typeof uploadUnderWay>>;

/** Nine kinds of requests more; those with a body are half-sent, and a server waits for the rest for some seconds only. */
function nineUnderWay(
  address: string,
  { person, another, websiteId, subdomain }: Caller,
  { session, upload, bearer, json }: Begun,
) {
  const credentials = JSON.stringify({ email: person.email, password: testPassword });
  const halves: [string, string | Buffer, Record<string, string>, string][] = [
    [
      "/api/onboarding/upload-cv",
      upload,
      { Authorization: `Bearer ${another.token}`, "Content-Type": multipart },
      "POST",
    ],
    [`/api/websites/${websiteId}`, JSON.stringify({ name: "Changed while stopping" }), json, "PUT"],
    ["/api/login", credentials, { "Content-Type": "application/json" }, "POST"],
  ];
  const trickling = halves.map(([path, body, headers, method]) => {
    const bytes = Buffer.from(body);
    const sent = slowRequest(`${address}${path}`, {
      method,
      headers: { ...headers, "Content-Length": `${bytes.length}` },
    });
    sent.send(bytes.subarray(0, 10));
    return { ...sent, rest: bytes.subarray(10) };
  });
  const whole = [
    slowRequest(`${address}/api/websites/${websiteId}/export?format=zip`, { headers: bearer }),
    slowRequest(`${address}/api/websites/${websiteId}/export?format=pdf`, { headers: bearer }),
    slowRequest(`${address}/api/onboarding/parse-cv`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ session_id: session }),
    }),
    slowRequest(`${address}/p/${subdomain}`),
    slowRequest(`${address}/api/websites`, { headers: bearer }),
    slowRequest(`${address}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: credentials,
    }),
  ];
  return { trickling, whole };
}

test(
  "fifty requests of ten kinds that are under way at a SIGTERM all get their answer, and the process ends with 0",
  { timeout: 180_000 },
  async () => {
    const { address, child, ended } = await start();
    const callers: Caller[] = [];
    for (let each = 1; each <= 5; each += 1) {
      const person = await aPerson(app);
      const subdomain = `life-${each}`;
      const website = await aWebsite(person, { subdomain, status: "published" });
      callers.push({ person, another: await aPerson(app), websiteId: website.id, subdomain });
    }
    const begun = await Promise.all(callers.map((caller) => uploadUnderWay(address, caller)));
    const groups = callers.flatMap((caller, at) => {
      const own = begun[at];
      return own ? [{ ...nineUnderWay(address, caller, own), stream: own.stream }] : [];
    });
    await Promise.all(groups.flatMap(({ trickling }) => trickling.map(({ hasCome }) => hasCome)));
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const told = performance.now();
    child.kill("SIGTERM");
    const notReady = await eventually(async () => {
      const answer = await fetch(`${address}/api/ready`);
      return answer.status === 503 ? answer : undefined;
    });
    expect(await notReady.json()).toMatchObject({ code: "unavailable", data: { parts: { process: "stopping" } } });
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const late = await fetch(`${address}/api/websites`);
    expect([late.status, late.headers.get("retry-after"), late.headers.get("connection")]).toEqual([503, "3", "close"]);

    const sent = groups.flatMap(({ trickling }) => trickling);
    for (const { send, finish, rest } of sent) {
      send(rest);
      finish();
    }
    const answers = await Promise.all(
      sent.map(async ({ answer }) => ({ ...(await answer), afterMs: performance.now() - told })),
    );
    for (const { status, headers, body, afterMs } of answers) {
      // Only when the time to finish is over may work that goes on be told to come again.
      if (status !== 200 && afterMs > farewell.finishMs) expect([status, headers["retry-after"]]).toEqual([503, "3"]);
      else expect(status, body).toBe(200);
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(answers.length / 2);
    expect(answers.every(({ headers }) => headers.connection === "close")).toBe(true);
    const streams = await Promise.all(groups.map(({ stream }) => stream.answer));
    for (const { body } of streams) expect(body).toMatch(/retry: \d+\n\n$/);
    const others: SlowAnswer[] = await Promise.all(groups.flatMap(({ whole }) => whole.map(({ answer }) => answer)));
    for (const { status, headers } of others) {
      // Those that came in after the signal are told to come again.
      if (status !== 200) expect([status, headers["retry-after"]]).toEqual([503, "3"]);
    }
    expect(others.filter(({ status }) => status === 200).length).toBeGreaterThan(others.length / 2);
    expect(await ended).toBe(0);
    expect(performance.now() - told).toBeLessThan(20_000);
  },
);

test("the log is lines of JSON only, beside the lines for people", { timeout: 120_000 }, async () => {
  const { address, child, ended, written } = await start();
  await fetch(`${address}/api/websites`);
  // A connection that the database ends is a complaint of the pool, of the queue and of the listener.
  await app.database.pool
    .query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
    .catch(() => undefined);
  await eventually(() => written().out.includes("connection") || undefined);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  const lines = written().out.trim().split("\n");
  const forPeople = lines.filter((line) => !line.startsWith("{"));
  expect(forPeople.every((line) => /^(?:Admin: |Vitrine is running at )/.test(line))).toBe(true);
  for (const line of lines.filter((each) => each.startsWith("{"))) expect(() => JSON.parse(line)).not.toThrow();
  expect(written().out).not.toContain("[object Object]");
  expect(written().errors).toBe("");
});

test(
  "a mail that nobody took is told in the log, and no secret or address of a request is",
  { timeout: 120_000 },
  async () => {
    // Port 9 discards: nobody listens there.
    const { address, child, ended, written } = await start({ SMTP_URL: "smtp://127.0.0.1:9" });
    const post = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const email = "unheard-of@example.test";
    const account = {
      name: "Una Heard",
      email,
      password: testPassword,
      password_confirmation: testPassword,
      terms: true,
    };
    expect((await post("/api/register", account)).status).toBe(201);
    const secret = "s3cret-".repeat(6);
    for (const path of [
      `/api/email/verify/7/${secret}`,
      `/l/${secret}`,
      `/try/${secret}`,
      `/reset-password?token=${secret}`,
    ])
      await fetch(`${address}${path}`);
    await post(`/api/email/verify/7/${secret}`, {});
    await post("/api/login/link/session", { token: secret });
    const told = await eventually(() => /^\{.*"a job failed and will be tried again".*$/m.exec(written().out)?.[0]);
    const line = JSON.parse(told) as Record<string, unknown>;
    expect(line).toMatchObject({ level: 40, job: { lane: "account-mail", kind: "verify-email", attempt: 1 } });
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(written().out).toContain("/api/email/verify/:id/:hash");
    for (const word of [email, "Una Heard", testPassword, secret, "s3cret"]) expect(written().out).not.toContain(word);
  },
);

test("a second signal ends the process at once", { timeout: 120_000 }, async () => {
  const { address, child, ended } = await start();
  const stuck = slowRequest(`${address}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": "100" },
  });
  stuck.send("{");
  await eventually(async () => ((await fetch(`${address}/api/ready`)).status === 200 ? true : undefined));
  child.kill("SIGTERM");
  const again = setInterval(() => child.kill("SIGTERM"), 200);
  expect(await ended).toBe(1);
  clearInterval(again);
  await expect(stuck.answer).rejects.toThrow();
});
