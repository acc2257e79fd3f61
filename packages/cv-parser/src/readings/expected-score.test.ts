import type { EvidenceMap } from "@vitrine/model";
import { expect, test } from "vitest";
import { expectedScores } from "./expected-score.ts";

const marks = (values: Readonly<Record<string, number>>): EvidenceMap =>
  Object.fromEntries(
    Object.entries(values).map(([pointer, confidence]) => [pointer, { spans: [], rule: "position", confidence }]),
  );

test("a reading promises the F1 of what it holds, with as much to be found as the best of them has", () => {
  const whole = marks({ "/skills/0/name": 1, "/skills/1/name": 1, "/languages/0/name": 1 });
  const half = marks({ "/skills/0/name": 1 });
  const doubtful = marks({ "/skills/0/name": 0.5, "/skills/1/name": 0.5, "/languages/0/name": 1 });
  const [first, second, third] = expectedScores([whole, half, doubtful]);
  expect(first).toBe(1);
  expect(second).toBeCloseTo((2 / 3 + 0) / 2);
  expect(third).toBeCloseTo((0.5 + 1) / 2);
});

test("values that are hardly ever right promise less than none of them", () => {
  const plain = marks({ "/skills/0/name": 0.9, "/skills/1/name": 0.9 });
  const stuffed = marks({ "/skills/0/name": 0.9, "/skills/1/name": 0.9, "/skills/2/name": 0.1, "/skills/3/name": 0.1 });
  const [first = 0, second = 0] = expectedScores([plain, stuffed]);
  expect(second).toBeLessThan(first);
});

test("of a document in which nothing was found nothing is promised", () => {
  expect(expectedScores([{}, {}])).toEqual([0, 0]);
});
