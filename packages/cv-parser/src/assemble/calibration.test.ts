import { expect, test } from "vitest";
import { confidenceOf } from "./calibration.ts";
import { calibrationTable } from "./calibration-table.ts";

const candidate = (rule: string, score: number) => ({ value: "x", score, rule, ranges: [] });

test("a higher raw score never means less confidence", () => {
  for (const rule of Object.keys(calibrationTable)) {
    const marks = [0.1, 0.5, 0.7, 0.9, 1].map((score) => confidenceOf(candidate(rule, score)));
    expect(marks, rule).toEqual(marks.toSorted((first, second) => first - second));
  }
});

test("a rule that was never measured keeps its own score, within 0 and 1", () => {
  expect(confidenceOf(candidate("no.such-rule", 0.42))).toBe(0.42);
  expect(confidenceOf(candidate("no.such-rule", 7))).toBe(1);
  expect(confidenceOf(candidate("no.such-rule", -1))).toBe(0);
});
