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

test("columns whose boxes end at one height by chance stay columns, and dates stay beside what they date", () => {
  const box = (name: string, ...at: [number, number, number, number]) => ({ name, place: place(...at) });
  expect(
    names([
      box("jobs", 200, 100, 300, 100),
      box("skills", 0, 100, 150, 100),
      box("first school", 200, 210, 300, 40),
      box("languages", 0, 210, 150, 100),
      box("second school", 200, 260, 300, 50),
      box("name", 0, 0, 500, 80),
    ]),
  ).toEqual(["name", "skills", "languages", "jobs", "first school", "second school"]);
  expect(
    names([
      box("2019", 0, 0, 80, 20),
      box("2014", 0, 100, 80, 20),
      box("baker", 100, 0, 300, 90),
      box("cook", 100, 100, 300, 90),
    ]),
  ).toEqual(["2019", "baker", "2014", "cook"]);
});
