import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const outline = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs)).map(({ kind, title: words, lines }) => [kind, words, lines.length]);

test("both columns below a title that stands alone over them are its own, whatever stood above", () => {
  const at = (text: string, x: number, y: number, column: number): LineSpec => ({ cells: [{ text, x }], y, column });
  const head = (text: string, y: number, column: number): LineSpec => ({
    cells: [{ text, x: 40, bold: true, size: 13 }],
    y,
    column,
  });
  expect(
    outline([
      head("Experience", 40, 0),
      at("Baker, Old Mill", 40, 60, 1),
      at("Fed a town of nine thousand", 240, 68, 2),
      head("Education", 100, 3),
      at("Northhaven College", 40, 120, 4),
      at("Bread and its making", 240, 128, 5),
    ]),
  ).toEqual([
    ["header", "", 0],
    ["experience", "Experience", 2],
    ["education", "Education", 2],
  ]);
});

test("a title in a text box of its own names the list in the next box, however far that is set in", () => {
  const specs: LineSpec[] = [
    { cells: [{ text: "Education", bold: true, size: 13, x: 0 }], column: 1 },
    { cells: [{ text: "Northhaven College", x: 0 }], column: 2 },
    { cells: [{ text: "Bread and its making", x: 36 }], bullet: "•", column: 2 },
    { cells: [{ text: "Skills", bold: true, size: 13, x: 0 }], column: 3 },
    { cells: [{ text: "Excel", x: 36 }], bullet: "•", column: 4 },
  ];
  const sections = splitSections({ ...layoutOfLines(specs), positioned: false });
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["header", 0],
    ["education", 2],
    ["skills", 1],
  ]);
});

test("a column of contact lines above a scale of skills in large numbers is the person's", () => {
  const aside = (text: string, y: number, size = 10): LineSpec => ({ cells: [{ text, x: 400, size }], y, column: 1 });
  const contact = ["0207 555 019", "jane@example.com", "Leeds"];
  const sections = splitSections(
    layoutOfLines([
      line("Jane Doe", { size: 20 }),
      line("Experience", { size: 14, gap: 10 }),
      line("Acme Ltd, Leeds - Baker"),
      line("2019 - 2023"),
      ...contact.map((text, index) => aside(text, 140 + index * 14)),
      ...["75%", "Linux", "70%", "Baking", "65%", "Bread", "60%", "Salt"].map((text, index) =>
        aside(text, 200 + index * 40, index % 2 === 0 ? 40 : 14),
      ),
    ]),
  );
  expect(sections.filter(({ kind }) => kind === "experience").flatMap(({ lines }) => lines)).toHaveLength(2);
});
