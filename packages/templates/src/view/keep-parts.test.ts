import { expect, test } from "vitest";
import { isSamePart, keepParts } from "./keep-parts.ts";

test("equal parts are identical parts, and only what changed is new", () => {
  const before = { person: { name: "Ada", links: ["a"] }, jobs: [{ role: "One" }, { role: "Two" }] };
  const next = { person: { name: "Ada", links: ["a"] }, jobs: [{ role: "One" }, { role: "Three" }] };
  const kept = keepParts(before, next);
  expect(kept).toEqual(next);
  expect(kept.person).toBe(before.person);
  expect(kept.jobs[0]).toBe(before.jobs[0]);
  expect(kept.jobs[1]).not.toBe(before.jobs[1]);
  expect(keepParts(before, structuredClone(before))).toBe(before);
});

test("parts that are gone, added or of another kind are not kept", () => {
  const before = { a: [1, 2], b: undefined, c: { d: 1 } };
  expect(keepParts(before, { a: [1], c: [1] })).toEqual({ a: [1], c: [1] });
  expect(Object.keys(keepParts(before, { a: [1, 2], c: { d: 1 } }))).toEqual(["a", "c"]);
  expect(keepParts(null, before)).toBe(before);
});

test("two parts are the same when they are equal, or hold identical values", () => {
  const list = [1];
  expect(isSamePart({ list }, { list })).toBe(true);
  expect(isSamePart({ list }, { list: [1] })).toBe(false);
  expect(isSamePart(["a"], ["a"])).toBe(true);
  expect(isSamePart(["a"], { 0: "a" })).toBe(false);
  expect(isSamePart(null, {})).toBe(false);
});
