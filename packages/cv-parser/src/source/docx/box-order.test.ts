import { expect, test } from "vitest";
import { inReadingOrder } from "./box-order.ts";
import type { BoxPlace } from "./box-order.ts";

const place = (left: number, top: number, width: number, height: number): BoxPlace => ({
  rows: "page",
  columns: "page",
  left,
  top,
  width,
  height,
});
const names = (boxes: { name: string; place: BoxPlace | null }[]) => inReadingOrder(boxes).map(({ name }) => name);

test("boxes of a page are read from top to bottom, columns one after the other", () => {
  expect(
    names([
      { name: "right lower", place: place(300, 260, 200, 300) },
      { name: "left lower", place: place(0, 330, 250, 200) },
      { name: "right upper", place: place(300, 100, 200, 150) },
      { name: "left upper", place: place(0, 100, 250, 220) },
      { name: "name", place: place(0, 0, 500, 80) },
    ]),
  ).toEqual(["name", "left upper", "left lower", "right upper", "right lower"]);
});

test("where edges are named and not measured, heights alone count; without any place nothing moves", () => {
  const across = { ...place(0, 90, 100, 20), columns: null };
  expect(
    names([
      { name: "below", place: across },
      { name: "above", place: place(0, 10, 100, 20) },
    ]),
  ).toEqual(["above", "below"]);
  expect(
    names([
      { name: "first", place: null },
      { name: "second", place: place(0, 0, 10, 10) },
    ]),
  ).toEqual(["first", "second"]);
});
