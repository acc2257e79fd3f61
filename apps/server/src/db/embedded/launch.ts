import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { directoryArgument, spawnSettings } from "./cluster.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import type { Postmaster } from "./postmaster.ts";
import { clusterMark, disownPidFile, isAlive, readPostmaster } from "./postmaster.ts";

/** Long enough for the recovery after a crash under load; an ordinary start takes some 30 ms. */
const startTimeoutMs = 60_000;
const logLimitBytes = 5_000_000;
/** What PostgreSQL says while helpers of a killed main process are still on their way out, or the port is taken. */
const passingTroubles = /shared memory block .* still in use|could not bind|Address already in use/;

/**
 * Starts PostgreSQL and returns when it accepts connections. It runs in a session of its own, so that a signal for
 * this process's group (Ctrl-C) cannot stop the database under a server that is still finishing its requests.
 * @throws EmbeddedPostgresError with the last lines of its log
 */
export async function launch(cluster: Cluster, wantedPort?: number): Promise<Postmaster> {
  let failure = "";
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const outcome = await launchOnce(cluster, wantedPort ?? (await freePort()));
    if (typeof outcome !== "string") return outcome;
    failure = outcome;
    if (!passingTroubles.test(failure)) break;
    await sleep(250);
  }
  throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${failure} (see ${cluster.logFile})`);
}

/** Waits until a living PostgreSQL accepts connections; undefined when it ends instead. */
export async function waitUntilReady(directory: string, pid: number): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startTimeoutMs;
  while (isAlive(pid) && Date.now() < deadline) {
    const postmaster = readPostmaster(directory);
    if (postmaster?.pid === pid && postmaster.isReady) return postmaster;
    await sleep(10);
  }
  return undefined;
}

async function launchOnce(cluster: Cluster, port: number): Promise<Postmaster | string> {
  const stale = readPostmaster(cluster.directory);
  if (stale && isAlive(stale.pid)) disownPidFile(cluster.directory);
  const log = openLog(cluster.logFile);
  const child = spawn(cluster.binaries.postgres, serverArguments(cluster, port), {
    ...spawnSettings(cluster.account, cluster.directory),
    detached: true,
    stdio: ["ignore", log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  const failed = new Promise<string>((resolve) => child.once("error", (error) => resolve(error.message)));
  child.unref();
  if (child.pid === undefined) return failed;
  const ready = await waitUntilReady(cluster.directory, child.pid);
  return ready ?? lastLines(cluster.logFile, log.offset);
}

function serverArguments(cluster: Cluster, port: number): string[] {
  const settings: Record<string, string | number> = {
    cluster_name: clusterMark(cluster.directory),
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "64MB",
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    // Statements and details of an error may hold what a person wrote; the log never does.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...(cluster.durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const directory = directoryArgument(cluster.account, cluster.directory);
  return ["-D", directory, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

function openLog(path: string): { descriptor: number; offset: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimitBytes) renameSync(path, `${path}.1`);
  return { descriptor: openSync(path, "a", 0o600), offset: size > logLimitBytes ? 0 : size };
}

function lastLines(path: string, offset: number): string {
  const written = readFileSync(path).subarray(offset).toString().trim();
  return written.split("\n").slice(-4).join(" | ") || "it ended without a word";
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port.")),
      );
    });
  });
}
