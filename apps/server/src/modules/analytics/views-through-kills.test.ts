import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type TestApp } from "../../testing/index.ts";
import { startServerProcess, type ServerProcess } from "../../testing/server-process.ts";

let app: TestApp;
let dataDir: string;
let server: ServerProcess | null = null;
beforeAll(async () => {
  // Sites are made and views counted up in its database; the server under test is a process of its own.
  app = await createTestApp({ workers: false });
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-views-"));
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await app.end();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () =>
  (server = await startServerProcess({
    DATABASE_URL: app.database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "silent",
  }));

const headers = { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

/** Whether a view was acknowledged; null when the server gave no answer. */
async function look({ address }: ServerProcess, subdomain: string): Promise<boolean | null> {
  const body = JSON.stringify({ path: `/p/${subdomain}` });
  const url = `${address}/api/public/sites/${subdomain}/view`;
  const sent = fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) });
  return sent.then(
    ({ status }) => status === 202,
    () => null,
  );
}

async function counted(websiteId: number): Promise<number> {
  const { rows } = await app.database.db.execute<{ views: string }>(
    sql`select coalesce(sum(views), 0) as views from site_view_hours where website_id = ${websiteId} and kind = 'all'`,
  );
  return Number(rows[0]?.views);
}

/** Twenty visitors look again and again until nobody answers. */
async function lookUntilKilled(process: ServerProcess, subdomain: string, killAfter: number) {
  const told = { yes: 0, unknown: 0, no: 0 };
  const visitor = async () => {
    for (;;) {
      const answer = await look(process, subdomain);
      if (answer === null) return void (told.unknown += 1);
      told[answer ? "yes" : "no"] += 1;
      if (told.yes >= killAfter) process.child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
  await process.ended;
  return told;
}

test("a view that was acknowledged is counted once, however the server ends", { timeout: 120_000 }, async () => {
  const subdomain = "looked-at";
  const { id } = await aWebsite(await aPerson(app), { subdomain, status: "published" });
  const told = await lookUntilKilled(await start(), subdomain, 100);
  expect(told.no).toBe(0);
  const views = await counted(id);
  expect(views).toBeGreaterThanOrEqual(told.yes);
  expect(views).toBeLessThanOrEqual(told.yes + told.unknown);
  const again = await start();
  expect(await look(again, subdomain)).toBe(true);
  expect(await counted(id)).toBe(views + 1);
});
