import { describe, expect, test } from "vitest";
import { confidenceLevel, cutText, percentText, reviewLimits, skillPercent } from "./confidence.ts";

describe("confidence", () => {
  test.each([
    [1, "high"],
    [0.8, "high"],
    [0.79, "medium"],
    [0.6, "medium"],
    [0.59, "low"],
    [0, "low"],
  ] as const)("R3.9-08 %d is %s", (confidence, level) => {
    expect(confidenceLevel(confidence)).toBe(level);
  });

  test("R3.9-08 R3.9-09 a score of 0 to 1 is shown as a percent", () => {
    expect([0, 0.874, 1, 1.2, -1].map(percentText)).toEqual(["0%", "87%", "100%", "100%", "0%"]);
  });
});

test.each([
  [0, 0],
  [3, 60],
  [5, 100],
  [5.5, 6],
  [72, 72],
  [100, 100],
  [101, 80],
  [-1, 80],
  [Number.NaN, 80],
])("R3.3-09 a skill level of %d shows %d percent", (level, percent) => {
  expect(skillPercent(level)).toBe(percent);
});

describe("cut texts", () => {
  test("R3.9-10 are at most 150 and 100 characters", () => {
    expect(reviewLimits).toMatchObject({ experienceCharacters: 150, projectCharacters: 100 });
    expect(cutText("a".repeat(100), 100)).toBe("a".repeat(100));
    expect(cutText("a".repeat(101), 100)).toBe(`${"a".repeat(100)}…`);
  });

  test("end at a word where one ends near the limit", () => {
    expect(cutText("Kept the wards in good order", 20)).toBe("Kept the wards in…");
  });
});
