import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const titles = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs))
    .filter(({ headings }) => headings.length > 0)
    .map(({ title }) => title);
const signed = (text: string): LineSpec => line(text, { bullet: "✦", bold: true, size: 12, gap: 14 });
const item = (text: string): LineSpec => line(text, { bullet: "•" });

test("a sign before every title of a page marks no items, also below a list", () => {
  const page = [
    line("Wanda Brook", { size: 20 }),
    signed("Experience"),
    line("Miller, Old Mill, 2015 – 2019"),
    item("Ground rye and spelt"),
    signed("Education"),
    line("Diploma, Fell College, 2014"),
    signed("Skills"),
    line("Milling, Baking"),
  ];
  expect(titles(page)).toEqual(["Experience", "Education", "Skills"]);
});

test("labels with a colon in one column are those of a form, although some of them title sections elsewhere", () => {
  const row = (label: string, value: string): LineSpec => ({ cells: [{ text: label }, { text: value, x: 150 }] });
  const job = (period: string, post: string): LineSpec[] => [
    row("Période :", period),
    row("Poste :", post),
    row("Employeur :", "Moulins du Lac"),
    row("Missions :", "Livraison du pain"),
  ];
  const page = [
    line("Odile Ruisseau", { size: 20 }),
    line("Expérience professionnelle", { bold: true, size: 13, gap: 10 }),
    ...job("03/2018 – 04/2020", "Livreuse"),
    ...job("01/2015 – 02/2018", "Vendeuse"),
    line("Formation", { bold: true, size: 13, gap: 10 }),
    row("Période :", "09/2012 – 06/2014"),
    row("Diplôme :", "CAP boulangerie"),
    row("Établissement :", "Lycée du Lac"),
  ];
  expect(titles(page)).toEqual(["Expérience professionnelle", "Formation"]);
});

test("titles in a column of labels set towards the text are found, wherever most labels begin", () => {
  const row = (label: string, value: string): LineSpec => ({
    cells: [
      { text: label, x: 170 - label.length * 5 },
      { text: value, x: 190 },
    ],
  });
  const job = (period: string, post: string): LineSpec[] => [
    row("Dates", period),
    row("Position", post),
    row("Employer", "Heron Mills"),
    row("Main activities and responsibilities", "Ground rye"),
  ];
  const page = [
    line("Wanda Brook", { size: 20 }),
    row("Work experience", "jobs since school"),
    ...job("03/2018 – 04/2020", "Miller"),
    ...job("01/2015 – 02/2018", "Driver"),
    ...job("01/2012 – 02/2014", "Porter"),
    row("Languages", "Welsh, Dutch"),
    row("Skills", "Milling, Baking"),
  ];
  expect(titles(page)).toEqual(["Work experience", "Languages", "Skills"]);
});
