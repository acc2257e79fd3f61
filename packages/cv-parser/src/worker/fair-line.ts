import type { RecentUse, Who } from "./recent-use.ts";

/** Something that waits for a reader. */
export type InLine = {
  readonly who: Who;
  /** A person looks at a waiting page, where other work goes on by itself. */
  readonly isUrgent: boolean;
  /** When it came, in milliseconds. */
  readonly since: number;
  /** When whoever it is for came, by the clock of all processes. */
  readonly cameAt: number;
};

export type LineBounds = { perAccount: number; inAll: number };

/** What is not urgent stands as far back as work that came so much later. */
const patienceMs = 1000;
/** Whoever used less of the processor is a newcomer: a CV like most takes a tenth of it. */
const newcomerMs = 1000;

/**
 * The order in which files are read. Nobody can hold up others: who has used more processor time than the share goes
 * last, who has nothing running goes before who has, and then who has used and waited what counts (a millisecond of
 * waiting makes good a millisecond of use, so that nobody waits for ever). Of several readers one takes the newcomer
 * who came last, so that a rush holds up those who were there when it began, and nobody who comes during it.
 */
export class FairLine<T extends InLine> {
  readonly #use: RecentUse;
  readonly #bounds: LineBounds;
  readonly #slots: number;
  #waiting: T[] = [];
  /** Who was let go before others last. */
  #preferred: Who | null = null;

  constructor(use: RecentUse, { slots, bounds }: { slots: number; bounds: LineBounds }) {
    this.#use = use;
    this.#slots = slots;
    this.#bounds = bounds;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** @returns false when the line, or the part of it that one account may fill, is full */
  add(job: T): boolean {
    const own = this.#waiting.filter(({ who }) => who === job.who).length;
    if (own >= this.#bounds.perAccount || this.length >= this.#bounds.inAll) return false;
    this.#waiting.push(job);
    return true;
  }

  /** Takes a job out; false when it was not waiting. */
  remove(job: T): boolean {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** Empties the line. */
  clear(): T[] {
    return this.#waiting.splice(0);
  }

  /** The next job that may begin beside those that run; null when none may. */
  take(running: readonly Who[], now: number): T | null {
    const candidates = this.#waiting.filter((job) => this.#mayBegin(job, running, now));
    const next = this.#newcomer(candidates, running, now) ?? this.#firstOf(candidates, running, now);
    if (next) this.remove(next);
    return next;
  }

  /** Whether a job that was taken went before those who came earlier. */
  isPreferred({ who }: T): boolean {
    return who === this.#preferred;
  }

  #firstOf(candidates: readonly T[], running: readonly Who[], now: number): T | null {
    const ranked = candidates.map((job) => ({ job, rank: this.#rank(job, running, now) }));
    return ranked.reduce((best, one) => (best && !isBefore(one.rank, best.rank) ? best : one), ranked[0])?.job ?? null;
  }

  /** Who came last of those who want one thing only, where others are being served and no newcomer is. */
  #newcomer(candidates: readonly T[], running: readonly Who[], now: number): T | null {
    if (running.length === 0 || (this.#preferred !== null && running.includes(this.#preferred))) return null;
    const isNew = ({ who }: T) =>
      !running.includes(who) &&
      this.#use.of(who, now) < newcomerMs &&
      this.#waiting.filter((other) => other.who === who).length === 1;
    const latest = candidates
      .filter(isNew)
      .reduce<T | null>((last, one) => (last && last.cameAt > one.cameAt ? last : one), null);
    this.#preferred = latest?.who ?? null;
    return latest;
  }

  /** One account never has all readers, nor have those together that used more than their share. */
  #mayBegin({ who }: T, running: readonly Who[], now: number): boolean {
    const most = Math.max(1, this.#slots - 1);
    if (running.filter((other) => other === who).length >= most) return false;
    const spent = running.filter((other) => this.#use.isSpent(other, now)).length;
    return spent < most || !this.#use.isSpent(who, now);
  }

  #rank({ who, since, isUrgent }: T, running: readonly Who[], now: number): Rank {
    return [
      this.#use.isSpent(who, now) ? 1 : 0,
      running.filter((other) => other === who).length,
      this.#use.of(who, now) - (now - since) + (isUrgent ? 0 : patienceMs),
    ];
  }
}

type Rank = readonly [spent: number, running: number, due: number];

function isBefore(a: Rank, b: Rank): boolean {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? 0);
}
