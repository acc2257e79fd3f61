import { expect, test } from "vitest";
import {
  calibrationError,
  evenedOut,
  fitAll,
  fitTable,
  highMarks,
  lookUp,
  markBy,
  sureFromOf,
  unseen,
} from "./fit-table.ts";
import type { Sample } from "./fit-table.ts";

const value = (right: boolean, more: Partial<Sample> = {}): Sample => ({
  rule: "name.score",
  score: 0.95,
  right,
  fold: 0,
  weight: 1,
  file: 0,
  studied: false,
  field: "personal_info/name",
  document: { undecided: 0.5, unfinished: 0, lists: 4, waiting: 0.1, latin: 1 },
  value: { placed: 2, named: -1 },
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

test("a long list of one file counts as ten of its values", () => {
  const long = evenedOut(values(40, 0));
  expect(long.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(10);
  expect(evenedOut(values(3, 0)).every(({ weight }) => weight === 1)).toBe(true);
});

test("what is said of a half comes from the other one, of strangers alone, and the error is how far it is off", () => {
  const halves = [...values(20, 0, { fold: 0 }), ...values(0, 20, { fold: 1 })];
  const told = unseen([...halves, ...values(5, 0, { studied: true })], 2, () => ({}));
  const claims = told.map(({ sample: { right }, mark }) => ({ claimed: mark, right }));
  expect(claims).toHaveLength(40);
  expect(claims.filter(({ right }) => right).every(({ claimed }) => claimed < 0.5)).toBe(true);
  expect(calibrationError(claims)).toBeGreaterThan(0.5);
  const fair = [...values(9, 1)].map(({ right }) => ({ claimed: 0.9, right }));
  expect(calibrationError(fair)).toBeCloseTo(0);
  expect(highMarks([...fair, { claimed: 0.97, right: true }])).toEqual({ values: 1, right: 1 });
});

test("the net's word and studied files are told apart from what rules are worth", () => {
  const net = (placed: number) => ({ value: { placed, named: -1 } });
  const strangers = [...values(90, 10, net(3)), ...values(30, 70, net(-3))];
  const studied = [...values(99, 1, { ...net(3), studied: true }), ...values(60, 40, { ...net(-3), studied: true })];
  const fit = fitAll([...strangers, ...studied], {});
  const [agreed, doubted] = [3, -3].map((placed) => markBy(fit, value(true, net(placed)))) as [number, number];
  expect(agreed).toBeGreaterThan(0.85);
  expect(doubted).toBeLessThan(0.45);
});

test("high marks begin where nearly all values of unseen files are right, and high where that is nowhere so", () => {
  const people = (right: number, wrong: number) =>
    [0, 1].flatMap((fold) => values(right, wrong, { fold, score: 0.95, value: { placed: 3, named: 0 } }));
  expect(sureFromOf(people(400, 2), 2)["personal_info/name"]).toBeLessThan(0.995);
  expect(sureFromOf(people(400, 18), 2)["personal_info/name"]).toBe(0.995);
});
