import { expect, test } from "vitest";
import { placeBeside } from "./beside.ts";

const room = { width: 400, height: 300 };
const below = { side: "below", align: "end", gap: 4, room } as const;

test("a layer stands below its anchor with their ends in one line", () => {
  const spot = placeBeside({ left: 300, top: 20, width: 60, height: 30 }, { width: 200, height: 100 }, below);
  expect(spot).toEqual({ left: 160, top: 54, maxHeight: 238 });
});

test("it goes to the other side where it does not fit, and where neither fits, to the larger one", () => {
  const anchor = { left: 300, top: 220, width: 60, height: 30 };
  expect(placeBeside(anchor, { width: 200, height: 100 }, below).top).toBe(116);
  const tall = placeBeside(anchor, { width: 200, height: 900 }, below);
  expect(tall).toEqual({ left: 160, top: 8, maxHeight: 208 });
  expect(placeBeside({ ...anchor, top: 20 }, { width: 200, height: 900 }, below).top).toBe(54);
});

test("it keeps from the edges of the window", () => {
  const place = (left: number, align: "start" | "center") =>
    placeBeside({ left, top: 20, width: 40, height: 30 }, { width: 200, height: 50 }, { ...below, align }).left;
  expect(place(0, "center")).toBe(8);
  expect(place(380, "start")).toBe(192);
  expect(place(100, "start")).toBe(100);
});
