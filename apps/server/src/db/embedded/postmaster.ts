import { spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";

/** What PostgreSQL's main process writes about itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

type Signal = "SIGINT" | "SIGQUIT" | "SIGKILL";

/** Reads `postmaster.pid`; undefined when there is none or it is not completely written yet. */
export function readPostmaster(directory: string): Postmaster | undefined {
  const [pid, , , port, , , , status] = readPidFile(directory)?.split("\n") ?? [];
  if (!pid || !port) return undefined;
  return { pid: Number(pid), port: Number(port), isReady: status?.trim() === "ready" };
}

/**
 * A name that belongs to this very folder: it survives a rename and differs for a copy. It is on the command line
 * of the process that serves the folder, where any user may read it.
 */
export function clusterMark(directory: string): string {
  const { dev, ino } = statSync(directory);
  return `vitrine-${dev}-${ino}`;
}

/** True when the recorded process lives and serves this very directory (and is not a later holder of its number). */
export function isServing({ pid }: Postmaster, directory: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  return commandLine(pid).includes(`cluster_name=${clusterMark(directory)}`);
}

/**
 * Lets PostgreSQL start over a pid file whose number now belongs to somebody else. Only the number is replaced,
 * by our own, which PostgreSQL knows as its parent's; it still checks for itself that no orphan of the former
 * process uses the data.
 */
export function disownPidFile(directory: string): void {
  const content = readPidFile(directory);
  if (content) writeFileSync(join(directory, "postmaster.pid"), content.replace(/^\d+/, String(process.pid)));
}

/** Whether a process exists and is not merely waiting to be reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return !isZombie(pid);
}

/**
 * Stops PostgreSQL: fast shutdown (clients are cut off, everything is written), then, at the time limit, the
 * immediate one, then the kernel's. Each is safe: what was acknowledged is in the write-ahead log.
 */
export async function stopPostmaster(cluster: Cluster, pid: number, limitMs = 10_000): Promise<void> {
  const steps: [Signal, number][] = [
    ["SIGINT", limitMs],
    ["SIGQUIT", 3_000],
    ["SIGKILL", 3_000],
  ];
  for (const [signal, waitMs] of steps) {
    sendSignal(cluster, pid, signal);
    if (await hasEnded(pid, waitMs)) return;
  }
}

function sendSignal(cluster: Cluster, pid: number, signal: Signal): void {
  if (process.platform === "win32") {
    spawnSync(cluster.binaries.pgCtl, ["kill", signal.replace("SIG", ""), String(pid)]);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended since it was looked at.
  }
}

async function hasEnded(pid: number, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

function readPidFile(directory: string): string | undefined {
  try {
    return readFileSync(join(directory, "postmaster.pid"), "utf8");
  } catch {
    return undefined;
  }
}

function commandLine(pid: number): string {
  if (process.platform !== "linux") return spawnSync("ps", ["-o", "command=", "-p", String(pid)]).stdout.toString();
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.charAt(stat.lastIndexOf(")") + 2) === "Z";
  } catch {
    return true;
  }
}
