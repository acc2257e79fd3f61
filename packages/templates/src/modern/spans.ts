import type { CSSProperties } from "react";

/** Bounds of a tile's width in columns. */
type Bounds = { columns: number; firstRow: number; min: number; max: number };

/**
 * Widths for tiles in reading order so that every row is full and long texts get wide tiles
 * (design book, brief 2). Rows are cut where the least stretching is needed.
 * @param lengths number of characters of each tile
 */
export function packSpans(lengths: readonly number[], bounds: Bounds): number[] {
  const wishes = lengths.map((length) => wish(length, bounds));
  const count = wishes.length;
  const best: { cost: number; cut: number }[] = [{ cost: 0, cut: 0 }];
  for (let end = 1; end <= count; end += 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, cut: end - 1 };
    for (let start = end - 1; start >= 0 && end - start <= bounds.columns / bounds.min; start -= 1) {
      const budget = start === 0 ? bounds.firstRow : bounds.columns;
      const cost = (best[start]?.cost ?? 0) + rowCost(wishes.slice(start, end), budget, bounds.min);
      if (cost < choice.cost) choice = { cost, cut: start };
    }
    best.push(choice);
  }
  return cutRows(wishes, best, bounds);
}

function wish(length: number, { min, max }: Bounds): number {
  return Math.max(min, Math.min(max, min + length / 110));
}

function rowCost(row: readonly number[], budget: number, min: number): number {
  if (row.length * min > budget) return Number.POSITIVE_INFINITY;
  const sum = row.reduce((total, width) => total + width, 0);
  const lonely = row.length === 1 && sum < budget ? 6 : 0;
  return (sum - budget) ** 2 + lonely;
}

function cutRows(wishes: readonly number[], best: readonly { cut: number }[], bounds: Bounds): number[] {
  const rows: number[][] = [];
  for (let end = wishes.length; end > 0;) {
    const start = best[end]?.cut ?? 0;
    rows.unshift(wishes.slice(start, end));
    end = start;
  }
  return rows.flatMap((row, index) => fillRow(row, index === 0 ? bounds.firstRow : bounds.columns, bounds.min, index));
}

/** Scales a row to its budget in proportion to the wishes; equal wishes are told apart by one column. */
function fillRow(row: readonly number[], budget: number, min: number, rowIndex: number): number[] {
  const total = row.reduce((sum, width) => sum + width, 0);
  const exact = row.map((width) => (width * budget) / total);
  const filled = exact.map((width) => Math.max(min, Math.floor(width)));
  const used = () => filled.reduce((sum, width) => sum + width, 0);
  const byRemainder = exact.map((width, index) => ({ index, rest: width - (filled[index] ?? 0) }));
  for (const { index } of byRemainder.toSorted((a, b) => b.rest - a.rest)) {
    if (used() < budget) filled[index] = (filled[index] ?? 0) + 1;
  }
  while (used() > budget) {
    const widest = filled.indexOf(Math.max(...filled));
    filled[widest] = (filled[widest] ?? 0) - 1;
  }
  return tellApart(filled, row, min, rowIndex);
}

function tellApart(filled: number[], wishes: readonly number[], min: number, rowIndex: number): number[] {
  const [first] = filled;
  const isEqual = filled.length > 1 && filled.length <= 3 && filled.every((width) => width === first);
  if (!isEqual || first === undefined || first <= min) return filled;
  const last = filled.length - 1;
  const isLastWider = (wishes[last] ?? 0) > (wishes[0] ?? 0) || (wishes[last] === wishes[0] && rowIndex % 2 === 1);
  const [wide, narrow] = isLastWider ? [last, 0] : [0, last];
  return filled.map((width, index) => (index === wide ? width + 1 : index === narrow ? width - 1 : width));
}

/** A text so much longer than the two after it leaves room beside it for both, one above the other. */
const towers = 1.8;

/**
 * Column spans on wide and middle pages, as custom properties. On wide ones the title takes 3 of the first 12.
 * Where tiles may be stacked, a first one that is much longer than the next two is as high as both.
 */
export function spanStyles(lengths: readonly number[], titleColumns = 3, mayStack = false): CSSProperties[] {
  const [first = 0, second = 0, third = 0, ...others] = lengths;
  const isStacked = mayStack && lengths.length > 2 && first >= towers * Math.max(second, third);
  const rest = isStacked ? others : lengths;
  const top = 12 - titleColumns;
  const wide = packSpans(rest, { columns: 12, firstRow: isStacked ? 12 : top, min: 3, max: 8 });
  const middle = packSpans(rest, { columns: 12, firstRow: 12, min: 4, max: 8 });
  const spans = wide.map((columns, index) => ({ "--w": columns, "--m": middle[index] }) as CSSProperties);
  if (!isStacked) return spans;
  const beside = { "--w": 4, "--m": 5 } as CSSProperties;
  return [{ "--w": top - 4, "--m": 7, "--rows": 2 } as CSSProperties, beside, beside, ...spans];
}
