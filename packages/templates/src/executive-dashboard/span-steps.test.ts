import { expect, test } from "vitest";
import { spanSteps } from "./span-steps.ts";

const entry = (role: string, teamSize: string, duration: string) => ({ role, teamSize, duration, achievements: "" });

test("steps follow the years and the team sizes", () => {
  const { steps, scaled } = spanSteps([
    entry("Head", "1,200", "2015 - Present"),
    entry("Manager", "300", "2009 - 2015"),
    entry("Lead", "30 people", "2006 - 2009"),
  ]);
  expect(scaled).toBe(true);
  expect(steps.map(({ role, width, height, current }) => [role, width, height, current])).toEqual([
    ["Lead", 3, 3, false],
    ["Manager", 6, 25, false],
    ["Head", 4.5, 100, true],
  ]);
});

test("periods that cannot be read give equal steps in the owner's order", () => {
  const { steps, scaled } = spanSteps([entry("A", "10", "3 years"), entry("B", "20", "long")]);
  expect(scaled).toBe(false);
  expect(steps.map(({ role, width }) => [role, width])).toEqual([
    ["A", 1],
    ["B", 1],
  ]);
});

test("one known team is no chart", () => {
  expect(spanSteps([entry("A", "10", "2020"), entry("B", "", "2021")]).steps).toEqual([]);
});
