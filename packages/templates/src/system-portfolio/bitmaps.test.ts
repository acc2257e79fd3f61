import { expect, test } from "vitest";
import { bitmapPath } from "./bitmaps.ts";

test("draws each run of ink as one rectangle on the grid", () => {
  expect(bitmapPath("folder").startsWith("M1 1h4v1h-4z")).toBe(true);
  expect(bitmapPath("desk").match(/M/g)).toHaveLength(32);
});
