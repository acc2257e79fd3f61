import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceBuilder } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

const page = (): SourceBuilder =>
  aSource()
    .text(200, 40, "Runa Falk", { size: 22 })
    .text(40, 100, "Skills", { bold: true, size: 13 })
    .text(40, 130, "Caulking, sail making, splicing");

const linesOf = (source: SourceBuilder): string[] => layoutDocument(source.build()).lines.map(({ text }) => text);
const body = ["Runa Falk", "Skills", "Caulking, sail making, splicing"];

test.each([
  ["the name and the page", ["Runa Falk – 1/1"]],
  ["the date, the name and the page", ["MAY 9, 2021", "RUNA FALK · 简历", "1"]],
  ["the name, the date, the town and the page of so many", ["Runa Falk | 2021.05.09. | Holmhaven", "1/1"]],
  ["when it was changed, and the name", ["LAST UPDATED: MAY 9, 2021", "RUNA FALK"]],
])("a last row of %s says nothing of the person", (_, cells) => {
  const source = page();
  cells.forEach((text, index) => source.text(40 + index * 200, 810, text, { size: 8 }));
  expect(linesOf(source)).toEqual(body);
});

test.each([["Signed: Runa Falk"], ["Runa Falk"], ["Knots · Runa Falk"]])(
  "a last row that is more or less than that stays: %s",
  (text) => {
    expect(linesOf(page().text(40, 810, text))).toEqual([...body, text]);
  },
);

test("a first name and a surname in two weights of large type are two words", () => {
  const source = aSource()
    .text(100, 40, "Runa", { size: 30, font: "Sans-Thin" })
    .text(160, 40, "Falk", { size: 30, bold: true })
    .text(40, 100, "Caulking, sail making, splicing")
    .text(40, 120, "Java")
    .text(60, 120, "Script", { bold: true });
  expect(linesOf(source)).toEqual(["Runa Falk", "Caulking, sail making, splicing", "JavaScript"]);
});
