import type { JobWithMetadata } from "pg-boss";
import { safeFailure, type SafeFailure } from "./safe-failure.ts";

/** What the store of jobs does for one lane; bound to its name. */
export type LaneStore = {
  /** Takes up to `count` jobs whose time has come, oldest first; of none of the given people. */
  take(count: number, exceptOf: readonly string[]): Promise<JobWithMetadata<unknown>[]>;
  /** Puts the person who came last, and for the first time, before all others. */
  preferNewcomer(): Promise<unknown>;
  /** Ends a job that was done, also when it has been given to somebody else meanwhile. */
  complete(job: JobWithMetadata<unknown>): Promise<void>;
  fail(job: JobWithMetadata<unknown>, failure: SafeFailure): Promise<void>;
  /** Tells the store that jobs are still being worked on. */
  touch(jobs: readonly JobWithMetadata<unknown>[]): Promise<void>;
};

type Settings = {
  store: LaneStore;
  atOnce: number;
  isFair: boolean;
  /** Besides the jobs that came first one runs that came last. */
  welcomesNewcomers: boolean;
  run: (job: JobWithMetadata<unknown>) => Promise<void>;
  /** Told of every try that failed. */
  onFailure: (job: JobWithMetadata<unknown>, failure: SafeFailure) => void;
  onError: (error: unknown) => void;
};

/** A store that is away for half a minute must not make a finished job run again: its mail was sent. */
const settlePausesMs = [250, 500, ...Array.from({ length: 30 }, () => 1000)];

/** Tries that are remembered: far more than a store can hand out again after it was away. */
const rememberedTries = 1000;

/**
 * Takes jobs of one lane as long as a slot is free: at once when woken, and at once after a job is over.
 * A call to wake while it is taking jobs makes it look once more, so that no notice is lost.
 */
export class LaneWorker {
  readonly #settings: Settings;
  readonly #running = new Map<Promise<void>, JobWithMetadata<unknown>>();
  /**
   * Tries under way and jobs that were done, by id, oldest first. A store that missed the signs of life hands a job out
   * again: what is under way or done here is not begun once more.
   */
  readonly #tries = new Map<string, Promise<SafeFailure | null>>();
  /** The job under way that was let go before others. */
  #newcomer: JobWithMetadata<unknown> | undefined;
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
    const isWelcome = this.#settings.welcomesNewcomers && this.#running.size > 0 && !this.#newcomer;
    if (isWelcome) await store.preferNewcomer();
    const people = [...this.#running.values()].flatMap(({ groupId }) => (groupId ? [groupId] : []));
    const ofOthers = await store.take(1, people);
    if (isWelcome) [this.#newcomer] = ofOthers;
    return ofOthers.length > 0 || people.length === 0 ? ofOthers : store.take(1, []);
  }

  #start(job: JobWithMetadata<unknown>): void {
    const done = this.#work(job).finally(() => {
      this.#running.delete(done);
      if (this.#newcomer === job) this.#newcomer = undefined;
      this.wake();
    });
    this.#running.set(done, job);
  }

  async #work(job: JobWithMetadata<unknown>): Promise<void> {
    const { store } = this.#settings;
    const failure = await this.#outcomeOf(job);
    await this.#settle(() => (failure ? store.fail(job, failure) : store.complete(job)));
  }

  /** @returns null for a job that is done */
  #outcomeOf(job: JobWithMetadata<unknown>): Promise<SafeFailure | null> {
    const known = this.#tries.get(job.id);
    if (known) return known;
    const outcome = this.#try(job);
    this.#tries.set(job.id, outcome);
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > rememberedTries && oldest !== undefined) this.#tries.delete(oldest);
    void outcome.then((failure) => failure && this.#tries.delete(job.id));
    return outcome;
  }

  async #try(job: JobWithMetadata<unknown>): Promise<SafeFailure | null> {
    const { run, onFailure } = this.#settings;
    try {
      await run(job);
      return null;
    } catch (error) {
      const failure = safeFailure(error);
      onFailure(job, failure);
      return failure;
    }
  }

  /** Rejects never: a job that cannot be settled is found by its missing sign of life and tried again. */
  async #settle(write: () => Promise<void>): Promise<void> {
    for (const pauseMs of settlePausesMs) {
      try {
        return await write();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    await write().catch(this.#settings.onError);
  }
}
