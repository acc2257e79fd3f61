import { describe, expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceDocument } from "../core/document.ts";
import { layoutDocument } from "./layout-document.ts";

type Rules = { x0: number; y0: number; x1: number; y1: number }[];

const level = (y: number, x0: number, x1: number): Rules[number] => ({ x0, x1, y0: y, y1: y + 0.5 });
const upright = (x: number, y0: number, y1: number): Rules[number] => ({ x0: x, x1: x + 0.5, y0, y1 });

const ruled = (source: SourceDocument, rules: Rules): string[] =>
  layoutDocument({ ...source, pages: source.pages.map((page) => ({ ...page, rules })) }).lines.map(({ text }) => text);

describe("cells within borders", () => {
  const rows = [100, 160, 220];
  const grid = [...rows.map((y) => level(y, 40, 555)), ...[40, 160, 300, 555].map((x) => upright(x, 100, 220))];
  const tasks = ["Brewed and tasted", "Kept the cellar clean", "Led two trainees"];

  test("begin on the first line of their row, although they are set in its middle", () => {
    const page = aSource()
      .text(46, 125, "2015 - 2018")
      .text(166, 125, "Quay Brewery")
      .lines(306, 108, tasks, { leading: 16 })
      .text(46, 185, "2018 - 2022")
      .text(166, 185, "Hill Cider")
      .lines(306, 168, tasks, { leading: 16 })
      .build();
    expect(ruled(page, grid)).toEqual([
      "2015 - 2018\tQuay Brewery\tBrewed and tasted",
      ...tasks.slice(1),
      "2018 - 2022\tHill Cider\tBrewed and tasted",
      ...tasks.slice(1),
    ]);
  });

  test("hold an address of e-mail that they break in one line", () => {
    const page = aSource()
      .text(46, 108, "E-mail")
      .lines(166, 108, ["ines.farrow@slow-and-deep", "river.example"], { leading: 14 })
      .text(306, 108, "Born 1990")
      .text(46, 168, "Town")
      .text(166, 168, "Tarn")
      .text(306, 168, "Single")
      .build();
    expect(ruled(page, grid)).toEqual([
      "E-mail\tines.farrow@slow-and-deepriver.example\tBorn 1990",
      "Town\tTarn\tSingle",
    ]);
  });

  test("part a number and an address that stand below each other", () => {
    const page = aSource()
      .lines(166, 108, ["0131-4960-0187-0188-0199", "ines@farrow.example"], { leading: 14 })
      .text(306, 108, "Born 1990")
      .text(166, 168, "Tarn")
      .text(306, 168, "Single")
      .build();
    expect(ruled(page, grid).join(" ")).not.toContain("0199ines");
  });

  test("stay where they are without borders at their sides", () => {
    const page = aSource().text(46, 125, "2015 - 2018").lines(306, 108, tasks, { leading: 16 }).build();
    const lines = ruled(
      page,
      rows.map((y) => level(y, 40, 555)),
    );
    expect(lines).not.toContain("2015 - 2018\tBrewed and tasted");
  });
});

describe("words written downwards in a merged cell", () => {
  const sides = [40, 66, 200, 330, 555].map((x) => upright(x, 100, 190));
  const table = [...sides, level(100, 40, 555), level(130, 66, 555), level(160, 66, 555), level(190, 40, 555)];
  const cells = aSource()
    .lines(70, 110, ["1998.03 ~ 2002.02", "2002.03 ~ 2005.02", "2005.03 ~ 2007.02"], { leading: 30 })
    .lines(204, 110, ["들빛중학교", "들빛고등학교", "들빛전문대학"], { leading: 30 })
    .lines(334, 110, ["졸업", "졸업", "졸업"], { leading: 30 });

  test("stand above the rows that they name where they are a title", () => {
    const page = cells.lines(48, 128, ["학", "력"], { leading: 14 }).build();
    expect(ruled(page, table)).toEqual([
      "학력",
      "1998.03 ~ 2002.02\t들빛중학교\t졸업",
      "2002.03 ~ 2005.02\t들빛고등학교\t졸업",
      "2005.03 ~ 2007.02\t들빛전문대학\t졸업",
    ]);
  });
});
