import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { readEducations } from "./education.ts";

const read = (layout: DocumentLayout) =>
  readEducations(layout, layout.lines).map(({ fields }) => ({
    degree: fields.degree?.value,
    institution: fields.institution?.value,
    gpa: fields.gpa?.value,
    start: fields.start_date?.value,
    end: fields.end_date?.value,
  }));

test.each([
  [
    "BSc (Hons), General Nursing, Atlantic Coast University (Sep 2012 – Jun 2016) - Second Class Honours, Grade 1",
    "BSc (Hons), General Nursing",
    "Atlantic Coast University",
    "Second Class Honours, Grade 1",
  ],
  [
    "Bachelor of Science, Computer Science, Gulf Plains University (2012 - 2016) - 3.8/4.0",
    "Bachelor of Science, Computer Science",
    "Gulf Plains University",
    "3.8/4.0",
  ],
  [
    "Diplom-Ingenieur Maschinenbau, Technische Hochschule Oberland (10/2006 – 09/2012) - 1,7",
    "Diplom-Ingenieur Maschinenbau",
    "Technische Hochschule Oberland",
    "1,7",
  ],
  ["Abitur, Gymnasium am Lindenberg, 1997 – 2006, Note: 1,9", "Abitur", "Gymnasium am Lindenberg", "1,9"],
  [
    "Master Marketing et communication, École supérieure de commerce des Confluences (2011 – 2013) - Mention bien",
    "Master Marketing et communication",
    "École supérieure de commerce des Confluences",
    "Mention bien",
  ],
  [
    "Licenciatura en Derecho, Universidad del Moncayo (2006 - 2011) - 7,9/10",
    "Licenciatura en Derecho",
    "Universidad del Moncayo",
    "7,9/10",
  ],
  [
    "Laurea magistrale in Filologia moderna, Università del Trasimeno, 2011 - 2013, 110/110",
    "Laurea magistrale in Filologia moderna",
    "Università del Trasimeno",
    "110/110",
  ],
  [
    "Bacharelado em Ciências Contábeis, Universidade do Planalto Sul, 2011 - 2015",
    "Bacharelado em Ciências Contábeis",
    "Universidade do Planalto Sul",
    undefined,
  ],
  ["HBO Bouwkunde, Hogeschool IJsselland, 2005 – 2009", "HBO Bouwkunde", "Hogeschool IJsselland", undefined],
  [
    "A Levels, Mathematics, Physics, Ripon Road Sixth Form College (2009 – 2011) - A*AA",
    "A Levels, Mathematics, Physics",
    "Ripon Road Sixth Form College",
    "A*AA",
  ],
])("reads %s", (text, degree, institution, gpa) => {
  expect(read(layoutOfText(text))).toMatchObject([{ degree, institution, gpa }]);
});

test("school first with the date at the right, degree and mark below", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "Atlantic Coast University" }, { text: "Sep 2012 – Jun 2016", x: 400 }] },
    line("BSc, General Nursing | First Class Honours"),
    { cells: [{ text: "Liffey College" }, { text: "Sep 2020 – May 2021", x: 400 }] },
    line("Postgraduate Certificate, Cardiac Care | Distinction"),
  ]);
  expect(read(layout)).toEqual([
    {
      degree: "BSc, General Nursing",
      institution: "Atlantic Coast University",
      gpa: "First Class Honours",
      start: "2012-09",
      end: "2016-06",
    },
    {
      degree: "Postgraduate Certificate, Cardiac Care",
      institution: "Liffey College",
      gpa: "Distinction",
      start: "2020-09",
      end: "2021-05",
    },
  ]);
});

test("two schools side by side are taken apart", () => {
  const row = (left: string, right: string) => ({
    cells: [
      { text: left, x: 40 },
      { text: right, x: 300 },
    ],
  });
  const layout = layoutOfLines([
    row("Atlantic Coast University", "Liffey College"),
    row("2012 - 2016", "2020 - 2021"),
    row("BSc in Nursing", "Diploma in Cardiac Care"),
  ]);
  expect(read(layout).map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ["BSc in Nursing", "Atlantic Coast University", "2016"],
    ["Diploma in Cardiac Care", "Liffey College", "2021"],
  ]);
});

test("several degrees below one school, and marks behind a label", () => {
  const layout = layoutOfLines([
    line("First American University, Springfield, Massachusetts, USA"),
    { cells: [{ text: "Ph.D. in Physics" }, { text: "Dec 2009 – Jul 2014", x: 400 }], bullet: "■" },
    { cells: [{ text: "M.S. in Physics" }, { text: "Aug 2006 – Aug 2008", x: 400 }], bullet: "■" },
    line("Cumulative GPA: 3.7 / 4.0", { bullet: "●", x: 60 }),
  ]);
  expect(read(layout)).toMatchObject([
    { degree: "Ph.D. in Physics", institution: "First American University" },
    { degree: "M.S. in Physics", institution: "First American University", gpa: "3.7 / 4.0" },
  ]);
});

test("years stacked in a margin are the two ends of the time", () => {
  const layout = layoutOfLines([
    {
      cells: [
        { text: "2006", x: 40 },
        { text: "2012", x: 80 },
        { text: "Technische Hochschule Oberland", x: 140 },
      ],
    },
    line("Diplom-Ingenieur", { x: 140 }),
    line("Maschinenbau", { x: 140 }),
  ]);
  expect(read(layout)).toMatchObject([{ degree: "Diplom-Ingenieur, Maschinenbau", start: "2006", end: "2012" }]);
});

test("a place between the school and the degree ends no header", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "2012 - 2016" }, { text: "University of the Old Mill", x: 120 }] },
    line("Berkeley, CA", { x: 120 }),
    line("Bachelor's in Computer Science", { x: 120 }),
  ]);
  expect(read(layout)[0]?.degree).toBe("Bachelor's in Computer Science");
});

test("a school whose date stands last, rows apart, begins below the date of the one before", () => {
  const school = (name: string, subject: string, degree: string, dates: string) => [
    line(name, { gap: 16 }),
    line(subject, { gap: 18 }),
    line(degree, { gap: 8 }),
    line(dates, { gap: 20 }),
  ];
  const layout = layoutOfLines([
    ...school("University of the Old Mill", "Marine Biology", "MSc", "2008 - 2010"),
    ...school("New Mill College", "Biology", "BSc", "2005 - 2008"),
    line("GPA: 3.6", { gap: 8 }),
  ]);
  expect(read(layout).map(({ institution, start, gpa }) => [institution, start, gpa])).toEqual([
    ["University of the Old Mill", "2008", undefined],
    ["New Mill College", "2005", "3.6"],
  ]);
});

test("a subject between the school and the degree belongs to the header, and a slash parts it from the dates", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "2012 - 2016" }, { text: "London", x: 400 }] },
    line("University of the Old Mill"),
    line("Computer Science"),
    line("Bachelor of Science"),
    line("GPA: 3.6"),
  ]);
  expect(read(layout)).toMatchObject([{ degree: "Computer Science, Bachelor of Science", gpa: "3.6" }]);
  const slashes = layoutOfLines([
    line("MSc, Baking", { bold: true }),
    line("New Mill College / Aug 2010 – May 2014 / Score: 3.6"),
  ]);
  expect(read(slashes)).toMatchObject([{ degree: "MSc, Baking", institution: "New Mill College", start: "2010-08" }]);
});

test("names broken in narrow cells go on below themselves, not behind the row", () => {
  const layout = layoutOfLines([
    {
      cells: [
        { text: "Master of Mathematics and", x: 40 },
        { text: "North Quay University of", x: 200 },
        { text: "2019 – 2023", x: 450 },
      ],
    },
    {
      cells: [
        { text: "Navigation", x: 40 },
        { text: "Applied Sciences", x: 200 },
      ],
    },
  ]);
  expect(read(layout)).toMatchObject([
    { degree: "Master of Mathematics and Navigation", institution: "North Quay University of Applied Sciences" },
  ]);
});

test("many words right above a row that holds nothing but a date name what was studied", () => {
  const names = ["Bachelor in Marine Data Processing and Applied Hydrography for Ports", "Master in Harbour Logistics"];
  const layout = layoutOfLines(
    names.flatMap((name, index) => [
      { cells: [{ text: `${name}, University of North Quay` }], gap: index === 0 ? 0 : 8 },
      { cells: [{ text: index === 0 ? "Sep 2006 – Jun 2011" : "Sep 2011 – Jun 2013" }], gap: 2 },
    ]),
  );
  expect(read(layout).map(({ degree, institution }) => [degree, institution])).toEqual(
    names.map((name) => [name, "University of North Quay"]),
  );
});

test("the date at which a degree is expected opens no school of its own", () => {
  const layout = layoutOfLines([
    {
      cells: [
        { text: "North Quay University", bold: true },
        { text: "2013 – Present", x: 450 },
      ],
    },
    line("Master student in Electronics, expected March 2016"),
    {
      cells: [
        { text: "Moor University", bold: true },
        { text: "2009 – 2013", x: 450 },
      ],
      gap: 6,
    },
    line("B.S. in Electronics"),
  ]);
  expect(read(layout).map(({ institution, start }) => [institution, start])).toEqual([
    ["North Quay University", "2013"],
    ["Moor University", "2009"],
  ]);
});
