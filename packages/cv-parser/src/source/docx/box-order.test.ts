import { expect, test } from "vitest";
import { inReadingOrder, placeOfBox } from "./box-order.ts";
import type { BoxPlace } from "./box-order.ts";
import { parseXml } from "./xml.ts";

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

test("edges that are counted from the page and from its text are compared", () => {
  const drawing = (frame: string, left: number, top: number) =>
    parseXml(
      `<w:drawing><wp:anchor><wp:positionH relativeFrom="${frame}"><wp:posOffset>${left}</wp:posOffset></wp:positionH>` +
        `<wp:positionV relativeFrom="paragraph"><wp:posOffset>${top}</wp:posOffset></wp:positionV>` +
        `<wp:extent cx="1800000" cy="200000"/></wp:anchor></w:drawing>`,
    );
  const box = (name: string, frame: string, left: number, top: number) => ({
    name,
    place: placeOfBox(drawing(frame, left, top), 900_000),
  });
  expect(
    names([
      box("driver", "margin", 2_100_000, 0),
      box("Spanish", "page", 600_000, 500_000),
      box("loads of fruit", "column", 2_100_000, 1_000_000),
      box("English", "margin", -300_000, 1_500_000),
    ]),
  ).toEqual(["Spanish", "English", "driver", "loads of fruit"]);
});

test("a title above one of the columns opens that column", () => {
  const box = (name: string, ...at: [number, number, number, number]) => ({
    name,
    place: place(at[0] * 1e4, at[1] * 1e4, at[2] * 1e4, at[3] * 1e4),
  });
  expect(
    names([
      box("name", 0, 0, 500, 30),
      box("profile", 200, 50, 300, 100),
      box("jobs", 200, 170, 300, 20),
      box("baker", 200, 200, 300, 100),
      box("contact", 0, 200, 150, 20),
      box("telephone", 0, 230, 150, 20),
    ]),
  ).toEqual(["name", "profile", "contact", "telephone", "jobs", "baker"]);
});
