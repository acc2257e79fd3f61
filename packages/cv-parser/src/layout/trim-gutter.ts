import { intoRows } from "./chunks.ts";
import type { Gutter } from "./gutter.ts";
import type { Chunk } from "./piece.ts";
import { alignedCells, hasPairedCells } from "./judge-gutter.ts";
import { isDateLike, measureSide, median, rowBaseline, rowText } from "./side.ts";
import { openingTitles } from "./titles.ts";

const sameRow = 0.35;

/**
 * A short title under the columns that leads into the full-width text below does not belong to the column that it
 * happens to stand under.
 */
export function withoutTail(gutter: Gutter): Gutter {
  const next = gutter.below.toSorted((a, b) => a.baseline - b.baseline)[0];
  const inside = [...gutter.left, ...gutter.right].toSorted((a, b) => b.baseline - a.baseline);
  const last = inside[0];
  if (!next || !last) return gutter;
  const tail = inside.filter((chunk) => Math.abs(chunk.baseline - last.baseline) <= sameRow * last.size);
  const before = inside.find((chunk) => chunk.baseline < last.baseline - sameRow * last.size);
  const isOneSided = [gutter.left, gutter.right].some((side) => tail.every((chunk) => side.includes(chunk)));
  const gapBelow = next.y0 - last.y1;
  const gapAbove = before ? last.y0 - before.y1 : 0;
  if (!isOneSided || gapAbove < 1.3 * Math.max(gapBelow, 1) || gapAbove < 0.5 * last.size) return gutter;
  return cut(gutter, (chunk) => (tail.includes(chunk) ? "below" : "inside"));
}

/**
 * Rows above or below a short band of columns that have nothing beside them are read before or after it, if a gap
 * parts them from the band: a name over two columns of contact details is not part of the first one.
 */
export function withoutHead(gutter: Gutter, maxHeight: number): Gutter {
  const left = measureSide(gutter.left);
  const right = measureSide(gutter.right);
  const [earlier, later] = left.y0 > right.y0 ? [right, left] : [left, right];
  if (earlier.y1 - later.y0 > maxHeight) return gutter;
  const lead = earlier.rows.filter((row) => (row[0]?.y1 ?? 0) <= later.y0 + 0.2 * (row[0]?.size ?? 0));
  const last = lead.at(-1)?.[0];
  const next = earlier.rows[lead.length]?.[0];
  if (!last || !next || next.y0 - last.y1 < 0.4 * next.size) return gutter;
  const head = new Set(lead.flat());
  return cut(gutter, (chunk) => (head.has(chunk) ? "above" : "inside"));
}

/**
 * Below a last entry with its date at the right end two columns may begin, each with its title: the strip between them
 * runs on up between the words and the date of the entry, which is read before both.
 */
export function withoutEntryAbove(gutter: Gutter): Gutter {
  const top = intoRows(gutter.right);
  const dates = top.slice(
    0,
    top.findIndex((row) => !isDateLike(rowText(row))),
  );
  const title = top[dates.length]?.[0];
  const above = gutter.left.filter((chunk) => title !== undefined && chunk.baseline < title.y0);
  const isEnd = (row: readonly Chunk[]): boolean =>
    above.some((chunk) => Math.abs(chunk.baseline - rowBaseline(row)) <= sameRow * chunk.size);
  if (title === undefined || dates.length === 0 || !dates.every(isEnd)) return gutter;
  const trimmed = cut(gutter, (chunk) => (chunk.baseline < title.y0 ? "above" : "inside"));
  return openingTitles(trimmed) === null ? gutter : trimmed;
}

/** The same below the band; the gap must be wider, for text of a column may well run on below its neighbour. */
export function withoutFoot(gutter: Gutter, maxHeight: number): Gutter {
  const left = measureSide(gutter.left);
  const right = measureSide(gutter.right);
  const [shorter, longer] = left.y1 < right.y1 ? [left, right] : [right, left];
  if (shorter.y1 - Math.min(shorter.y0, longer.y0) > maxHeight) return gutter;
  const rest = longer.rows.filter((row) => (row[0]?.y0 ?? 0) >= shorter.y1 - 0.2 * (row[0]?.size ?? 0));
  const first = rest[0]?.[0];
  const before = longer.rows[longer.rows.length - rest.length - 1]?.[0];
  if (!first || !before || first.y0 - before.y1 < 0.8 * first.size) return gutter;
  const foot = new Set(rest.flat());
  return cut(gutter, (chunk) => (foot.has(chunk) ? "below" : "inside"));
}

/**
 * One strip may part a true side column and, further down, a left margin of titles or dates (or the other way round).
 * Then only the part that holds columns is kept.
 */
export function withoutMargin(gutter: Gutter): Gutter {
  const { cells } = measureSide(gutter.left);
  const cuts = cells.slice(1).map((cell, index) => {
    const before = cells[index]?.at(-1)?.[0];
    const first = cell[0]?.[0];
    return { y: first?.y0 ?? 0, gap: (first?.y0 ?? 0) - (before?.y1 ?? 0) };
  });
  for (const { y } of cuts.toSorted((a, b) => b.gap - a.gap).slice(0, 8)) {
    const upper = cut(gutter, (chunk) => (chunk.y0 >= y - 1 ? "below" : "inside"));
    const lower = cut(gutter, (chunk) => (chunk.y0 < y - 1 ? "above" : "inside"));
    if (upper === gutter || lower === gutter) continue;
    const isUpperMargin = isClearMargin(upper);
    const isLowerMargin = isClearMargin(lower);
    if (isLowerMargin && !isUpperMargin) return upper;
    if (isUpperMargin && !isLowerMargin) return lower;
  }
  return gutter;
}

/** Narrow, every cell on a row of its own beside it, and mostly dates or titles, or when and where of the entries beside. */
function isClearMargin(gutter: Gutter): boolean {
  const part = measureSide(gutter.left);
  const other = measureSide(gutter.right);
  const isNarrow = part.x1 - part.x0 < 0.6 * (other.x1 - other.x0);
  if (part.cells.length < 4 || !isNarrow || alignedCells(part, other, "strictly") < 0.75) return false;
  if (hasPairedCells(part, other)) return true;
  const size = median(other.rows.map((row) => row[0]?.size ?? 0));
  const large = part.rows.filter((row) => (row[0]?.size ?? 0) > 1.08 * size).length / part.rows.length;
  return Math.max(part.dates, large) > 0.6;
}

/** Moves chunks out of the columns; the gutter itself when nothing would be left on one side. */
function cut(gutter: Gutter, placeOf: (chunk: Chunk) => "above" | "inside" | "below"): Gutter {
  const all = [...gutter.left, ...gutter.right];
  const keep = (side: Chunk[]): Chunk[] => side.filter((chunk) => placeOf(chunk) === "inside");
  const left = keep(gutter.left);
  const right = keep(gutter.right);
  if (left.length === 0 || right.length === 0) return gutter;
  return {
    ...gutter,
    left,
    right,
    above: [...gutter.above, ...all.filter((chunk) => placeOf(chunk) === "above")],
    below: [...all.filter((chunk) => placeOf(chunk) === "below"), ...gutter.below],
  };
}
