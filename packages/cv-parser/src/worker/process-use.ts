import { readFileSync } from "node:fs";

/** What a process has used: its processor time since it began, and the memory that it holds now. */
export type ProcessUse = { processorMs: number; memoryMb: number };

/** Linux counts in hundredths of a second on every platform that Node runs on. */
const msPerTick = 10;

/**
 * Processor time of all threads, and resident memory with what native code holds, as Linux tells it. Two files of the
 * kernel are read, which takes microseconds.
 * @returns null when the process is gone, or on a system that does not tell
 */
export function processUse(pid: number): ProcessUse | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name comes first and may hold blanks and brackets; the 12th and 13th field after it are the ticks spent.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    const ticks = Number(fields[11]) + Number(fields[12]);
    const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return Number.isFinite(ticks) ? { processorMs: ticks * msPerTick, memoryMb: resident / 1024 } : null;
  } catch {
    return null;
  }
}
