import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EmbeddedPostgres } from "./index.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { isAlive, readPostmaster } from "./postmaster.ts";

const serverProcess = fileURLToPath(new URL("./testing/server-process.ts", import.meta.url));
const messages: string[] = [];
const log = { info: (text: string) => messages.push(text), warn: (text: string) => messages.push(text) };

let dataDir = "";
let started: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "vitrine-embedded-"));
  messages.length = 0;
});

afterEach(async () => {
  // A failed test may leave the PostgreSQL of a killed server behind: adopting is the way to stop it.
  if (started.length === 0 && readPostmaster(clusterOf(dataDir))) await start();
  await Promise.all(started.map((postgres) => postgres.stop()));
  started = [];
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  started.push(postgres);
  return postgres;
}

/** A real second process that holds the database, and how to kill it without a word of warning. */
async function startInOtherProcess() {
  const child = spawn(process.execPath, [serverProcess, dataDir], {
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const killGroup = async () => {
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await once(child, "exit");
  };
  return { ...(JSON.parse(line.toString()) as { url: string; adopted: boolean }), pid: child.pid, killGroup };
}

async function run(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const clusterOf = (folder: string) => join(folder, "postgres", "cluster");
const postmasterOf = (folder: string) => {
  const postmaster = readPostmaster(clusterOf(folder));
  if (!postmaster) throw new Error("No PostgreSQL runs here.");
  return postmaster;
};

describe("a first start", () => {
  test("makes a durable UTF-8 database that only its password opens", async () => {
    const { url, adopted } = await start();
    expect(adopted).toBe(false);
    const [row] = await run(
      url,
      `select current_database() as name, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
              lower('ÉŁ') as lower, current_setting('listen_addresses') as address`,
    );
    expect(row).toEqual({ name: "vitrine", fsync: "on", encoding: "UTF8", lower: "éł", address: "127.0.0.1" });
    const stranger = url.replace(/:[^:@/]+@/, ":wrong@");
    await expect(run(stranger, "select 1")).rejects.toThrow("password authentication failed");
  });

  test("has the extensions that search needs", async () => {
    const { url } = await start();
    await run(url, "create extension pg_trgm; create extension unaccent");
    expect(await run(url, "select unaccent('Zoë') as plain")).toEqual([{ plain: "Zoe" }]);
  });

  test("begins anew after an interrupted creation", async () => {
    cpSync(import.meta.dirname, `${clusterOf(dataDir)}.new`, { recursive: true });
    const { url } = await start();
    expect(await run(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("stopping", () => {
  test("ends PostgreSQL although a client is connected, and the data is there at the next start", async () => {
    const first = await start();
    await run(first.url, "create table note (text text)");
    await run(first.url, "insert into note values ('kept')");
    const idle = new Client({ connectionString: first.url });
    idle.on("error", () => undefined);
    await idle.connect();
    const { pid } = postmasterOf(dataDir);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(clusterOf(dataDir), "postmaster.pid"))).toBe(false);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await run(second.url, "select text from note")).toEqual([{ text: "kept" }]);
  });

  test("may be asked for twice", async () => {
    const postgres = await start();
    await Promise.all([postgres.stop(), postgres.stop()]);
    expect(readPostmaster(clusterOf(dataDir))).toBeUndefined();
  });
});

describe("after kill -9 of the server's whole process group", () => {
  test("PostgreSQL lives on and the next start adopts it", async () => {
    const killed = await startInOtherProcess();
    const { pid } = postmasterOf(dataDir);
    await killed.killGroup();
    expect(isAlive(pid)).toBe(true);
    const next = await start();
    expect(next).toMatchObject({ adopted: true, url: killed.url });
    expect(postmasterOf(dataDir).pid).toBe(pid);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test("a copy of the data directory gets a PostgreSQL of its own", async () => {
    const killed = await startInOtherProcess();
    await killed.killGroup();
    const copy = join(dataDir, "copy");
    cpSync(join(dataDir, "postgres"), join(copy, "postgres"), { recursive: true });
    const ofCopy = await start(copy);
    expect(ofCopy.adopted).toBe(false);
    expect(postmasterOf(copy).pid).not.toBe(postmasterOf(dataDir).pid);
    expect((await start()).adopted).toBe(true);
  });

  test("a renamed data directory is adopted", async () => {
    const killed = await startInOtherProcess();
    await killed.killGroup();
    renameSync(dataDir, `${dataDir}-moved`);
    dataDir = `${dataDir}-moved`;
    expect((await start()).adopted).toBe(true);
  });
});

describe("a pid file left behind", () => {
  test.each([
    ["by a process that is gone", 2 ** 22 + 1],
    ["whose number now belongs to another program", process.pid],
    ["whose number now belongs to a program of another user or none of ours", 1],
  ])("%s does not stand in the way", async (_case, pid) => {
    await (await start()).stop();
    const file = join(clusterOf(dataDir), "postmaster.pid");
    writeFileSync(
      file,
      `${pid}\n${clusterOf(dataDir)}\n1700000000\n5432\n\n127.0.0.1\n  2155245         4\nready   \n`,
    );
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await run(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a second server on one data directory", () => {
  test("is refused with the first one's process number", async () => {
    const first = await startInOtherProcess();
    await expect(start()).rejects.toThrow(
      `Another Vitrine server (process ${first.pid}) already uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
    expect(await run(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await first.killGroup();
    expect((await start()).adopted).toBe(true);
  });

  test("may start once the first one has stopped", async () => {
    const first = await start();
    await first.stop();
    expect((await start()).adopted).toBe(false);
  });
});

describe("kill -9 of PostgreSQL itself", () => {
  test("is followed by a restart on the same port, and loses nothing that was acknowledged", async () => {
    const { url } = await start();
    await run(url, "create table entry (id integer primary key)");
    let acknowledged = 0;
    for (let round = 0; round < 3; round += 1) {
      const { pid } = postmasterOf(dataDir);
      const writer = writeUntilCut(url, acknowledged + 1);
      await sleep(150);
      process.kill(pid, "SIGKILL");
      acknowledged = await writer;
      await expect.poll(() => readPostmaster(clusterOf(dataDir))?.pid, { timeout: 15_000 }).not.toBe(pid);
      await expect.poll(() => readPostmaster(clusterOf(dataDir))?.isReady, { timeout: 15_000 }).toBe(true);
      const [row] = await run(url, "select count(*)::int as count, max(id) as last from entry where id <= $1", [
        acknowledged,
      ]);
      expect(row).toEqual({ count: acknowledged, last: acknowledged });
      // A write that reached the disk before its answer was cut off is allowed, and would collide below.
      await run(url, "delete from entry where id > $1", [acknowledged]);
    }
    expect(acknowledged).toBeGreaterThan(3);
    expect(messages).toContain("The embedded PostgreSQL runs again.");
  });
});

test("the log holds no values of a failed statement", async () => {
  const { url } = await start();
  await run(url, "create table person (email text primary key)");
  await run(url, "insert into person values ('private@example.org')");
  await expect(run(url, "insert into person values ('private@example.org')")).rejects.toThrow("duplicate key");
  const written = readFileSync(join(dataDir, "postgres", "postgres.log"), "utf8");
  expect(written).toContain("duplicate key");
  expect(written).not.toContain("private@example.org");
});

/** Writes one row after the other until the connection breaks; returns the last id whose commit was answered. */
async function writeUntilCut(url: string, firstId: number): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  let last = firstId - 1;
  try {
    for (;;) {
      await client.query("insert into entry values ($1)", [last + 1]);
      last += 1;
    }
  } catch {
    return last;
  }
}
