import { readFileSync, readdirSync, writeFileSync } from "node:fs";

/** What the process of a job used for one file: its peak of memory holds for this file alone. */
export type JobUse = { processorMs: number; memoryMb: number };

const ticksPerSecond = 100;

/**
 * Measures what child processes of this one use, as Linux tells it; elsewhere everything is 0. Processor time does not
 * grow when others keep the machine busy.
 */
export class JobMeter {
  #spent = new Map<string, number>();

  begin(): void {
    this.#spent = new Map(children().map((id) => [id, processorMs(id)]));
    for (const id of children()) {
      // 5 sets the peak of memory back.
      attempt(() => writeFileSync(`/proc/${id}/clear_refs`, "5"), undefined);
    }
  }

  end(): JobUse {
    const uses = children().map((id) => ({
      processorMs: processorMs(id) - (this.#spent.get(id) ?? 0),
      memoryMb: peakMb(id),
    }));
    return {
      processorMs: Math.round(uses.reduce((sum, use) => sum + use.processorMs, 0)),
      memoryMb: Math.round(Math.max(0, ...uses.map((use) => use.memoryMb))),
    };
  }
}

/** Linux lists children with the thread that started them. */
function children(): string[] {
  const threads = attempt(() => readdirSync("/proc/self/task"), []);
  const listed = threads.map((id) => attempt(() => readFileSync(`/proc/self/task/${id}/children`, "utf8"), ""));
  return listed.join(" ").trim().split(/\s+/).filter(Boolean);
}

/** The fields after the name, which may hold blanks, begin with the state; the 12th and 13th are the ticks spent. */
function processorMs(id: string): number {
  const stat = attempt(() => readFileSync(`/proc/${id}/stat`, "utf8"), "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticksPerSecond;
}

function peakMb(id: string): number {
  const status = attempt(() => readFileSync(`/proc/${id}/status`, "utf8"), "");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** A process may end between two looks at it. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
