import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startServer, type RunningServer } from "@vitrine/e2e/server";
import { seconds, type Figure } from "../report.ts";
import { OwnDatabase } from "../world/own-database.ts";

const run = promisify(execFile);
const command = fileURLToPath(new URL("../../../apps/server/src/command/main.ts", import.meta.url));

/** A restore into indexes takes longer than everything else together: larger worlds are restored when asked for. */
const restoredUpTo = Number(process.env["BENCH_RESTORE_SITES"] ?? 100_000);

/** Of one in a hundred sites, no more pages than this are drawn: the pace is the same for all of them. */
const mostPages = 300;

/** What an operator waits for in a world of this size: a start, a backup and the way back, pages after a new build. */
export async function keepHouse(
  database: OwnDatabase,
  { sites, serve }: { sites: number; serve: () => Promise<RunningServer> },
): Promise<Figure[]> {
  const numbers = Array.from({ length: Math.min(mostPages, Math.ceil(sites / 100)) }, (_each, n) => 10 * (n + 1));
  await look(await serve(), numbers);
  const names = numbers.map((number) => `site-${number}`);
  await database.query(
    "update site_renderings set build = 'former' where website_id in (select id from websites where subdomain = any($1))",
    [names],
  );
  const began = performance.now();
  const server = await serve();
  const start = performance.now() - began;
  const drawn = await drawAnew(database, { server, numbers });
  const prefix = `${sites} sites: `;
  return [
    { name: `${prefix}a start`, value: seconds(start) },
    {
      name: `${prefix}${numbers.length} pages of a former build drawn anew by one worker`,
      value: `${seconds(drawn)}; one in a hundred sites at that pace ${seconds((drawn / numbers.length) * Math.ceil(sites / 100))}`,
    },
    ...(await drill(database, server, { prefix, isRestored: sites <= restoredUpTo })),
  ];
}

/** Looks at public pages one after the other. */
async function look(server: RunningServer, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const answer = await fetch(`${server.url}/p/site-${number}`);
    if (answer.status !== 200) throw new Error(`site-${number} answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

/** Visits pages that a former build drew until all of them have been drawn in the background. @returns milliseconds */
async function drawAnew(
  database: OwnDatabase,
  { server, numbers }: { server: RunningServer; numbers: readonly number[] },
): Promise<number> {
  const began = performance.now();
  await look(server, numbers);
  for (;;) {
    const [row] = await database.query("select count(*)::int as left from site_renderings where build = 'former'");
    if (row?.["left"] === 0) return performance.now() - began;
    if (performance.now() - began > 600_000) throw new Error(`${String(row?.["left"])} pages were not drawn anew.`);
    await pause(200);
  }
}

/**
 * Backs up under writes, loses everything at the moment that the backup is over, and restores into an empty place until
 * a public page stands there again.
 */
async function drill(
  database: OwnDatabase,
  server: RunningServer,
  { prefix, isRestored }: { prefix: string; isRestored: boolean },
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-drill-"));
  const place = join(folder, "place");
  const empty = await OwnDatabase.create();
  const environment = (url: string, dataDir: string) => ({
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    maxBuffer: 10_000_000,
  });
  const over = new AbortController();
  const writing = write(server, over.signal);
  try {
    const began = performance.now();
    const backup = await run(process.execPath, [command, "backup", place], environment(database.url, server.dataDir));
    const backedUp = performance.now();
    const lostAt = Date.now();
    over.abort();
    const acknowledged = await writing;
    const bytes = Number(/(\d+) bytes written/.exec(backup.stdout)?.[1] ?? 0);
    const figures = [
      {
        name: `${prefix}a backup under writes`,
        value: `${seconds(backedUp - began)}, ${(bytes / 1e6).toFixed(0)} MB, verified`,
      },
    ];
    if (!isRestored) return figures;
    await run(process.execPath, [command, "restore", place], environment(empty.url, join(folder, "data")));
    const restored = await startServer({ dataDir: join(folder, "data"), environment: { DATABASE_URL: empty.url } });
    const page = await fetch(`${restored.url}/p/quick`);
    const back = performance.now();
    await restored.stop();
    if (page.status !== 200) throw new Error(`A restored page answered ${page.status}.`);
    const newest = "select (extract(epoch from max(created_at)) * 1000)::float8 as at from contact_messages";
    const [kept] = await empty.query(newest);
    return [
      ...figures,
      {
        name: `${prefix}everything lost when it was over: back until a page is served (RTO)`,
        value: seconds(back - backedUp),
      },
      {
        name: `${prefix}the last write that is there, before the loss (RPO of a backup that is just over)`,
        value: `${seconds(lostAt - Number(kept?.["at"] ?? 0))} (${acknowledged} messages were written meanwhile)`,
      },
    ];
  } finally {
    over.abort();
    await empty.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A stranger's message again and again. @returns how many were acknowledged */
async function write(server: RunningServer, signal: AbortSignal): Promise<number> {
  let acknowledged = 0;
  while (!signal.aborted) {
    const answer = await fetch(`${server.url}/api/public/sites/quick/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Stranger", email: "s@mail.example", message: `Message number ${acknowledged}.` }),
    });
    await answer.arrayBuffer();
    if (answer.status === 201) acknowledged += 1;
    await pause(100);
  }
  return acknowledged;
}
