import { expect, test } from "vitest";
import { Patience } from "./patience.ts";

const limits = { patienceMs: 6000, budgetMs: 45_000, maxPages: 1 };

/** What is left when so much time has passed on the clock and so much was spent by the processor. */
function leftAfter(clock: number, processor: number, isWorthIt = false): number {
  const now = { clock: 1000, processor: 500 };
  const patience = new Patience(limits, { clockMs: () => now.clock, processorMs: () => now.processor });
  now.clock += clock;
  now.processor += processor;
  patience.isWorthIt = isWorthIt;
  return patience.leftMs;
}

test("a file that shows no CV has less time than one that does", () => {
  expect(leftAfter(4000, 4000)).toBe(2000);
  expect(leftAfter(4000, 4000, true)).toBe(41_000);
});

test("two readers at the same time use the clock's time once", () => {
  expect(leftAfter(4000, 8000)).toBe(2000);
});

test("what a busy machine gave to others does not count, but nothing goes on for ever", () => {
  expect(leftAfter(20_000, 4000)).toBe(2000);
  expect(leftAfter(44_500, 4000)).toBe(500);
  expect(leftAfter(46_000, 4000, true)).toBeLessThan(0);
});

test("waiting ends when the time is used, and with the work", async () => {
  await expect(new Patience({ ...limits, patienceMs: 0 }).over()).resolves.toBeNull();
  const patience = new Patience(limits);
  patience.close();
  await expect(patience.over()).resolves.toBeNull();
});
