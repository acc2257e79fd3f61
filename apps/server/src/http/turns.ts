import { AppError } from "./app-error.ts";

type Waiting = { person: number | symbol; start: () => void };

/** Seconds after which somebody who found the line full tries again. */
const retryAfterSeconds = 5;

/**
 * Lets heavy work of many people run a few at a time, and that of one person one after the other. The line has an end:
 * whoever comes later is asked to come back, so that what waits never fills the memory.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #longestLine: number;
  readonly #line: Waiting[] = [];
  readonly #running = new Set<number | symbol>();

  constructor({ atOnce, longestLine }: { atOnce: number; longestLine: number }) {
    this.#atOnce = atOnce;
    this.#longestLine = longestLine;
  }

  /** @throws AppError unavailable when the line is full */
  async run<T>(person: number | symbol, work: () => Promise<T>): Promise<T> {
    if (this.#line.length >= this.#longestLine) {
      throw new AppError("unavailable", { retryAfterSeconds });
    }
    await new Promise<void>((start) => {
      this.#line.push({ person, start });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#running.delete(person);
      this.#next();
    }
  }

  #next(): void {
    while (this.#running.size < this.#atOnce) {
      const index = this.#line.findIndex(({ person }) => !this.#running.has(person));
      const [first] = index < 0 ? [] : this.#line.splice(index, 1);
      if (!first) return;
      this.#running.add(first.person);
      first.start();
    }
  }
}
