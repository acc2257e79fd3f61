import { expect, test } from "vitest";
import { viewDates } from "../view/dates.ts";
import { storeysOf } from "./storeys.ts";

const roles = (...parts: readonly (readonly [org: string, date: string])[]) =>
  parts.map(([org, date]) => ({ org, dates: viewDates({ date }) }));

test("the oldest post carries the others, each as high as it lasted", () => {
  const lives = roles(["A", "2024 - Present"], ["B", "2021 - 2024"], ["B", "2020 - 2021"]);
  const [first, second, third] = storeysOf(lives, "2026-06");
  expect(first).toMatchObject({ level: 0, year: "2020", shift: 0 });
  expect(second).toMatchObject({ level: first?.height, shift: 0 });
  expect(third?.shift).toBe(1);
  expect(second?.height).toBeGreaterThan(third?.height ?? 0);
  expect(third?.height).toBeGreaterThan(first?.height ?? 0);
});

test("storeys are alike where dates cannot be read, and end before they are lines", () => {
  const [first, second] = storeysOf(roles(["A", "two winters"], ["B", "before that"]), null);
  expect(first?.height).toBe(second?.height);
  expect(storeysOf(roles(...Array.from({ length: 90 }, () => ["A", "2020"] as const)), null)).toHaveLength(24);
});
