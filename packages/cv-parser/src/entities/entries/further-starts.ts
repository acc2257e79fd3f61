import type { Row } from "./rows.ts";

/** How many rows may name an entry before the one at which it was thought to begin. */
const mostAbove = 3;

/** Rows at which entries begin, with further ones: a start right below a further one, without text between, is part of its head. */
export function withFurtherStarts(
  rows: readonly Row[],
  starts: readonly number[],
  further: ReadonlySet<Row>,
): readonly number[] {
  const known = new Set(starts);
  const added = new Set(rows.flatMap((row, at) => (further.has(row) && !known.has(at) ? [at] : [])));
  const isHeadOf = (start: number): boolean => {
    const row = rows[start];
    if (row === undefined || further.has(row)) return false;
    for (let at = start - 1; at >= Math.max(0, start - mostAbove); at -= 1) {
      if (added.has(at)) return true;
      if (rows[at]?.prose === true || rows[at]?.bullet === true) return false;
    }
    return false;
  };
  return [...added, ...starts.filter((start) => !isHeadOf(start))].sort((first, second) => first - second);
}
