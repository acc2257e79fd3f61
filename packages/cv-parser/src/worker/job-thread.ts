import { Worker } from "node:worker_threads";
import { UnreadableDocument } from "../core/errors.ts";
import type { ParseProgress } from "../core/parse.ts";
import type { JobReply, JobRequest } from "./protocol.ts";

export type JobLimits = { timeoutMs: number; memoryMb: number };

type Job = {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  onProgress: ((progress: ParseProgress) => void) | undefined;
  timer: NodeJS.Timeout;
};

/** One worker thread that runs one job at a time; it is replaced after a job that broke its limits. */
export class JobThread {
  readonly #limits: JobLimits;
  #worker: Worker | null = null;
  #job: Job | null = null;

  constructor(limits: JobLimits) {
    this.#limits = limits;
  }

  /** Runs a job; no other may be running. Rejects with UnreadableDocument. */
  run(request: JobRequest, onProgress?: (progress: ParseProgress) => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const worker = this.#started();
      const timer = setTimeout(() => this.#timeOut(), this.#limits.timeoutMs);
      this.#job = { resolve, reject, onProgress, timer };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    this.#settle((job) => job.reject(new UnreadableDocument("timed_out", "The engine was stopped.")));
    await this.#drop();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
    });
    // An idle engine must not keep a process alive; a running job does through its timer.
    worker.unref();
    worker.on("message", (reply: JobReply) => this.#receive(reply));
    worker.on("error", (error: Error) => this.#fail(worker, error));
    worker.on("exit", () => this.#fail(worker, new Error("The worker ended.")));
    this.#worker = worker;
    return worker;
  }

  #receive(reply: JobReply): void {
    if (reply.type === "progress") this.#job?.onProgress?.(reply.progress);
    else if (reply.type === "done") this.#settle((job) => job.resolve(reply.result));
    else this.#settle((job) => job.reject(new UnreadableDocument(reply.code, reply.message, { cause: reply.cause })));
  }

  #timeOut(): void {
    const message = `Reading the file took longer than ${Math.round(this.#limits.timeoutMs / 1000)} seconds.`;
    void this.#drop();
    this.#settle((job) => job.reject(new UnreadableDocument("timed_out", message)));
  }

  #fail(worker: Worker, cause: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    const isMemory = "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
    const error = isMemory
      ? new UnreadableDocument("out_of_memory", "Reading the file needs more memory than is allowed.", { cause })
      : new UnreadableDocument("corrupt_file", "The file is damaged and cannot be read.", { cause });
    this.#settle((job) => job.reject(error));
  }

  #settle(finish: (job: Job) => void): void {
    const job = this.#job;
    if (!job) return;
    this.#job = null;
    clearTimeout(job.timer);
    finish(job);
  }

  async #drop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
