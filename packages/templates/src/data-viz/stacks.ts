import type { DatesView } from "../view/dates.ts";
import { spanOn, type Span, type TimeScale } from "./time-scale.ts";

/** A mark in a lane: its middle in per cent of the axis, and how many marks stand under it. */
export type StackedMark = { at: number; level: number };

/** Marks nearer to each other than that would touch. */
const closest = 1.7;

/** Marks of short or single dates; what would touch stands on top of each other. */
export function stackMarks(scale: TimeScale, items: readonly { dates: DatesView }[]): StackedMark[] {
  const middles = items.flatMap(({ dates }) => {
    const span = spanOn(scale, dates);
    return span ? [span.start + Math.min(span.width, 100) / 2] : [];
  });
  const marks: StackedMark[] = [];
  for (const at of middles.toSorted((a, b) => a - b)) {
    const taken = marks.filter((mark) => at - mark.at < closest).map(({ level }) => level);
    const level = Array.from({ length: taken.length + 1 }, (_, index) => index).find((free) => !taken.includes(free));
    marks.push({ at, level: level ?? taken.length });
  }
  return marks;
}

/** Places are rounded, so that two months that follow each other may seem to overlap by this. */
const rounding = 0.02;

/** The row of each bar: the first one in which it overlaps no bar that was placed before it in time. */
export function packSpans(spans: readonly Span[]): number[] {
  const ends: number[] = [];
  const rows = spans.map(() => 0);
  const byStart = spans.map((span, index) => ({ ...span, index })).toSorted((a, b) => a.start - b.start);
  for (const { start, width, index } of byStart) {
    const free = ends.findIndex((end) => end <= start + rounding);
    const row = free < 0 ? ends.length : free;
    ends[row] = start + width;
    rows[index] = row;
  }
  return rows;
}
