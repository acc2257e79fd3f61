import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { UnreadableDocument } from "../core/errors.ts";
import type { ParseProgress } from "../core/parse.ts";
import { processUse } from "./process-use.ts";
import type { ProcessUse } from "./process-use.ts";
import type { JobReply, JobRequest } from "./protocol.ts";
import { readerCommand, readerProgram } from "./reader-command.ts";

export type ReaderLimits = {
  /** A job that runs longer on the clock is ended: the net for what hangs without working. */
  timeoutMs: number;
  /** Heap of one job. One allocation may go far over it before the process ends. */
  memoryMb: number;
  /** Memory of the process with all that native code holds. */
  residentMb: number;
};

/** What one job may use, and who wants to hear of its progress. */
export type Assignment = {
  processorMs: number;
  onProgress?: ((progress: ParseProgress) => void) | undefined;
};

type Job = Assignment & {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  startedAt: number;
  /** What the process had used before. */
  before: number;
};

/** The process went away under a job, and not because the job broke a limit. */
export class ReaderLost extends Error {
  override readonly name = "ReaderLost";
  /** Whether its own code crashed, as a file may make native code do; otherwise it was ended from outside. */
  readonly isCrash: boolean;
  constructor(how: string, isCrash: boolean) {
    super(`The reader ended (${how}).`);
    this.isCrash = isCrash;
  }
}

/** What a shell reports for a process that aborted. */
const abortCode = 134;
/** V8 ends its process in these ways when the heap is full. */
const heapSignals: readonly unknown[] = ["SIGABRT", "SIGTRAP"];
const crashSignals: readonly unknown[] = ["SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGSYS"];
/**
 * A gentle reader gives way to the prompt one, and to the server and its database: they bring it work, and answer
 * everybody else.
 */
const gentler = 5;
/**
 * From then on a job of the prompt reader gives way like the others, and the reader is replaced after it: a CV like most
 * takes a tenth of it, and on a slow machine less than half.
 */
const promptMs = 1000;
/** From then on a job gives way to whatever else the machine has to do. */
const heavyMs = 5000;

/**
 * One child process that runs one job at a time, and ends with a job that breaks its limits. A process and not a
 * thread, because V8 ends the whole process when the heap of a thread runs over within one allocation.
 */
export class Reader {
  readonly #limits: ReaderLimits;
  readonly #child: ChildProcess;
  #job: Job | null = null;
  #isReady = false;
  #isEnded = false;
  #lastUse: ProcessUse = { processorMs: 0, memoryMb: 0 };
  #priority = getPriority();
  /** Whether it gave way under a job, which only an administrator could take back. */
  isSlowed = false;
  /** Processor time of the job that runs or ran last. */
  spentMs = 0;

  /** Whether it goes before the others, for people who wait only for themselves. */
  readonly isPrompt: boolean;

  constructor(limits: ReaderLimits, { isPrompt }: { isPrompt: boolean }) {
    this.#limits = limits;
    this.isPrompt = isPrompt;
    const child = fork(readerProgram, {
      serialization: "advanced",
      ...readerCommand(limits.memoryMb),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // An idle engine must not keep its process alive; a running job does through its timer.
    child.unref();
    child.channel?.unref();
    child.on("message", (reply: JobReply) => this.#receive(reply));
    child.on("error", (error: Error) => this.#fail(new Error("The CV engine failed.", { cause: error })));
    child.on("exit", (code, signal) => this.#fail(endOf(code, signal)));
    this.#child = child;
    if (!isPrompt) this.#giveWay(gentlePriority());
  }

  get isAlive(): boolean {
    return !this.#isEnded;
  }

  /** Memory that it held when it was last looked at. */
  get memoryMb(): number {
    return this.#lastUse.memoryMb;
  }

  /**
   * Runs a job; no other may be running. Rejects with UnreadableDocument, ReaderLost, or another Error when the fault is
   * ours.
   */
  run(request: JobRequest, assignment: Assignment): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#look();
      const timer = setTimeout(() => this.#timeOut(), this.#limits.timeoutMs);
      const startedAt = performance.now();
      this.#job = { ...assignment, resolve, reject, timer, startedAt, before: this.#lastUse.processorMs };
      this.spentMs = 0;
      this.#child.send(request, (error) => {
        if (error) this.#fail(new ReaderLost(error.message, false));
      });
    });
  }

  /**
   * Looks what the running job has used, and ends it when that is too much. To be called several times a second. What a
   * reader that was started for the job uses to load its code is not the file's.
   */
  watch(): void {
    const job = this.#job;
    if (!job || !this.#look()) return;
    if (this.#lastUse.memoryMb > this.#limits.residentMb) {
      this.#breakOff("out_of_memory", "Reading the file needs more memory than is allowed.");
    } else if (this.spentMs > job.processorMs) {
      this.#breakOff("timed_out", `Reading the file took more than ${inSeconds(job.processorMs)} of processor time.`);
    } else if (this.spentMs > heavyMs) {
      this.#slowDown(constants.priority.PRIORITY_LOW);
    } else if (this.isPrompt && this.spentMs > promptMs) {
      this.#slowDown(gentlePriority());
    }
  }

  /** Ends the process at once; a job that runs rejects with `error`. */
  end(error: Error = new ReaderLost("by the engine", false)): void {
    this.#isEnded = true;
    this.#child.kill("SIGKILL");
    this.#settle((job) => job.reject(error));
  }

  #receive(reply: JobReply): void {
    // What a process still says after its job was given up belongs to no job.
    if (this.#isEnded) return;
    if (reply.type === "ready") return this.#begin(reply.use);
    if (reply.type === "progress") return this.#job?.onProgress?.(reply.progress);
    if (!this.#look()) this.#note(reply.use);
    if (reply.type === "done") this.#settle((job) => job.resolve(reply.result));
    else if (reply.type === "failed")
      this.#settle((job) => job.reject(new UnreadableDocument(reply.code, reply.message)));
    else this.#settle((job) => job.reject(new Error("The CV engine failed.", { cause: reply.cause })));
  }

  #begin(use: ProcessUse): void {
    this.#isReady = true;
    if (!this.#look()) this.#note(use);
    if (this.#job) this.#job.before = this.#lastUse.processorMs;
    this.spentMs = 0;
  }

  #timeOut(): void {
    this.#breakOff("timed_out", `Reading the file took longer than ${inSeconds(this.#limits.timeoutMs)}.`);
  }

  #breakOff(code: "timed_out" | "out_of_memory", message: string): void {
    this.#look();
    this.end(new UnreadableDocument(code, message));
  }

  #fail(error: Error): void {
    this.#isEnded = true;
    this.#settle((job) => job.reject(error));
  }

  #settle(finish: (job: Job) => void): void {
    const job = this.#job;
    if (!job) return;
    this.#job = null;
    clearTimeout(job.timer);
    // Where nobody tells what a process used, the time that it had is what it cost.
    if (this.spentMs === 0 && this.#isEnded) this.spentMs = performance.now() - job.startedAt;
    finish(job);
  }

  /** @returns whether the system told anything */
  #look(): boolean {
    const use = this.#child.pid === undefined ? null : processUse(this.#child.pid);
    if (use) this.#note(use);
    return use !== null;
  }

  #note(use: ProcessUse): void {
    this.#lastUse = use;
    if (this.#job && this.#isReady) this.spentMs = Math.max(0, use.processorMs - this.#job.before);
  }

  #slowDown(priority: number): void {
    this.isSlowed = true;
    this.#giveWay(priority);
  }

  #giveWay(priority: number): void {
    if (priority === this.#priority) return;
    this.#priority = priority;
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, priority);
    } catch {
      // Without the right to do so, or once it has ended, all is as before.
    }
  }
}

function gentlePriority(): number {
  return Math.min(getPriority() + gentler, constants.priority.PRIORITY_LOW);
}

function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (heapSignals.includes(signal) || code === abortCode) {
    return new UnreadableDocument("out_of_memory", "Reading the file needs more memory than is allowed.");
  }
  return new ReaderLost(String(signal ?? code), crashSignals.includes(signal));
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} seconds`;
}
