import { expect, test } from "vitest";
import { pageSlope, straighten } from "./straighten.ts";
import { wordsToRuns } from "./words-to-runs.ts";
import type { OcrLine } from "./words-to-runs.ts";

/** A recognised line on a page that was scanned at a slope, in pixels. */
function aLine(words: string[], y: number, slope: number, confidence = 90): OcrLine {
  const boxes = words.map((text, index) => {
    const x0 = 100 + index * 150;
    const top = y + slope * x0;
    return { text, confidence, bbox: { x0, y0: top - 24, x1: x0 + 120, y1: top } };
  });
  const x1 = 100 + words.length * 150;
  return {
    words: boxes,
    confidence,
    bbox: { x0: 100, y0: y - 24, x1, y1: y },
    baseline: { x0: 100, y0: y + slope * 100, x1, y1: y + slope * x1 },
    rowAttributes: { rowHeight: 30 },
  };
}

const lines = (slope: number): OcrLine[] =>
  [300, 360, 420].map((y) => aLine(["one", "two", "three", "four", "five"], y, slope));

test("the slope of a page is that of its long lines", () => {
  expect(pageSlope(lines(0.02))).toBeCloseTo(0.02);
  expect(pageSlope(lines(0))).toBe(0);
  expect(pageSlope([aLine(["short"], 100, 0.1)])).toBe(0);
});

test("straightened words of a row share a baseline, and rows a left edge", () => {
  const runs = wordsToRuns(straighten(lines(0.02), 0.02), 1, 3);
  const rows = Map.groupBy(runs, (run) => Math.round(run.y));
  expect(rows.size).toBe(3);
  const starts = [...rows.values()].map((row) => row[0]?.x ?? 0);
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1);
});

test("noise is dropped and misread list marks are restored", () => {
  const marked = aLine(["=", "item"], 100, 0);
  const noise = aLine(["~~", "7"], 200, 0, 20);
  expect(wordsToRuns([marked, noise], 1, 3).map((run) => run.text)).toEqual(["•", "item"]);
});

test("runs are in points", () => {
  const [run] = wordsToRuns([aLine(["word"], 300, 0)], 2, 3);
  expect(run).toMatchObject({ page: 2, fontSize: 10, width: 40 });
  expect(run?.x).toBeCloseTo(100 / 3);
});
