import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";
import { withoutTitleSigns } from "./title-signs.ts";

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

test("a sign that only titles bear stays, since titles are told by it", () => {
  const page = ["Experience", "Education", "Skills"].map((text) => line(text, { bullet: "■" }));
  expect(withoutTitleSigns(layoutOfLines(page).lines).map(({ bullet }) => bullet)).toEqual(["■", "■", "■"]);
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

test("a list mark opens the text beside a title in the margin as it opens the rows below", () => {
  const page = ["Skills", "Languages", "Certificates"].flatMap((text, index): LineSpec[] => [
    {
      cells: [
        { text, x: 40 },
        { text: "• first of all", x: 140 },
      ],
      gap: index === 0 ? 0 : 8,
    },
    { cells: [{ text: "second to none", x: 143 }], bullet: "•" },
    { cells: [{ text: "third in a row", x: 143 }], bullet: "•" },
  ]);
  const sections = splitSections(layoutOfLines([line("Wanda Brook", { size: 20 }), ...page]));
  expect(sections.slice(1).map(({ lines: [first] }) => [first?.bullet, first?.text])).toEqual(
    Array.from({ length: 3 }, () => ["•", "first of all"]),
  );
});

test("the second of two columns as wide as each other goes on with the jobs that end the first", () => {
  const at = (text: string, x: number, y: number): LineSpec => ({ cells: [{ text, x }], y, column: x < 300 ? 1 : 2 });
  const head = (text: string, x: number, y: number): LineSpec => ({
    cells: [{ text, x, bold: true, size: 13 }],
    y,
    column: x < 300 ? 1 : 2,
  });
  const page = (top: LineSpec[]): LineSpec[] => [
    line("Wanda Brook", { size: 20 }),
    head("Experience", 40, 90),
    at("Miller, Old Mill at the end of the valley", 40, 110),
    at("2018 – 2020", 40, 122),
    ...top,
    head("Education", 320, 140),
    at("Diploma of the college at the end of the fells", 320, 160),
  ];
  const jobs = (top: LineSpec[]) =>
    splitSections(layoutOfLines(page(top))).find(({ kind }) => kind === "experience")?.lines.length;
  expect(jobs([at("Driver, New Mill", 320, 90), at("2015 – 2017", 320, 102)])).toBe(4);
  expect(jobs([at("Fell Lane 4", 320, 90), at("wanda@brook.example", 320, 102)])).toBe(2);
});

test("a known title goes on in a line of signs up to the margin, in whatever letters; what is filled in by hand titles nothing", () => {
  const bold = (text: string) => line(text, { bold: true, gap: 14 });
  const page = [
    line("Wanda Brook", { size: 20 }),
    bold("EDUCATION__________________________________"),
    line("Diploma, Fell College, 2012"),
    bold("WORK EXPERIENCE____________________________"),
    line("Miller, Old Mill, 2015 – 2019"),
    line("TRAINING___________________________________", { gap: 14 }),
    line("First Aid, Red Cross, 2014"),
    bold("REFEREES___________________________________"),
    line("Signature__________________________________"),
  ];
  expect(titles(page).map((title) => title.replace(/_+$/u, ""))).toEqual([
    "EDUCATION",
    "WORK EXPERIENCE",
    "TRAINING",
    "REFEREES",
  ]);
});
