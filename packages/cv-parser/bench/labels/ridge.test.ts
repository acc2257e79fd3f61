import { expect, test } from "vitest";
import { fitDoubt } from "../fit-doubt.ts";
import { fitRidge } from "./ridge.ts";

test("weights find what made the outcomes, and nothing comes of a sign that says nothing", () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    signs: [at % 5, at % 3, 1],
    outcome: 2 * (at % 5) - (at % 3),
  }));
  const [first, second, constant] = fitRidge(rows, 1e-6);
  expect(first).toBeCloseTo(2);
  expect(second).toBeCloseTo(-1);
  expect(constant).toBeCloseTo(0);
});

test("a larger cost draws weights towards nothing", () => {
  const rows = [1, 2, 3, 4].map((sign) => ({ signs: [sign], outcome: sign }));
  expect(Math.abs(fitRidge(rows, 100)[0] ?? 1)).toBeLessThan(0.5);
});

test("values of undecided documents that are wrong more often teach doubt of such documents", () => {
  const value = (undecided: number, right: boolean) => ({
    told: 0.8,
    right,
    weight: 1,
    studied: false,
    field: "personal_info/name",
    document: { undecided, unfinished: 0, lists: 4, waiting: 0.1, latin: 1 },
    value: { placed: 2, named: -1 },
  });
  const values = [0.2, 1.2].flatMap((undecided) =>
    Array.from({ length: 100 }, (_, at) => value(undecided, at % 10 < (undecided > 1 ? 5 : 9))),
  );
  const doubt = fitDoubt(values, {});
  expect(doubt.document.undecided).toBeLessThan(-1);
  expect(doubt.slope).toBeGreaterThan(0);
});
