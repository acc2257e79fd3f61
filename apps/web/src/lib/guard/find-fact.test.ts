import { ApiError } from "@vitrine/api-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hasAccess } from "./find-fact.ts";

const ordinary = { times: 1, delayMs: 1500 };
const afterTrial = { times: 2, delayMs: 1000, recheckRefusal: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("subscription access check", () => {
  test("R1.4-25 another failure than 401 is retried once after 1.5 s", async () => {
    const check = vi
      .fn()
      .mockRejectedValueOnce(new ApiError({ status: 503 }))
      .mockResolvedValue(true);
    const access = hasAccess(check, ordinary);
    await vi.advanceTimersByTimeAsync(1499);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(access).resolves.toBe(true);
  });

  test("R1.4-24 R1.8-45 denies when the retry fails too", async () => {
    const check = vi.fn().mockRejectedValue(new ApiError({ status: 0 }));
    const access = hasAccess(check, ordinary);
    await vi.advanceTimersByTimeAsync(5000);
    await expect(access).resolves.toBe(false);
    expect(check).toHaveBeenCalledTimes(2);
  });

  test("R1.4-26 a 401 denies at once", async () => {
    const check = vi.fn().mockRejectedValue(new ApiError({ status: 401 }));
    await expect(hasAccess(check, ordinary)).resolves.toBe(false);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test("R1.4-27 after a started trial a refusal is re-checked 1 s later, twice", async () => {
    const check = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true);
    const access = hasAccess(check, afterTrial);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(access).resolves.toBe(true);
    expect(check).toHaveBeenCalledTimes(3);
  });
});
