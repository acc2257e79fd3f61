import type { Glyph } from "./glyph.ts";

const rowHeight = 2;
const slack = 0.15;

/**
 * Tells whether other letters stand in the gap between two that were drawn one after the other. Programs that place
 * every letter by itself draw them in any order: "i" and "k" of "brink" may follow each other, and no blank parts them.
 */
export function filledGaps(glyphs: readonly Glyph[]): (last: Glyph, next: Glyph) => boolean {
  const rows = Map.groupBy(
    glyphs.filter(({ kind }) => kind === "text"),
    (glyph) => rowOf(glyph, 0),
  );
  for (const [key, row] of rows)
    rows.set(
      key,
      row.toSorted((first, second) => first.from - second.from),
    );
  return (last, next) => {
    const room = slack * last.size;
    return [-1, 0, 1].some((step) => {
      const row = rows.get(rowOf(next, step)) ?? [];
      const first = row[firstFrom(row, last.to - room)];
      return (
        first !== undefined &&
        first.to <= next.from + room &&
        first.to > first.from &&
        Math.abs(first.baseline - next.baseline) <= slack * last.size
      );
    });
  };
}

const rowOf = ({ baseline, turns }: Glyph, step: number): string =>
  `${turns} ${Math.floor(baseline / rowHeight) + step}`;

/** Index of the first glyph that begins at a place or behind it; glyphs are in order. */
function firstFrom(row: readonly Glyph[], place: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle]?.from ?? Infinity) >= place) high = middle;
    else low = middle + 1;
  }
  return low;
}
