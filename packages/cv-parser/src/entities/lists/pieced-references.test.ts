import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { shippedLabeller } from "../../labels/shipped-weights.ts";
import { readPublications } from "./publications.ts";

const titlesOf = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  const help = { owner: "Ada Example", chain: shippedLabeller().references };
  return readPublications(layout, layout.lines, help).map(({ fields }) => fields.title?.value);
};

test("bold rows are titles where plain rows of people and sources stand below each of them", () => {
  const paper = (rows: string[], where: string): LineSpec[] => [
    ...rows.map((text, at) => line(text, { bold: true, gap: at === 0 ? 8 : 0 })),
    { cells: [{ text: "Ada Example", bold: true }, { text: ", Bo Voss, Carl Lund." }] },
    line(where, { italic: true }),
  ];
  const specs = [
    ...paper(
      ["How much salt a loaf of rye can bear before its crust begins", "to break: a survey of ovens"],
      "Proceedings of the 12th Workshop on Slow Baking, Tarn, May 4-5 (2017).",
    ),
    ...paper(["Ovens of the north"], "2019 Symposium on Quiet Mills (SQM) (2019)."),
    ...paper(["Flour, water and patience"], "Proceedings of the 3rd Bread Congress, Lothmere (2021)."),
  ];
  expect(titlesOf(specs)).toEqual([
    "How much salt a loaf of rye can bear before its crust begins to break: a survey of ovens",
    "Ovens of the north",
    "Flour, water and patience",
  ]);
});

test("years in the margin begin papers whose titles, people and journals have rows of their own", () => {
  const paper = (year: string, title: string, people: string, where: string): LineSpec[] => [
    {
      cells: [
        { text: year, x: 40 },
        { text: title, x: 100 },
      ],
      gap: 8,
    },
    { cells: [{ text: people, x: 100 }] },
    { cells: [{ text: where, x: 100 }] },
  ];
  const specs = [
    ...paper("2022", "Yeast in the ovens of travellers", "Voss B, Example A, Lund C", "Bread Letters | 10.1000/bl.22"),
    ...paper("2021", "Crusts of the outer isles", "Example A, Voss B", "Old Mill Review | 10.1000/omr.7"),
    ...paper("2019", "Salt reshapes the crumb of sourdough", "Lund C, Example A", "Grain Today | 10.1000/gt.3"),
  ];
  const layout = layoutOfLines(specs);
  expect(readPublications(layout, layout.lines).map(({ fields }) => fields.authors?.value)).toEqual([
    "Voss B, Example A, Lund C",
    "Example A, Voss B",
    "Lund C, Example A",
  ]);
  expect(titlesOf(specs)).toEqual([
    "Yeast in the ovens of travellers",
    "Crusts of the outer isles",
    "Salt reshapes the crumb of sourdough",
  ]);
});

test("a paragraph is a paper where people stand in brackets behind titles, and they are no part of them", () => {
  const specs = [
    line("Rents of mills during the long winter (with Bo Voss and Carla Lund Heron). Bank of Tarn 12."),
    line(
      "Markets for flour in small harbours: a first look at ledgers (joint with Bo Voss). Revise and resubmit at the",
    ),
    line("journal of quiet markets."),
    line("Wages at the oven (con Carla Heron). Documento de trabajo 7, Universidad de Tarn."),
  ];
  expect(titlesOf(specs)).toEqual([
    "Rents of mills during the long winter",
    "Markets for flour in small harbours: a first look at ledgers",
    "Wages at the oven",
  ]);
});

test("the stage that papers are in is none of them", () => {
  const specs = [
    line("Under review"),
    line("Voss, B., & Example, A. (2021). Bread at sea. Old Mill Review, 4, 12-30."),
    line("Forthcoming"),
    line("Example, A. (2023). Salt and patience. Grain Letters, 2, 1-9."),
  ];
  expect(titlesOf(specs)).toEqual(["Bread at sea", "Salt and patience"]);
});
