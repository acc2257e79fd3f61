import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceBuilder } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

const linesOf = (source: SourceBuilder): string[] => layoutDocument(source.build()).lines.map((line) => line.text);

test("two known titles in one row open columns, wherever over their text they are set", () => {
  const source = aSource()
    .text(130, 100, "Education", { size: 11 })
    .text(430, 100, "Projects", { size: 11 })
    .text(40, 120, "Boat building")
    .text(190, 120, "2015 - 2017")
    .lines(40, 133, ["Northhaven College", "Rope making", "Fell School"], { leading: 13 })
    .lines(330, 120, ["The long pier", "Planks for a mile of it.", "Lamps for the bay", "Lit by the tide."], {
      leading: 13,
    });
  expect(linesOf(source).slice(-5)).toEqual([
    "Projects",
    "The long pier",
    "Planks for a mile of it.",
    "Lamps for the bay",
    "Lit by the tide.",
  ]);
});

test("a column of nothing but titles stands in the margin of what is beside it", () => {
  const source = aSource();
  const blocks = {
    Education: ["Boat building", "Northhaven College"],
    Skills: ["Ropes", "Knots", "Hulls"],
    Languages: ["Welsh", "Dutch", "Frisian"],
    Projects: ["The long pier", "Planks for a mile of it"],
  };
  let y = 100;
  for (const [title, rows] of Object.entries(blocks)) {
    source.text(40, y, title, { bold: true }).lines(150, y, rows, { leading: 14 });
    y += rows.length * 14 + 16;
  }
  const lines = linesOf(source);
  expect(lines.findIndex((text) => text.startsWith("Languages"))).toBeGreaterThan(
    lines.findIndex((text) => text.includes("Hulls")),
  );
});

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
