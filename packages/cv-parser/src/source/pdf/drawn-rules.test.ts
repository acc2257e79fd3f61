import { expect, test } from "vitest";
import { identity } from "./matrix.ts";
import { rulesOf } from "./drawn-rules.ts";

const [begin, line, curve, close] = [0, 1, 2, 4];
const path = (...steps: number[]): Float32Array[] => [Float32Array.from(steps)];
const box = (x0: number, y0: number, x1: number, y1: number): number[] =>
  [begin, x0, y0, line, x1, y0, line, x1, y1, line, x0, y1].concat(close);

test("thin rectangles that are filled are rules, each of those in one path", () => {
  expect(rulesOf(path(...box(10, 10, 90, 11), ...box(10, 10, 11, 60)), identity, false)).toEqual([
    { x0: 10, x1: 90, y0: 10, y1: 11 },
    { x0: 10, x1: 11, y0: 10, y1: 60 },
  ]);
});

test("each side of a rectangle that is stroked is a rule", () => {
  expect(rulesOf(path(...box(10, 10, 90, 60)), identity, true)).toHaveLength(4);
});

test("grounds, slopes, curves and short strokes are none", () => {
  expect(rulesOf(path(...box(10, 10, 90, 60)), identity, false)).toEqual([]);
  expect(rulesOf(path(begin, 0, 0, line, 50, 50), identity, true)).toEqual([]);
  expect(rulesOf(path(begin, 0, 0, curve, 9, 0, 20, 0, 50, 0), identity, true)).toEqual([]);
  expect(rulesOf(path(begin, 0, 0, line, 3, 0), identity, true)).toEqual([]);
});
