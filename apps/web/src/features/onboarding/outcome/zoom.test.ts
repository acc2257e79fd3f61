import { expect, test } from "vitest";
import { zoom, zoomedIn, zoomedOut } from "./zoom.ts";

test("R3.9-11 zoom runs from 50 to 150 percent in steps of 10, from 80", () => {
  expect(zoom.start).toBe(80);
  expect(zoomedIn(80)).toBe(90);
  expect(zoomedIn(150)).toBe(150);
  expect(zoomedOut(60)).toBe(50);
  expect(zoomedOut(50)).toBe(50);
});
