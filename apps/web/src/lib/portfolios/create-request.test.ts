import { expect, test, vi } from "vitest";
import { createRequestMs, requestCreate } from "./create-request.ts";

test("R1.9-01 the sidebar's request flag resets after 100 ms", () => {
  vi.useFakeTimers();
  expect(requestCreate()).toBe(true);
  expect(requestCreate()).toBe(false);
  vi.advanceTimersByTime(createRequestMs - 1);
  expect(requestCreate()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(requestCreate()).toBe(true);
  expect(createRequestMs).toBe(100);
  vi.runAllTimers();
  vi.useRealTimers();
});
