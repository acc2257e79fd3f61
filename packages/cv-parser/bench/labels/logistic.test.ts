import { expect, test } from "vitest";
import { logistic, scaleOf } from "./logistic.ts";

test("what is so three times in four has odds of three", () => {
  const cases = [1, 1, 1, 0].map((right) => ({ signs: [1], right, weight: 1 }));
  const [constant = 0] = logistic(cases, { start: [0], costs: [0] });
  expect(Math.exp(constant)).toBeCloseTo(3, 6);
});

test("a sign that tells nothing stays where it begins, and a weight that costs much hardly leaves its start", () => {
  const cases = [
    { signs: [1, 1], right: 1, weight: 1 },
    { signs: [-1, 1], right: 1, weight: 1 },
    { signs: [1, 1], right: 0, weight: 1 },
    { signs: [-1, 1], right: 0, weight: 1 },
  ];
  expect(logistic(cases, { start: [0, 0], costs: [1, 1] })[0]).toBeCloseTo(0, 9);
  const held = logistic([{ signs: [1], right: 0, weight: 1 }], { start: [2], costs: [1000] });
  expect(held[0]).toBeGreaterThan(1.99);
});

test("a sign without spread does not divide by nothing", () => {
  expect(
    scaleOf([
      [1, 4],
      [3, 4],
    ]),
  ).toEqual({ means: [2, 4], spreads: [1, 1] });
});
