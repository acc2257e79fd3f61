import { Worker } from "node:worker_threads";

export type WorkThreadOptions = {
  /** The file that answers jobs with `answerJobs`. */
  entry: URL;
  /** A job that runs longer is given up. */
  timeoutMs: number;
  /** What a thread has loaded is kept for the next job for so long. */
  idleMs: number;
  waitingAtMost: number;
  memoryMb: number;
};

/** Thrown for work that cannot be done now: too much waits, it took too long, or the thread ran out of memory. */
export class ThreadRefused extends Error {
  override readonly name = "ThreadRefused";
}

export type WorkThread<Job, Answer> = {
  /** @throws ThreadRefused, or the failure of the work */
  run(job: Job): Promise<Answer>;
  close(): void;
};

type Waiting<Job, Answer> = { job: Job; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** What a thread answers. */
export type ThreadAnswer = { answer: unknown } | { failure: string };

/**
 * A thread for work that would hold everybody up on the main one: one job after the other, each with its own limits.
 * It starts with the first job, ends when it is not needed, and is replaced after a job that broke its limits.
 */
export function createWorkThread<Job, Answer>(options: WorkThreadOptions): WorkThread<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  let current: Waiting<Job, Answer> | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    if (current) return;
    clearTimeout(timer);
    current = waiting.shift() ?? null;
    if (!current) {
      timer = setTimeout(drop, options.idleMs).unref();
      return;
    }
    timer = setTimeout(() => fail(new ThreadRefused("The work took too long.")), options.timeoutMs).unref();
    worker ??= started();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(current.job);
  }

  function started(): Worker {
    const thread = new Worker(options.entry, { resourceLimits: { maxOldGenerationSizeMb: options.memoryMb } });
    const ended = (why: string, cause?: unknown) => {
      if (worker === thread) fail(new ThreadRefused(why, { cause }));
    };
    thread.on("message", settle);
    thread.on("error", (error) => ended("The thread failed.", error));
    thread.on("exit", () => ended("The thread ended."));
    thread.unref();
    return thread;
  }

  function settle(told: ThreadAnswer): void {
    const done = current;
    current = null;
    if ("failure" in told) done?.reject(new Error(told.failure));
    // A thread answers each job with the answer of that job.
    else done?.resolve(told.answer as Answer);
    begin();
  }

  function drop(): void {
    clearTimeout(timer);
    const stopped = worker;
    worker = null;
    void stopped?.terminate();
  }

  function fail(error: Error): void {
    const failed = current;
    current = null;
    drop();
    failed?.reject(error);
    begin();
  }

  return {
    run(job) {
      if (waiting.length >= options.waitingAtMost) return Promise.reject(new ThreadRefused("Too much work waits."));
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        begin();
      });
    },
    close() {
      const closed = new ThreadRefused("The process ends.");
      for (const { reject } of waiting.splice(0)) reject(closed);
      fail(closed);
      drop();
    },
  };
}
