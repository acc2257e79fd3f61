import { expect, test } from "vitest";
import { balanced, calibrationError, crossClaims, evenedOut, fitTable, highMarks, lookUp } from "./fit-table.ts";
import type { Sample } from "./fit-table.ts";

const value = (right: boolean, more: Partial<Sample> = {}): Sample => ({
  rule: "name.score",
  score: 0.95,
  right,
  fold: 0,
  weight: 1,
  signs: { undecided: 0.5, unfinished: 0, lists: 4 },
  ...more,
});
const values = (right: number, wrong: number, more: Partial<Sample> = {}): Sample[] => [
  ...Array.from({ length: right }, () => value(true, more)),
  ...Array.from({ length: wrong }, () => value(false, more)),
];

test("a high mark needs enough values to be sure of, and a few right ones are not enough", () => {
  expect(lookUp(fitTable(values(8, 0)), value(true))).toBeLessThan(0.95);
  expect(lookUp(fitTable(values(300, 3)), value(true))).toBeGreaterThanOrEqual(0.95);
  expect(lookUp(fitTable(values(300, 18)), value(true))).toBeLessThan(0.95);
});

test("a table never falls with the raw score, and few values are drawn towards the rule's mean", () => {
  const table = fitTable([...values(40, 10, { score: 0.7 }), ...values(0, 2, { score: 0.95 })]);
  const [low, high] = [0.7, 0.95].map((score) => lookUp(table, value(true, { score })));
  expect(low).toBeCloseTo(0.8, 1);
  expect(high).toBe(low);
  expect(lookUp(table, value(true, { rule: "unknown", score: 0.42 }))).toBe(0.42);
});

test("a long list of one file counts as ten of its values, and sets of other sizes count alike", () => {
  const long = evenedOut(values(40, 0));
  expect(long.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(10);
  expect(evenedOut(values(3, 0)).every(({ weight }) => weight === 1)).toBe(true);
  const both = balanced([values(30, 0), values(0, 10)]);
  const wrong = both.filter(({ right }) => !right);
  expect(wrong.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(20);
});

test("claims about a half come from the other one, and the error is how far they are off", () => {
  const claims = crossClaims([...values(20, 0, { fold: 0 }), ...values(0, 20, { fold: 1 })]);
  expect(claims.filter(({ right }) => right).every(({ claimed }) => claimed < 0.3)).toBe(true);
  expect(calibrationError(claims)).toBeGreaterThan(0.7);
  const fair = [...values(9, 1)].map(({ right }) => ({ claimed: 0.9, right }));
  expect(calibrationError(fair)).toBeCloseTo(0);
  expect(highMarks([...fair, { claimed: 0.97, right: true }])).toEqual({ values: 1, right: 1 });
});
