type Listener = (isAway: boolean) => void;

/**
 * Whether the database of a process is there or known to be away. Somebody who looks after it says so
 * (ports/events/event-hub.ts); whoever would wait for an answer in vain asks here first.
 */
export class Presence {
  readonly #listeners = new Set<Listener>();
  #isAway = false;

  get isAway(): boolean {
    return this.#isAway;
  }

  set(isAway: boolean): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    for (const listener of this.#listeners) listener(isAway);
  }

  /** Calls `listener` at every change; returns the function that stops it. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
