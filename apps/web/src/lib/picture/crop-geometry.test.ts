import { expect, test } from "vitest";
import { centredArea, cropPlan, isWhole } from "./crop-geometry.ts";

test("an area is cut in the picture's own pixels and never drawn larger than it is", () => {
  expect(cropPlan({ x: 25, y: 10, width: 50, height: 50 }, { width: 800, height: 600 })).toEqual({
    source: { x: 200, y: 60, width: 400, height: 300 },
    target: { width: 400, height: 300 },
  });
  expect(cropPlan({ x: 0, y: 0, width: 100, height: 100 }, { width: 8000, height: 4000 }).target).toEqual({
    width: 2000,
    height: 1000,
  });
});

test("a shape begins as large as the picture allows, a little above the middle", () => {
  expect(centredArea(1, { width: 800, height: 400 })).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(centredArea(1, { width: 400, height: 800 })).toMatchObject({ x: 0, width: 100, height: 50 });
  expect(centredArea(1, { width: 400, height: 800 }).y).toBeLessThan(25);
  expect(isWhole(centredArea(null, { width: 3, height: 2 }))).toBe(true);
  expect(isWhole(centredArea(1, { width: 3, height: 2 }))).toBe(false);
});
