import { expect, test } from "vitest";
import { byLevel, defaultSkillLevel } from "./skill-level-order.ts";

test("R2.9-11 a skill without a choice is intermediate", () => {
  expect(defaultSkillLevel).toBe("intermediate");
});

test("R2.3-19 levels decide the order only: stronger first, equal ones as they were", () => {
  expect(byLevel(["A", "B", "C", "D"], { A: "beginner", C: "expert" })).toEqual(["C", "B", "D", "A"]);
  expect(byLevel(["A", "B"], {})).toEqual(["A", "B"]);
});
