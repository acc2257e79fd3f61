import { setTimeout as pause } from "node:timers/promises";

/**
 * Lets the work that people look at go before work that can wait a little. Who has the right of way never waits; who gives
 * way waits while more of the other is under way than can be worked on at once, and never longer than they say, so
 * that both get on.
 */
export class RightOfWay {
  readonly #atOnce: number;
  #underWay = 0;
  readonly #giving = new Set<() => void>();

  constructor({ atOnce }: { atOnce: number }) {
    this.#atOnce = atOnce;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay <= this.#atOnce) for (const go of this.#giving) go();
    }
  }

  async give(withinMs: number): Promise<void> {
    if (this.#underWay <= this.#atOnce) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tooLong = new AbortController();
    this.#giving.add(resolve);
    await Promise.race([promise, pause(withinMs, undefined, { signal: tooLong.signal }).catch(() => undefined)]);
    this.#giving.delete(resolve);
    tooLong.abort();
  }
}
