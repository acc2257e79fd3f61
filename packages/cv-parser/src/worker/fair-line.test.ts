import { expect, test } from "vitest";
import { FairLine } from "./fair-line.ts";
import { RecentUse } from "./recent-use.ts";
import type { Who } from "./recent-use.ts";

const bounds = { perAccount: 3, inAll: 6 };
type Work = { who: Who; isUrgent: boolean; since: number; cameAt: number; name: string };

function aLine(slots = 2) {
  const use = new RecentUse(10_000);
  const line = new FairLine<Work>(use, { slots, bounds });
  const add = (
    who: string,
    name: string,
    { since = 0, cameAt, isUrgent = true }: { since?: number; cameAt?: number; isUrgent?: boolean } = {},
  ) => line.add({ who, name, since, cameAt: cameAt ?? since, isUrgent });
  const next = (running: readonly string[] = [], now = 0) => line.take(running, now)?.name ?? null;
  return { use, line, add, next };
}

test("one account's files are taken in the order in which they came", () => {
  const { add, next } = aLine();
  add("a", "first", { since: 1 });
  add("a", "second", { since: 2 });
  expect([next(), next(), next()]).toEqual(["first", "second", null]);
});

test("who has nothing running goes before who has, however long the others wait", () => {
  const { add, next } = aLine(4);
  add("a", "second of a", { since: 0 });
  add("b", "first of b", { since: 5000 });
  expect(next(["a"], 5000)).toBe("first of b");
  expect(next(["a", "b"], 5000)).toBe("second of a");
});

test("one account never has the last reader, even when nobody else waits", () => {
  const { add, next } = aLine();
  add("a", "second of a");
  expect(next(["a"])).toBeNull();
  expect(next([])).toBe("second of a");
});

test("with one reader everybody has their turn", () => {
  const { add, next } = aLine(1);
  add("a", "a");
  expect(next([])).toBe("a");
});

test("who used more than the share goes last, and all of them together leave a reader free", () => {
  const { use, add, next } = aLine();
  for (const who of ["a", "b"]) use.add(who, 20_000, 0);
  add("a", "a", { since: 0 });
  add("c", "c", { since: 60_000 });
  expect(next([], 60_000)).toBe("c");
  expect(next(["b"], 60_000)).toBeNull();
  expect(next([], 60_000)).toBe("a");
});

test("what was used is forgotten with time", () => {
  const { use } = aLine();
  use.add("a", 16_000, 0);
  expect(use.isSpent("a", 0)).toBe(true);
  expect(use.of("a", 5 * 60_000)).toBeCloseTo(8000);
  expect(use.isSpent("a", 5 * 60_000)).toBe(false);
});

test("who used less goes first, until the other has waited as much longer", () => {
  const { use, add, next } = aLine();
  use.add("a", 2000, 0);
  add("a", "a", { since: 0 });
  add("b", "b", { since: 1000 });
  expect(next([], 1000)).toBe("b");
  add("b", "b again", { since: 5000 });
  expect(next([], 5000)).toBe("a");
});

test("what a person waits for goes before work that goes on by itself, for a while", () => {
  const { add, next } = aLine();
  add("a", "job", { since: 0, isUrgent: false });
  add("b", "upload", { since: 500 });
  expect(next([], 500)).toBe("upload");
  add("c", "late upload", { since: 1500 });
  expect(next([], 1500)).toBe("job");
});

test("in a rush whoever came last goes next on one reader, and whoever came first on the others", () => {
  const { add, next } = aLine();
  for (const person of ["a", "b", "c", "d"]) add(person, person, { since: 0, cameAt: 0 });
  expect(next([])).toBe("a");
  add("late", "late", { since: 10, cameAt: 10 });
  add("d2", "next step of the rush", { since: 20, cameAt: 0, isUrgent: false });
  expect(next(["a"], 20)).toBe("late");
  expect(next(["late"], 20)).toBe("b");
});

test("nobody who used much, or wants several files read, is a newcomer", () => {
  const { use, add, next } = aLine();
  use.add("used", 2000, 0);
  add("first", "first", { since: 0 });
  add("used", "used", { since: 10 });
  add("many", "many 1", { since: 20 });
  add("many", "many 2", { since: 20 });
  expect(next(["busy"], 20)).toBe("first");
});

test("an account fills its own part of the line only, and the line has an end", () => {
  const { line, add } = aLine();
  expect(["1", "2", "3", "4"].map((name) => add("a", name))).toEqual([true, true, true, false]);
  expect(["1", "2", "3"].map((name) => add("b", name))).toEqual([true, true, true]);
  expect(add("c", "too many")).toBe(false);
  expect(line.length).toBe(6);
});
