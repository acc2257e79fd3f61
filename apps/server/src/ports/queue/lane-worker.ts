import type { JobWithMetadata } from "pg-boss";
import { safeFailure, type SafeFailure } from "./safe-failure.ts";

/** What the store of jobs does for one lane; bound to its name. */
export type LaneStore = {
  /** Takes up to `count` jobs whose time has come, oldest first; of none of the given people. */
  take(count: number, exceptOf: readonly string[]): Promise<JobWithMetadata<unknown>[]>;
  complete(job: JobWithMetadata<unknown>): Promise<void>;
  fail(job: JobWithMetadata<unknown>, failure: SafeFailure): Promise<void>;
  /** Tells the store that jobs are still being worked on. */
  touch(jobs: readonly JobWithMetadata<unknown>[]): Promise<void>;
};

type Settings = {
  store: LaneStore;
  atOnce: number;
  isFair: boolean;
  run: (job: JobWithMetadata<unknown>) => Promise<void>;
  /** Told of every try that failed. */
  onFailure: (job: JobWithMetadata<unknown>, failure: SafeFailure) => void;
  onError: (error: unknown) => void;
};

/** A store that is away for a moment must not make a finished job run again. */
const settleTries = 3;
const settlePauseMs = 500;

/**
 * Takes jobs of one lane as long as a slot is free: at once when woken, and at once after a job is over.
 * A call to wake while it is taking jobs makes it look once more, so that no notice is lost.
 */
export class LaneWorker {
  readonly #settings: Settings;
  readonly #running = new Map<Promise<void>, JobWithMetadata<unknown>>();
  #isTaking = false;
  #taking: Promise<void> = Promise.resolve();
  #isWoken = false;
  #isStopped = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Looks for jobs now. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isTaking || this.#isStopped) return;
    this.#isTaking = true;
    this.#taking = this.#takeAll();
  }

  /** Keeps the jobs under way from being given to another process. */
  async touch(): Promise<void> {
    const jobs = [...this.#running.values()];
    if (jobs.length > 0) await this.#settings.store.touch(jobs);
  }

  /** Takes no more jobs; resolves when those under way are over. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#taking;
    while (this.#running.size > 0) await Promise.allSettled(this.#running.keys());
  }

  /** Gives back what is still under way, for the next process. */
  async abandon(): Promise<void> {
    const failure = { reason: "The process was stopped." };
    await Promise.allSettled([...this.#running.values()].map((job) => this.#settings.store.fail(job, failure)));
  }

  async #takeAll(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        while (!this.#isStopped && this.#free() > 0) {
          const jobs = await this.#next();
          if (jobs.length === 0) break;
          for (const job of jobs) this.#start(job);
        }
      }
    } catch (error) {
      // The store is away: the safety poll asks again.
      this.#settings.onError(error);
    } finally {
      this.#isTaking = false;
    }
  }

  #free(): number {
    return this.#settings.atOnce - this.#running.size;
  }

  async #next(): Promise<JobWithMetadata<unknown>[]> {
    const { store, isFair } = this.#settings;
    if (!isFair) return store.take(this.#free(), []);
    const people = [...this.#running.values()].flatMap(({ groupId }) => (groupId ? [groupId] : []));
    const ofOthers = await store.take(1, people);
    return ofOthers.length > 0 || people.length === 0 ? ofOthers : store.take(1, []);
  }

  #start(job: JobWithMetadata<unknown>): void {
    const done = this.#work(job).finally(() => {
      this.#running.delete(done);
      this.wake();
    });
    this.#running.set(done, job);
  }

  async #work(job: JobWithMetadata<unknown>): Promise<void> {
    const { store, run, onFailure } = this.#settings;
    try {
      await run(job);
    } catch (error) {
      const failure = safeFailure(error);
      onFailure(job, failure);
      await this.#settle(() => store.fail(job, failure));
      return;
    }
    await this.#settle(() => store.complete(job));
  }

  /** Rejects never: a job that cannot be settled is found by its missing sign of life and tried again. */
  async #settle(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write();
      } catch (error) {
        if (tries === settleTries) return this.#settings.onError(error);
        await new Promise((resolve) => setTimeout(resolve, settlePauseMs));
      }
    }
  }
}
