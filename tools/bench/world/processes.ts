import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is asked of a process in /proc; Linux only, as the measurements are. */
type Process = { pid: number; command: string; cpuMs: number; waitedCpuMs: number };

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

const readerCommand = /cv-parser\/src\/worker\/worker\.ts/;

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name may hold blanks and brackets; what follows the last bracket does not.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { pid, command, cpuMs: (user + system) * tickMs, waitedCpuMs: (childUser + childSystem) * tickMs };
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function descendantsOf(root: number): Process[] {
  return childrenOf(root).flatMap((pid) => [readProcess(pid) ?? [], descendantsOf(pid)].flat());
}

/** The processes of a server that open strangers' files. */
export function readersOf(server: number): number[] {
  return descendantsOf(server)
    .filter(({ command }) => readerCommand.test(command))
    .map(({ pid }) => pid);
}

/** Processor time that the readers of a server have used so far, those that ended included. */
export function readersCpuMs(server: number): number {
  const living = descendantsOf(server).filter(({ command }) => readerCommand.test(command));
  const ended = readProcess(server)?.waitedCpuMs ?? 0;
  return living.reduce((sum, { cpuMs, waitedCpuMs }) => sum + cpuMs + waitedCpuMs, ended);
}

/** Processor time that a process and all below it have used so far, those that ended included. */
export function treeCpuMs(main: number): number {
  const own = readProcess(main);
  const all = own ? [own, ...descendantsOf(main)] : [];
  return all.reduce((sum, { cpuMs, waitedCpuMs }) => sum + cpuMs + waitedCpuMs, 0);
}

/** Processor time that nobody on the machine used since it started, over all cores. */
export function machineIdleMs(): number {
  const [, ...fields] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/);
  return (Number(fields[3]) + Number(fields[4])) * tickMs;
}

/** Whether a process runs; a killed one that nobody has taken note of yet does not. */
export function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}

/** The main process of the embedded PostgreSQL of a data folder, and those that it started. */
export function databaseProcesses(dataDir: string): { main: number; all: number[] } {
  const main = Number(readFileSync(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
  return { main, all: [main, ...childrenOf(main)] };
}

/** Sends a signal; a process that has just ended is no error. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}

/**
 * Makes the readers of a server slower by the clock: they stand still nine parts of ten. It works on whatever the
 * server starts, and no line of the product knows of it.
 * @returns what ends it
 */
export function slowReadersDown(server: number, factor: number): () => void {
  const runMs = 12;
  let isOver = false;
  let stopped: number[] = [];
  const step = (isRun: boolean) => {
    if (isOver) return;
    if (isRun) {
      signal(stopped, "SIGCONT");
      setTimeout(() => step(false), runMs);
      return;
    }
    stopped = readersOf(server);
    signal(stopped, "SIGSTOP");
    setTimeout(() => step(true), runMs * (factor - 1));
  };
  step(false);
  return () => {
    isOver = true;
    signal([...stopped, ...readersOf(server)], "SIGCONT");
  };
}
