/** Choices that follow from a seed alone: the same seed gives the same CV everywhere. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  int: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different members in random order; all of them where there are fewer. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

/** Mulberry32. Throws RangeError when asked to pick from an empty list. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      const chosen = list[int(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError("Nothing to pick from.");
      return chosen;
    },
    sample: (list, count) =>
      list
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ value }) => value),
  };
}
