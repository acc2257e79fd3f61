import { expect, test } from "vitest";
import { readerTakesMs } from "./line-pace.ts";

const arrival = (transferSize: number, ms: number) => ({ transferSize, responseStart: 100, responseEnd: 100 + ms });

test("the reader's time is told by the quickest file of the page", () => {
  // Two files share a line of 200 kB a second; a third had it for itself.
  expect(readerTakesMs([arrival(20_000, 200), arrival(20_000, 200), arrival(60_000, 300)])).toBe(22_500);
  expect(readerTakesMs([arrival(60_000, 0)])).toBeCloseTo(75, 1);
});

test("files from the browser's own store, and small ones, tell nothing", () => {
  expect(readerTakesMs([])).toBeNull();
  expect(readerTakesMs([arrival(0, 5), arrival(900, 1)])).toBeNull();
  expect(readerTakesMs([arrival(0, 5), arrival(9000, 1), arrival(50_000, 500)])).toBe(45_000);
});
