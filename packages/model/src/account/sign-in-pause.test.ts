import { expect, test } from "vitest";
import { signInPauseMs } from "./sign-in-pause.ts";

test("nine failures cost nothing, the tenth half a minute, and each further one doubles it up to an hour", () => {
  const seconds = [0, 1, 9, 10, 11, 12, 16, 17, 1000].map((failures) => signInPauseMs(failures) / 1000);
  expect(seconds).toEqual([0, 0, 0, 30, 60, 120, 1920, 3600, 3600]);
});
