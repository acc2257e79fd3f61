import type { ColumnWay } from "../core/ways.ts";
import { intoRows } from "./chunks.ts";
import type { Chunk } from "./piece.ts";
import { isDateLike, rowText } from "./side.ts";
import { centredTitles, titlesBesideNothing } from "./titles.ts";

/** A vertical strip without ink, and what stands on both sides of it between `top` and `bottom`. */
export type Gutter = {
  x: number;
  width: number;
  left: Chunk[];
  right: Chunk[];
  above: Chunk[];
  below: Chunk[];
};

/** Narrowest strip that can part columns, in font sizes; tall columns may stand closer together. */
const minGutter = 0.75;
const minTallGutter = 0.25;
const tallRows = 10;
const datedRows = 4;
const longestDate = 20;

/** Every strip of the region that has text on both sides, for each left edge that text starts at. */
export function findGutters(region: readonly Chunk[], bodySize: number, { strip }: ColumnWay): Gutter[] {
  const ordered = region.toSorted((a, b) => a.y0 - b.y0);
  const edges = distinct(region.map((chunk) => chunk.x0));
  const titles = new Set(centredTitles(region));
  const ordinary = edges.flatMap((edge) => guttersAt({ ordered, titles, edge, width: minGutter * strip * bodySize }));
  const close = edges.flatMap((edge) => guttersAt({ ordered, titles, edge, width: minTallGutter * bodySize }));
  return [...ordinary, ...close.filter((gutter) => gutter.width < minGutter * bodySize && mayBeClose(gutter))];
}

/** Both sides are tall, or the left one is a margin of nothing but dates. */
function mayBeClose({ left, right }: Gutter): boolean {
  const rows = intoRows(left);
  if (Math.min(rows.length, intoRows(right).length) >= tallRows) return true;
  return (
    rows.length >= datedRows && rows.every((row) => isDateLike(rowText(row)) && rowText(row).length <= longestDate)
  );
}

function distinct(values: readonly number[]): number[] {
  const result: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (result.length === 0 || value - (result.at(-1) ?? 0) > 0.5) result.push(value);
  }
  return result;
}

type Strip = { ordered: readonly Chunk[]; titles: ReadonlySet<Chunk>; edge: number; width: number };

function guttersAt({ ordered, titles, edge, width }: Strip): Gutter[] {
  const isCrossing = (chunk: Chunk): boolean => titles.has(chunk) || (chunk.x0 < edge - 0.6 && chunk.x1 > edge - width);
  const crossing = ordered.filter(isCrossing);
  const bounds = [-Infinity, ...crossing.map((chunk) => chunk.baseline), Infinity].toSorted((a, b) => a - b);
  const gutters: Gutter[] = [];
  for (let index = 1; index < bounds.length; index += 1) {
    const top = bounds[index - 1] ?? -Infinity;
    const bottom = bounds[index] ?? Infinity;
    const gutter = gutterBetween(ordered, edge, top, bottom);
    if (gutter) gutters.push(...splitAtTitles(gutter, ordered, edge, top, bottom));
  }
  return gutters;
}

/**
 * Titles on the left with nothing beside them part the strip, unless the right side has titles of the same look and
 * so is a column of its own: two grids of different sections are not one pair of columns.
 */
function splitAtTitles(gutter: Gutter, ordered: readonly Chunk[], edge: number, top: number, bottom: number): Gutter[] {
  const titles = titlesBesideNothing(gutter);
  if (titles.length === 0) return [gutter];
  const bounds = [top, ...titles.map((title) => title.baseline), bottom];
  return bounds.slice(1).flatMap((end, index) => gutterBetween(ordered, edge, bounds[index] ?? top, end) ?? []);
}

function gutterBetween(ordered: readonly Chunk[], edge: number, top: number, bottom: number): Gutter | null {
  // A chunk on the row of a crossing one belongs to that row, not to the columns.
  const isInside = (chunk: Chunk): boolean =>
    chunk.baseline > top + 0.35 * chunk.size && chunk.baseline < bottom - 0.35 * chunk.size;
  const inside = ordered.filter(isInside);
  const left = inside.filter((chunk) => chunk.x0 < edge - 0.6);
  const right = inside.filter((chunk) => chunk.x0 >= edge - 0.6);
  if (left.length === 0 || right.length === 0) return null;
  const start = Math.max(...left.map((chunk) => chunk.x1));
  const end = Math.min(...right.map((chunk) => chunk.x0));
  return {
    x: (start + end) / 2,
    width: end - start,
    left,
    right,
    above: ordered.filter((chunk) => !isInside(chunk) && chunk.baseline <= top + 0.35 * chunk.size),
    below: ordered.filter((chunk) => !isInside(chunk) && chunk.baseline > top + 0.35 * chunk.size),
  };
}
