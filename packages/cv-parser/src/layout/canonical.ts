import type { Box } from "@vitrine/model";
import type { SourcePage } from "../core/document.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Placed } from "./line-text.ts";

/** A line whose offsets still count from its own start. */
export type LocalLine = { line: Line; placed: Placed[] };

type Spot = Placed & { end: number };

/** Joins lines to the canonical text and moves all offsets into it. */
export function toCanonical(lines: readonly LocalLine[], pages: readonly SourcePage[], positioned: boolean) {
  let text = "";
  const spots: Spot[] = [];
  const moved = lines.map(({ line, placed }) => {
    const base = text === "" ? 0 : text.length + 1;
    text += (text === "" ? "" : "\n") + line.text;
    for (const spot of placed) spots.push({ ...spot, start: base + spot.start, end: base + spot.start + spot.length });
    const segments = line.segments.map((each) => ({ ...each, start: base + each.start, end: base + each.end }));
    return { ...line, start: base, end: base + line.text.length, segments };
  });
  const boxesOf: DocumentLayout["boxesOf"] = positioned
    ? (start, end) => findBoxes(spots, pages, start, end)
    : (start, end) => pagesOf(moved, start, end);
  return { text, lines: moved, boxesOf };
}

function pagesOf(lines: readonly Line[], start: number, end: number): { page: number; boxes: Box[] }[] {
  const numbers = lines.filter((line) => line.start < end && line.end > start).map((line) => line.page);
  return [...new Set(numbers)].map((page) => ({ page, boxes: [] }));
}

function findBoxes(spots: readonly Spot[], pages: readonly SourcePage[], start: number, end: number) {
  const found = new Map<number, Box[]>();
  for (let index = firstAfter(spots, start); index < spots.length; index += 1) {
    const spot = spots[index];
    if (!spot || spot.start >= end) break;
    const page = pages.find((each) => each.number === spot.run.page);
    if (!page) continue;
    const boxes = found.get(page.number) ?? [];
    addBox(boxes, boxOf(spot, Math.max(start, spot.start), Math.min(end, spot.end), page));
    found.set(page.number, boxes);
  }
  return [...found].map(([page, boxes]) => ({ page, boxes: boxes.map((box) => box.map(round) as Box) }));
}

/** Index of the first spot that ends after `offset`; spots are in order and do not overlap. */
function firstAfter(spots: readonly Spot[], offset: number): number {
  let low = 0;
  let high = spots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spots[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function boxOf(spot: Spot, start: number, end: number, page: SourcePage): Box {
  const { run } = spot;
  // Words of another direction run backwards within their line.
  const edges = run.offsets?.slice(spot.from + start - spot.start, spot.from + end - spot.start + 1);
  const x0 = edges ? Math.min(...edges) : run.x;
  const x1 = edges ? Math.max(...edges) : run.x + run.width;
  const skew = page.skew ?? 0;
  const x = x0 - skew * run.y;
  const y = run.y + (skew * (x0 + x1)) / 2;
  const width = (x1 - x0) / page.width;
  const left = x / page.width;
  const box: Box = [
    page.isMirrored === true ? 1 - left - width : left,
    y / page.height,
    width,
    run.height / page.height,
  ];
  return untwist(box, page.turns);
}

/** Back from the upright frame to the page as it is shown. */
function untwist([x, y, w, h]: Box, turns: SourcePage["turns"]): Box {
  if (turns === 1) return [1 - y - h, x, h, w];
  if (turns === 2) return [1 - x - w, 1 - y - h, w, h];
  if (turns === 3) return [y, 1 - x - w, h, w];
  return [x, y, w, h];
}

/** Neighbouring words of one line share a box. */
function addBox(boxes: Box[], box: Box): void {
  const last = boxes.at(-1);
  const isSameLine = last !== undefined && Math.abs(last[1] - box[1]) < 0.004 && Math.abs(last[3] - box[3]) < 0.01;
  if (last && isSameLine && box[0] >= last[0] && box[0] - (last[0] + last[2]) < 0.03) {
    last[2] = box[0] + box[2] - last[0];
  } else if (last && isSameLine && box[0] < last[0] && last[0] - (box[0] + box[2]) < 0.03) {
    [last[0], last[2]] = [box[0], last[0] + last[2] - box[0]];
  } else {
    boxes.push(box);
  }
}

function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
