import { setTimeout as delay } from "node:timers/promises";

export type OcrLimits = {
  /** Time for a file in which nothing shows a CV yet. */
  patienceMs: number;
  /** Time for a CV, and in any case on the clock: the passes that run then are given up. */
  budgetMs: number;
  maxPages: number;
};

/** Milliseconds on the clock, and those that the processor spent on this process. */
type Clocks = { clockMs: () => number; processorMs: () => number };

const realClocks: Clocks = {
  clockMs: () => performance.now(),
  processorMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};
const stepMs = 100;

/**
 * Tells when recognition has to end. What counts is the time on the clock or, where that is less, the processor time
 * that this process was given: a file is not read worse because others keep the machine busy.
 */
export class Patience {
  /** Set once what was read looks like a CV. */
  isWorthIt = false;
  readonly #limits: OcrLimits;
  readonly #clocks: Clocks;
  readonly #start: { clock: number; processor: number };
  #isClosed = false;

  constructor(limits: OcrLimits, clocks: Clocks = realClocks) {
    this.#limits = limits;
    this.#clocks = clocks;
    this.#start = { clock: clocks.clockMs(), processor: clocks.processorMs() };
  }

  /** Milliseconds until the end, as far as can be told now. */
  get leftMs(): number {
    const clock = this.#clocks.clockMs() - this.#start.clock;
    const processor = this.#clocks.processorMs() - this.#start.processor;
    const left = this.#limits.budgetMs - clock;
    return this.isWorthIt ? left : Math.min(left, this.#limits.patienceMs - Math.min(clock, processor));
  }

  /** Resolves with null at the end, or soon after `close`. */
  async over(): Promise<null> {
    while (!this.#isClosed && this.leftMs > 0) {
      // eslint-disable-next-line no-await-in-loop
      await delay(Math.min(stepMs, this.leftMs), null, { ref: false });
    }
    return null;
  }

  close(): void {
    this.#isClosed = true;
  }
}
