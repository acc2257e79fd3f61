import { expect, test } from "vitest";
import { axisTop, labelled, lastStandsAt, peakOf } from "./chart-scale.ts";

test.each([
  [[], 4],
  [[0, 0], 4],
  [[3], 4],
  [[5], 5],
  [[6], 8],
  [[9], 10],
  [[11], 20],
  [[37], 40],
  [[41], 50],
  [[100], 100],
  [[3456], 4000],
])("an axis for %o ends at %i", (values, top) => {
  expect(axisTop(values)).toBe(top);
});

test("the latest of the largest values is the peak, and nothing is the peak of nothing", () => {
  expect([peakOf([1, 7, 7, 2]), peakOf([0, 0]), peakOf([])]).toEqual([2, null, null]);
});

test("a long axis names its ends and even steps between them", () => {
  expect(labelled(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelled(30, 4)).toEqual([0, 10, 19, 29]);
});

test("the last value is written above the columns that it would cover, and no higher", () => {
  const days = (last: number) => [9000, ...Array.from({ length: 28 }, () => 5530), last];
  expect(lastStandsAt(days(3907), "3,907")).toBe(5530);
  expect(lastStandsAt(days(3907), "9")).toBe(3907);
  expect(lastStandsAt(days(6000), "6,000")).toBe(6000);
  expect(lastStandsAt([], "0")).toBe(0);
});
