import { expect, test } from "vitest";
import { devices, zoomed, zoomRange } from "./zoom.ts";

test("R3.9-15 zoom runs from 50 to 200 in steps of 25, from 100", () => {
  expect(zoomRange).toEqual({ min: 50, max: 200, step: 25, start: 100 });
  const up = [zoomRange.start as number];
  while (up.length < 7) up.push(zoomed(up.at(-1) ?? 0, 1));
  expect(up).toEqual([100, 125, 150, 175, 200, 200, 200]);
  expect([zoomed(75, -1), zoomed(50, -1)]).toEqual([50, 50]);
});

test("R3.9-16 the devices of the selection page", () => {
  expect(Object.values(devices).map(({ label, width, height }) => `${label} ${width}x${height}`)).toEqual([
    "Mobile 375x667",
    "Tablet 768x1024",
    "Desktop 1200x800",
  ]);
});
