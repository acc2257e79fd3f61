// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSingleFlight } from "./use-single-flight.ts";

test("a second call starts nothing, and ends with the first", async () => {
  let finish = () => {};
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useSingleFlight(action));
  const first = result.current();
  const second = result.current();
  let isEnded = false;
  void second.then(() => (isEnded = true));
  await Promise.resolve();
  expect(action).toHaveBeenCalledTimes(1);
  expect(isEnded).toBe(false);
  finish();
  await Promise.all([first, second]);
  void result.current();
  expect(action).toHaveBeenCalledTimes(2);
});
