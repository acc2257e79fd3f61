import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "../ports/mail/mail.ts";
import { createTestApp, eventually, type TestApp } from "../testing/create-test-app.ts";
import { aPerson } from "../testing/people.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { startMetricsServer } from "./metrics-server.ts";
import { createMetrics } from "./metrics.ts";
import { figureReader } from "./read-figures.ts";
import { watchedMailer, watchedQueue, watchRequests } from "./watch.ts";

const shipped = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url)), "utf8");
const metrics = createMetrics();
let app: TestApp;
let scrape: () => Promise<string>;
let end: () => void;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  watchRequests(app.http.traffic, metrics);
  const server = await startMetricsServer(
    { host: "127.0.0.1", port: 0 },
    metrics.registry,
    figureReader(metrics, { database: app.database, queue: app.queue, http: app.http }),
  );
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  scrape = async () => (await fetch(`${address}/metrics`)).text();
  end = () => void server.close();
});
afterAll(async () => {
  end();
  await app.end();
});

describe("what a process tells of itself", () => {
  test("requests by the pattern of their route, never by their address", async () => {
    const { statusCode } = await app.http.inject({ method: "GET", url: "/api/websites/170017?of=somebody" });
    const text = await scrape();
    expect(text).toMatch(new RegExp(`_count\\{method="GET",route="/api/websites/:\\w+",status="${statusCode}"\\} 1`));
    expect(text).not.toMatch(/170017|somebody/);
  });

  test("jobs in line, done, failed and dead", async () => {
    const queue = watchedQueue(app.queue, metrics);
    await queue.enqueue("sweep-pictures", { v: 1, names: [] });
    expect(await scrape()).toContain('vitrine_jobs{lane="sweep-pictures",state="waiting"} 1');
    await queue.work("sweep-pictures", async () => undefined);
    await queue.work("maintenance", async () => {
      throw new Error("It cannot be done.");
    });
    await queue.enqueue("maintenance", {});
    const text = await eventually(async () => {
      const scraped = await scrape();
      return scraped.includes('vitrine_jobs_died_total{lane="maintenance"} 1') ? scraped : undefined;
    });
    expect(text).toContain('vitrine_job_duration_seconds_count{lane="sweep-pictures",outcome="done"} 1');
    expect(text).toContain('vitrine_job_duration_seconds_count{lane="maintenance",outcome="failed"} 1');
    expect(text).toContain('vitrine_jobs_died_total{lane="account-mail"} 0');
  });

  test("mails that were taken and refused", async () => {
    const mail: Mail = { to: "somebody@example.test", subject: "A word", text: "Hello", html: "<p>Hello</p>" };
    const refusing = { send: async () => Promise.reject(new Error("550")), close: async () => undefined };
    await watchedMailer({ ...refusing, send: async () => undefined }, metrics).send(mail);
    await expect(watchedMailer(refusing, metrics).send(mail)).rejects.toThrow("550");
    const text = await scrape();
    expect(text).toContain('vitrine_mails_total{outcome="sent"} 1');
    expect(text).toContain('vitrine_mails_total{outcome="refused"} 1');
    expect(text).not.toContain("somebody");
  });

  test("accounts and websites, and a database that is away", async () => {
    await aPerson(app);
    const fresh = createMetrics();
    const read = figureReader(fresh, { database: app.database, queue: app.queue, http: app.http });
    await read();
    expect(await fresh.registry.metrics()).toContain("vitrine_accounts 1\n");
    app.database.presence.set(true);
    await read();
    app.database.presence.set(false);
    expect(await fresh.registry.metrics()).toContain("vitrine_database_away 1\n");
  });
});

test.each(["alerts.yaml", "dashboard.json"])("%s asks for figures that are told", async (name) => {
  const told = await scrape();
  const asked = new Set(shipped(name).match(/\b(?:vitrine|nodejs|process)_[a-z0-9_]+/g));
  expect(asked.size).toBeGreaterThan(7);
  const families = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, family]) => family));
  const unknown = [...asked].filter(
    (each) => !families.has(each) && !families.has(each.replace(/_(?:bucket|count)$/, "")),
  );
  expect(unknown).toEqual([]);
  for (const [, lanes = ""] of shipped(name).matchAll(/lane=~?\\?"([^"\\]+)/g))
    for (const lane of lanes.split("|")) expect(told).toContain(`vitrine_jobs{lane="${lane}"`);
});

test("a server tells its figures on METRICS_PORT, and nothing else there", { timeout: 60_000 }, async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-metrics-"));
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: app.database.url,
    METRICS_PORT: String(port),
    LOG_LEVEL: "silent",
  });
  await fetch(`${server.address}/api/health`);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('route="/api/health"');
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
  expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain("vitrine_");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
