import type { Mark } from "./glyph.ts";
import { apply } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

/** Numbers that pdf.js writes before the points of a path; a close stands alone. */
const path = { begin: 0, line: 1, close: 4 };
/** Thicker strokes are grounds, and shorter ones parts of letters and pictures. */
const thickest = 2.5;
const shortest = 6;
const mostPoints = 400;

type Point = readonly [x: number, y: number];

/**
 * The upright and level strokes of a path, as the borders of a table are drawn: lines that are stroked, or rectangles
 * that are filled and as thin as a line.
 * @param data what pdf.js gives for a path: its steps, each with the place that it leads to
 */
export function rulesOf(data: unknown, ctm: Matrix, isStroke: boolean): Mark[] {
  const steps = Array.isArray(data) && data.length === 1 ? (data as unknown[])[0] : null;
  if (!ArrayBuffer.isView(steps) || (steps as Float32Array).length > mostPoints) return [];
  const outlines = outlinesOf(Array.from(steps as Float32Array));
  const boxes = outlines.flatMap((outline) => {
    const points = outline.map(([x, y]) => apply(ctm, x, y));
    return isStroke ? points.slice(1).map((point, at) => boxAround([points[at] ?? point, point])) : [boxAround(points)];
  });
  return boxes.filter(isRule);
}

/** The outlines of a path of straight lines; none of one with curves. */
function outlinesOf(steps: readonly number[]): Point[][] {
  const outlines: Point[][] = [];
  for (let at = 0; at < steps.length;) {
    const [step, x = NaN, y = NaN] = steps.slice(at, at + 3);
    const open = outlines.at(-1);
    if (step === path.close) {
      const first = open?.[0];
      if (first !== undefined) open?.push(first);
      at += 1;
      continue;
    }
    if (step === path.begin) outlines.push([[x, y]]);
    else if (step === path.line) open?.push([x, y]);
    else return [];
    at += 3;
  }
  return outlines;
}

function boxAround(points: readonly Point[]): Mark {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

function isRule({ x0, y0, x1, y1 }: Mark): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return Math.min(width, height) <= thickest && Math.max(width, height) >= shortest;
}
