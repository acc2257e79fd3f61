import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { clusterPaths, databaseName, ensureCluster, prepareHome, readPassword } from "./cluster.ts";
import { DirectoryInUseError, EmbeddedPostgresError } from "./errors.ts";
import { launch, waitUntilReady } from "./launch.ts";
import { lockDirectory } from "./lock.ts";
import type { Postmaster } from "./postmaster.ts";
import { isServing, readPostmaster, stopPostmaster } from "./postmaster.ts";
import type { WatchLog } from "./watch.ts";
import { watchPostmaster } from "./watch.ts";

export { EmbeddedPostgresError } from "./errors.ts";

/** A logger; the server's own fits. */
export type EmbeddedPostgresLog = WatchLog;

export type EmbeddedPostgresOptions = {
  /** DATA_DIR; the database lives in its folder `postgres`. Created when missing. */
  dataDir: string;
  log: EmbeddedPostgresLog;
  /** Off only for throw-away test databases: faster, and a power cut may lose data. */
  durable?: boolean;
};

export type EmbeddedPostgres = {
  /** Connection string of Vitrine's database, with its password. */
  url: string;
  /** True when a PostgreSQL left running by an earlier, killed server was taken over. */
  adopted: boolean;
  /** Stops PostgreSQL within a time limit and frees the data directory; safe to call twice. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL of a data directory, or adopts the one that still serves it, and keeps it running
 * until `stop`. It outlives this process when that is killed, and the next start finds it again.
 * @throws EmbeddedPostgresError when another server uses the directory or PostgreSQL cannot run
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const cluster = openCluster(join(dataDir, "postgres"), options.durable ?? true);
    const adopted = await adopt(cluster);
    const postmaster = adopted ?? (await launch(cluster));
    const url = await ensureDatabase(cluster, postmaster);
    const watch = watchPostmaster(cluster, postmaster, options.log);
    const stop = async () => {
      const running = await watch.letGo();
      if (running) await stopPostmaster(cluster, running.pid);
      await lock.release();
    };
    let stopping: Promise<void> | undefined;
    return { url, adopted: adopted !== undefined, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A PostgreSQL that somebody else keeps running, or one that runs until `stop`. */
export type VisitedPostgres = Pick<EmbeddedPostgres, "url" | "stop"> & {
  /** True when the server of this directory runs at this moment, and keeps its database. */
  isGuest: boolean;
};

/**
 * For a command beside the server: the embedded PostgreSQL of a data directory, which the running server keeps, or
 * which is started until `stop` when no server runs.
 * @throws EmbeddedPostgresError when PostgreSQL cannot run, or the server does not get it to run
 */
export async function visitEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<VisitedPostgres> {
  try {
    return { ...(await startEmbeddedPostgres(options)), isGuest: false };
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return { url: await urlOfRunning(realpathSync(options.dataDir)), isGuest: true, stop: async () => undefined };
  }
}

/** How long a server that has just started may need until its database takes connections. */
const runningWithinMs = 30_000;

async function urlOfRunning(dataDir: string): Promise<string> {
  const paths = clusterPaths(join(dataDir, "postgres"));
  const deadline = Date.now() + runningWithinMs;
  for (;;) {
    const postmaster = existsSync(paths.directory) ? readPostmaster(paths.directory) : undefined;
    if (postmaster?.isReady && isServing(postmaster, paths.directory))
      return addressOf(readPassword(paths), postmaster.port, databaseName);
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        `The server that uses ${dataDir} has no running database. Try again, or stop it.`,
      );
    await sleep(100);
  }
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://${databaseName}:${password}@127.0.0.1:${port}/${database}`;

function openCluster(home: string, durable: boolean): Cluster {
  const account = chooseAccount(home);
  prepareHome(home, account);
  const cluster = { ...clusterPaths(home), account, durable, binaries: findBinaries({ home, account }) };
  ensureCluster(cluster);
  return cluster;
}

async function adopt(cluster: Cluster): Promise<Postmaster | undefined> {
  const found = readPostmaster(cluster.directory);
  if (!found || !isServing(found, cluster.directory)) return undefined;
  return waitUntilReady(cluster.directory, found.pid);
}

async function ensureDatabase(cluster: Cluster, { port }: Postmaster): Promise<string> {
  const urlOf = (database: string) => addressOf(readPassword(cluster), port, database);
  const client = new Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    const existing = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (existing.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  return urlOf(databaseName);
}
