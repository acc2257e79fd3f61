import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

test("a grid of names below the title of its first column is one list", () => {
  const source = aSource().text(40, 100, "Experience", { size: 13, bold: true });
  source.lines(40, 120, [
    "Welder at the Old Dock of Northhaven, where hulls of steel are mended all year",
    "2019 - 2023",
  ]);
  source.text(40, 170, "Skills", { size: 13, bold: true });
  for (const [index, x] of [40, 220, 400].entries())
    source.lines(x, 190, [
      `Ropes ${"abc".charAt(index)}`,
      `Knots ${"abc".charAt(index)}`,
      `Hulls ${"abc".charAt(index)}`,
    ]);
  const columns = layoutDocument(source.build())
    .lines.filter(({ y }) => y > 165)
    .map(({ column }) => column);
  expect(new Set(columns).size).toBe(1);
});

test("a dash before the end of a period below its beginning marks no item", () => {
  const source = aSource();
  const periods = ["May 2019", "Oct 2015", "Sep 2012"];
  const ends = ["– today", "– Apr 2019", "– Aug 2015"];
  for (const [index, begin] of periods.entries()) {
    const y = 100 + index * 60;
    source
      .text(40, y, index === 0 ? "Work" : "", { bold: true })
      .text(120, y, begin)
      .text(120, y + 13, ends[index] ?? "");
    source.lines(220, y, ["Welder of hulls", "Old Dock", "Mended hulls of steel"], { leading: 13 });
  }
  const bullets = layoutDocument(source.build()).lines.map(({ bullet }) => bullet);
  expect(bullets.every((bullet) => bullet === null)).toBe(true);
});
