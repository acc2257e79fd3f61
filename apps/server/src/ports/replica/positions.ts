/** Greater than every position: where a change stands whose position nobody knows yet. */
const unknown = Number.POSITIVE_INFINITY;

/**
 * How far a replica has come beside what was heard of sites. Positions are bytes of the write-ahead log: what was
 * heard was written before the position at which its database stood when it was asked afterwards.
 */
export class Positions {
  #replayed = -1;
  /** Everything of which nothing is heard stands before it. */
  #floor = unknown;
  readonly #changes = new Map<number, number>();
  #unplaced = new Set<number>();
  #formerlyReplayed = -1;

  /** How far the replica has come; what an answer of the replica is held against has to be read before it is asked. */
  get replayed(): number {
    return this.#replayed;
  }

  /** Whether the replica is behind something that was heard. */
  get isBehind(): boolean {
    return !this.holdsAll(this.#replayed);
  }

  /** Something may have been missed: nothing is believed until the position is known anew. */
  forget(): void {
    this.#replayed = -1;
    this.#formerlyReplayed = -1;
    this.#floor = unknown;
    this.#changes.clear();
    this.#unplaced = new Set();
  }

  /** A change of a site was heard. */
  changed(siteId: number): void {
    this.#changes.set(siteId, unknown);
    this.#unplaced.add(siteId);
  }

  /** Whether the position has to be asked for. */
  get isUnplaced(): boolean {
    return this.#floor === unknown || this.#unplaced.size > 0;
  }

  /** To be called before the position is asked for. @returns takes the answer; null when there is none */
  place(): (position: number | null) => void {
    const asked = this.#unplaced;
    const next = new Set<number>();
    this.#unplaced = next;
    return (position) => {
      // Whoever forgot meanwhile has a set of their own.
      if (this.#unplaced !== next) return;
      if (position === null) {
        for (const siteId of asked) next.add(siteId);
        return;
      }
      this.#floor = Math.min(this.#floor, position);
      for (const siteId of asked) if (!next.has(siteId)) this.#changes.set(siteId, position);
    };
  }

  /** The replica says how far it has come. */
  follow(position: number): void {
    this.#replayed = Math.max(this.#replayed, position);
  }

  /** Forgets what the replica had passed when this was called before: no answer is under way from then. */
  sweep(): void {
    for (const [siteId, position] of this.#changes)
      if (position <= this.#formerlyReplayed) this.#changes.delete(siteId);
    this.#formerlyReplayed = this.#replayed;
  }

  /** Whether an answer of a replica that had come so far holds everything that was heard of a site. */
  holds(siteId: number, replayed: number): boolean {
    return this.#floor <= replayed && (this.#changes.get(siteId) ?? -1) <= replayed;
  }

  /** The same of all sites. */
  holdsAll(replayed: number): boolean {
    if (this.#floor > replayed) return false;
    for (const position of this.#changes.values()) if (position > replayed) return false;
    return true;
  }
}
