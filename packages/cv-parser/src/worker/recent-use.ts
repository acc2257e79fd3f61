/** Whose work it is: an account as an opaque key, or a value of its own for work that belongs to nobody. */
export type Who = string | symbol;

type Spent = { processorMs: number; at: number };

const halfLifeMs = 5 * 60_000;
/** Below this nobody needs to be remembered. */
const forgottenMs = 50;
const sweptAt = 1000;

/** The processor time that each account has used lately; half of it is forgotten every five minutes. */
export class RecentUse {
  readonly #budgetMs: number;
  readonly #spent = new Map<Who, Spent>();

  constructor(budgetMs: number) {
    this.#budgetMs = budgetMs;
  }

  add(who: Who, processorMs: number, now: number): void {
    if (typeof who === "symbol") return;
    if (this.#spent.size >= sweptAt) this.#sweep(now);
    this.#spent.set(who, { processorMs: this.of(who, now) + processorMs, at: now });
  }

  of(who: Who, now: number): number {
    const spent = this.#spent.get(who);
    return spent ? spent.processorMs * 0.5 ** ((now - spent.at) / halfLifeMs) : 0;
  }

  /** Whether an account has used more than its share, so that all others go first. */
  isSpent(who: Who, now: number): boolean {
    return this.of(who, now) > this.#budgetMs;
  }

  #sweep(now: number): void {
    for (const who of this.#spent.keys()) if (this.of(who, now) < forgottenMs) this.#spent.delete(who);
  }
}
