import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "./work-thread.ts";

/** For the entry of a work thread: answers each job with what `work` makes of it. */
export function answerJobs<Job>(work: (job: Job) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error("This file is the entry of a worker thread.");
  const tell = (told: ThreadAnswer) => port.postMessage(told);
  port.on("message", (job: Job) => {
    // Inside a promise, so that what throws at once is told as well.
    Promise.resolve()
      .then(() => work(job))
      .then(
        (answer) => tell({ answer }),
        (error: unknown) => tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
}
