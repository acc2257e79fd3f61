import { expect, test } from "vitest";
import { likelihood } from "../src/assemble/item-judge.ts";
import { fitItems } from "./fit-items.ts";
import type { FittedSample } from "./fit-items.ts";

const sample = (sign: number, right: boolean, studied = false): FittedSample => ({
  list: "skills",
  signs: [sign, 1],
  isSettled: false,
  right,
  studied,
  file: `${sign} ${right}`,
  value: "",
});
const many = (count: number, each: FittedSample) =>
  Array.from({ length: count }, (_, file) => ({ ...each, file: `${each.file} ${file}` }));

test("signs of wrong items make others that have them less likely, and a sign that all have says nothing", () => {
  const { skills } = fitItems([...many(200, sample(0, true)), ...many(200, sample(1, false))]);
  expect(likelihood(skills, [0, 1])).toBeGreaterThan(0.9);
  expect(likelihood(skills, [1, 1])).toBeLessThan(skills.least);
  expect(skills.signs[1]).toBe(0);
});

test("that rules were written after a file makes no stranger's item likelier", () => {
  const strangers = [...many(40, sample(0, true)), ...many(40, sample(0, false))];
  const { skills } = fitItems([...strangers, ...many(400, sample(0, true, true))]);
  expect(likelihood(skills, [0, 1])).toBeLessThan(0.65);
});

test("lists of which nothing was learned keep everything", () => {
  const { educations } = fitItems([]);
  expect(likelihood(educations, [3, 1])).toBeGreaterThanOrEqual(educations.least);
});
