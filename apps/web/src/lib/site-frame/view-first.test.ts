import { expect, test, vi } from "vitest";
import { afterLookedAt, lookedAt } from "./view-first.ts";

test("what is not looked at waits for all that is, once, and may give up before", () => {
  const [one, other] = [lookedAt(), lookedAt()];
  const [go, gone] = [vi.fn<() => void>(), vi.fn<() => void>()];
  afterLookedAt(go);
  afterLookedAt(gone)();
  one();
  one();
  expect(go).not.toHaveBeenCalled();
  other();
  expect([go.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
  afterLookedAt(go);
  expect(go).toHaveBeenCalledTimes(2);
});
