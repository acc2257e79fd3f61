import type { ParseProgress } from "../core/parse.ts";
import { UnreadableDocument } from "../core/errors.ts";
import { FairLine } from "./fair-line.ts";
import type { InLine } from "./fair-line.ts";
import type { JobRequest } from "./protocol.ts";
import { Reader, ReaderLost } from "./reader.ts";
import type { ReaderLimits } from "./reader.ts";
import { RecentUse } from "./recent-use.ts";
import { EngineUnavailable } from "../core/unavailable.ts";

export type ReadingLimits = ReaderLimits & {
  /** Jobs that run at the same time. */
  size: number;
  /** Processor time of a file whose text is read. */
  textProcessorMs: number;
  /** Processor time of a file whose pages may be pictures. */
  pictureProcessorMs: number;
  /** Processor time after which an account goes last; half of what it used is forgotten every five minutes. */
  accountProcessorMs: number;
  /** What a person waits for is refused when it did not begin in this time. */
  waitMs: number;
  /** A reader that had nothing to do for so long is ended. */
  idleMs: number;
  /** A reader that holds more memory after a job is replaced. */
  wornMb: number;
};

/** What a caller says of a job. */
export type Order = {
  who?: string | undefined;
  cameAt?: Date | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ParseProgress) => void) | undefined;
  isUrgent: boolean;
  processorMs: number;
};

type Job = InLine & {
  request: JobRequest;
  order: Order;
  /** Readers that went away under it. */
  lost: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

const bounds = { perAccount: 24, inAll: 400 };
const watchMs = 100;
/** What a dropped job costs its account besides its own time: another reader has to be started. */
const startCostMs = 500;
const warmProcessorMs = 20_000;

/** Shares a few readers between all who want files read. Readers are started when needed and replaced when worn. */
export class ReadingQueue {
  readonly #limits: ReadingLimits;
  readonly #use: RecentUse;
  readonly #line: FairLine<Job>;
  /** Every process, with the job that it runs; null while it is idle or being warmed. */
  readonly #readers = new Map<Reader, Job | null>();
  readonly #idle: Reader[] = [];
  readonly #idleTimers = new Map<Reader, NodeJS.Timeout>();
  #watching: NodeJS.Timeout | null = null;
  #averageMs = 500;
  #isClosed = false;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
    this.#use = new RecentUse(limits.accountProcessorMs);
    this.#line = new FairLine(this.#use, { slots: limits.size, bounds });
  }

  /** The result of a job, when its turn has come and it is done. */
  read<T>(request: JobRequest, order: Order): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { who = Symbol("nobody"), isUrgent, signal } = order;
    const arrival = { since: performance.now(), cameAt: order.cameAt?.getTime() ?? Date.now() };
    const job: Job = { who, isUrgent, ...arrival, request, order, lost: 0, resolve, reject };
    if (this.#isClosed) return Promise.reject(new EngineUnavailable("closed"));
    if (signal?.aborted) return Promise.reject(new EngineUnavailable("cancelled"));
    if (!this.#line.add(job)) return Promise.reject(this.#busy());
    const cancel = () => this.#cancel(job);
    signal?.addEventListener("abort", cancel, { once: true });
    const patience = isUrgent ? setTimeout(() => this.#giveUpWaiting(job), this.#limits.waitMs) : undefined;
    this.#dispatch();
    const settled = promise.finally(() => {
      signal?.removeEventListener("abort", cancel);
      clearTimeout(patience);
    });
    // A reader answers each kind of request with the result of that kind.
    return settled as Promise<T>;
  }

  /** Has one reader ready. */
  async warmUp(): Promise<void> {
    if (this.#readers.size === 0) await this.#startSpare();
  }

  close(): void {
    this.#isClosed = true;
    for (const job of this.#line.clear()) job.reject(new EngineUnavailable("closed"));
    for (const reader of this.#readers.keys()) this.#discard(reader, new EngineUnavailable("closed"));
  }

  #dispatch(): void {
    while (this.#idle.length > 0 || this.#needsReader()) {
      const running = [...this.#readers.values()].flatMap((job) => (job ? [job.who] : []));
      const job = this.#line.take(running, performance.now());
      if (!job) return;
      void this.#run(job, this.#ready(this.#line.isPreferred(job)));
    }
  }

  /** Whether another reader may begin, and those that are being warmed, who began sooner, are too few for who waits. */
  #needsReader(): boolean {
    return this.#readers.size < this.#limits.size && this.#line.length > this.#warming;
  }

  /** Readers that are neither idle nor at work. */
  get #warming(): number {
    return [...this.#readers.values()].filter((job) => job === null).length - this.#idle.length;
  }

  /** An idle reader, of the wanted kind where there is a choice; otherwise a new one. */
  #ready(isPrompt: boolean): Reader {
    const place = this.#idle.findLastIndex((reader) => reader.isPrompt === isPrompt);
    const [reader = this.#newReader()] = this.#idle.splice(place, 1);
    clearTimeout(this.#idleTimers.get(reader));
    return reader;
  }

  #newReader(): Reader {
    const isPrompt = ![...this.#readers.keys()].some((reader) => reader.isPrompt);
    return new Reader(this.#limits, { isPrompt });
  }

  async #run(job: Job, reader: Reader): Promise<void> {
    this.#readers.set(reader, job);
    this.#watch();
    // Who comes while this one is read is not to wait for a start.
    if (this.#idle.length === 0) this.#prepareSpare();
    const began = performance.now();
    try {
      job.resolve(await reader.run(job.request, job.order));
    } catch (error) {
      this.#fail(job, error instanceof Error ? error : new Error("The CV engine failed.", { cause: error }));
    }
    this.#use.add(job.who, reader.spentMs + (reader.isAlive ? 0 : startCostMs), performance.now());
    this.#averageMs += (performance.now() - began - this.#averageMs) / 8;
    this.#putBack(reader);
    this.#dispatch();
    if (!reader.isAlive) this.#prepareSpare();
  }

  /** A process that went away says nothing about the file: another one tries once more. */
  #fail(job: Job, error: Error): void {
    if (!(error instanceof ReaderLost)) return job.reject(error);
    job.lost += 1;
    if (job.lost === 1 && !this.#isClosed && this.#line.add(job)) return;
    if (error.isCrash) return job.reject(new UnreadableDocument("corrupt_file", "The file makes its reader crash."));
    job.reject(new EngineUnavailable("lost", { cause: error }));
  }

  #putBack(reader: Reader): void {
    const { wornMb, idleMs } = this.#limits;
    if (this.#isClosed || !reader.isAlive || reader.isSlowed || reader.memoryMb > wornMb) {
      this.#discard(reader);
      return;
    }
    this.#readers.set(reader, null);
    this.#idle.push(reader);
    this.#idleTimers.set(reader, setTimeout(() => this.#retire(reader), idleMs).unref());
  }

  /** What a reader has loaded and kept is given back; the last one stays until a fresh one can take its place. */
  #retire(reader: Reader): void {
    if (this.#idle.length > 1) return this.#discard(reader);
    void this.#startSpare().then(() => {
      if (this.#idle.includes(reader)) this.#discard(reader);
    });
  }

  #prepareSpare(): void {
    const hasIdleOrWarming = [...this.#readers.values()].includes(null);
    if (!hasIdleOrWarming && this.#readers.size < this.#limits.size) void this.#startSpare();
  }

  #discard(reader: Reader, error?: Error): void {
    clearTimeout(this.#idleTimers.get(reader));
    this.#idleTimers.delete(reader);
    this.#readers.delete(reader);
    const place = this.#idle.indexOf(reader);
    if (place >= 0) this.#idle.splice(place, 1);
    reader.end(error);
  }

  /** A reader that has loaded its code waits for the next file, so that nobody waits for that. */
  async #startSpare(): Promise<void> {
    if (this.#isClosed) return;
    const reader = this.#newReader();
    this.#readers.set(reader, null);
    try {
      await reader.run({ kind: "warm" }, { processorMs: warmProcessorMs });
      // It stays as long as nobody needs it: it holds no more than its code.
      if (this.#readers.has(reader)) this.#idle.push(reader);
    } catch {
      // An engine that cannot start says so to whoever uploads.
      this.#discard(reader);
    }
    this.#dispatch();
  }

  #cancel(job: Job): void {
    const error = new EngineUnavailable("cancelled");
    if (this.#line.remove(job)) return job.reject(error);
    const running = [...this.#readers].find(([, other]) => other === job);
    running?.[0].end(error);
  }

  #giveUpWaiting(job: Job): void {
    if (this.#line.remove(job)) job.reject(this.#busy());
  }

  #busy(): EngineUnavailable {
    const ahead = this.#line.length;
    const seconds = Math.ceil((ahead * this.#averageMs) / this.#limits.size / 1000);
    return new EngineUnavailable("busy", { ahead, retryAfterSeconds: Math.min(60, Math.max(5, seconds)) });
  }

  /** Looks at the running jobs until none is left. */
  #watch(): void {
    this.#watching ??= setInterval(() => {
      const running = [...this.#readers].filter(([, job]) => job !== null);
      for (const [reader] of running) reader.watch();
      if (running.length > 0 || !this.#watching) return;
      clearInterval(this.#watching);
      this.#watching = null;
    }, watchMs).unref();
  }
}
