type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

export type TogetherOptions = {
  /** So many statements may be under way; what comes meanwhile waits for the next one. */
  atOnce: number;
  /** Items of one statement. */
  most: number;
  /** How long the first of them waits for others; none unless given. */
  afterMs?: number;
};

/**
 * Does in one statement what many ask for at the same time. Whoever asked has an answer only when their statement is
 * over: what was acknowledged is stored, however the process ends.
 */
export class Together<T, R> {
  readonly #work: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #options: Required<TogetherOptions>;
  readonly #waiting: Waiting<T, R>[] = [];
  #running = 0;
  #isTimed = false;

  /** @param work gives a result for each item, in their order; its failure is the failure of each */
  constructor(work: (items: readonly T[]) => Promise<readonly R[]>, options: TogetherOptions) {
    this.#work = work;
    this.#options = { afterMs: 0, ...options };
  }

  add(item: T): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    this.#waiting.push({ item, resolve, reject });
    this.#look();
    return promise;
  }

  #look(): void {
    const { atOnce, most, afterMs } = this.#options;
    if (this.#running >= atOnce || this.#waiting.length === 0) return;
    if (afterMs === 0 || this.#waiting.length >= most) return void this.#run();
    if (this.#isTimed) return;
    this.#isTimed = true;
    setTimeout(() => {
      this.#isTimed = false;
      if (this.#waiting.length > 0) void this.#run();
    }, afterMs);
  }

  async #run(): Promise<void> {
    this.#running += 1;
    const batch = this.#waiting.splice(0, this.#options.most);
    try {
      const results = await this.#work(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (index < results.length) resolve(result as R);
        else reject(new Error("A result is missing."));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#running -= 1;
      this.#look();
    }
  }
}
