import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
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

/** What a shell reports for a process that aborted. */
const abortCode = 134;

/** Settings that the readers need; secrets of the server stay out of the process that opens strangers' files. */
const passedOn = ["PATH", "NODE_ENV", "HOME", "LANG", "TZ", "SystemRoot"];

/**
 * One child process that runs one job at a time; it is replaced after a job that broke its limits. A process and not a
 * thread, because V8 ends the whole process when the heap of a thread runs over within one allocation.
 */
export class JobProcess {
  readonly #limits: JobLimits;
  #child: ChildProcess | null = null;
  #job: Job | null = null;

  constructor(limits: JobLimits) {
    this.#limits = limits;
  }

  /** Runs a job; no other may be running. Rejects with UnreadableDocument, or another Error when the fault is ours. */
  run(request: JobRequest, onProgress?: (progress: ParseProgress) => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const child = this.#started();
      const timer = setTimeout(() => this.#timeOut(), this.#limits.timeoutMs);
      this.#job = { resolve, reject, onProgress, timer };
      child.send(request, (error) => {
        if (error) this.#fail(child, error);
      });
    });
  }

  close(): void {
    this.#settle((job) => job.reject(new UnreadableDocument("timed_out", "The engine was stopped.")));
    this.#drop();
  }

  #started(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${this.#limits.memoryMb}`],
      env: Object.fromEntries(
        passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
      ),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // An idle engine must not keep its process alive; a running job does through its timer.
    child.unref();
    child.channel?.unref();
    child.on("message", (reply: JobReply) => {
      // What a process still says after its job was given up belongs to no job.
      if (child === this.#child) this.#receive(reply);
    });
    child.on("error", (error: Error) => this.#fail(child, error));
    child.on("exit", (code, signal) =>
      this.#fail(child, new Error(`The reader ended (${signal ?? code}).`), signal, code),
    );
    this.#child = child;
    return child;
  }

  #receive(reply: JobReply): void {
    if (reply.type === "progress") this.#job?.onProgress?.(reply.progress);
    else if (reply.type === "done") this.#settle((job) => job.resolve(reply.result));
    else if (reply.type === "failed")
      this.#settle((job) => job.reject(new UnreadableDocument(reply.code, reply.message)));
    else this.#settle((job) => job.reject(brokenReader(reply.cause)));
  }

  #timeOut(): void {
    const message = `Reading the file took longer than ${Math.round(this.#limits.timeoutMs / 1000)} seconds.`;
    this.#drop();
    this.#settle((job) => job.reject(new UnreadableDocument("timed_out", message)));
  }

  #fail(child: ChildProcess, cause: Error, signal: NodeJS.Signals | null = null, code: number | null = null): void {
    if (child !== this.#child) return;
    this.#child = null;
    // V8 aborts when its heap is full, the kernel kills when the machine's memory is.
    const isMemory = signal === "SIGABRT" || signal === "SIGKILL" || code === abortCode;
    const error = isMemory
      ? new UnreadableDocument("out_of_memory", "Reading the file needs more memory than is allowed.", { cause })
      : brokenReader(cause);
    this.#settle((job) => job.reject(error));
  }

  #settle(finish: (job: Job) => void): void {
    const job = this.#job;
    if (!job) return;
    this.#job = null;
    clearTimeout(job.timer);
    finish(job);
  }

  #drop(): void {
    const child = this.#child;
    this.#child = null;
    child?.kill("SIGKILL");
  }
}

/** A fault of the engine: nobody may be told that the file is damaged. */
function brokenReader(cause: unknown): Error {
  return new Error("The CV engine failed.", { cause });
}
