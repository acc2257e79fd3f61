import { describe, expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import type { RankOf } from "./entries/line-ranks.ts";
import { readEducations } from "./education.ts";

const read = (layout: DocumentLayout, rankOf: RankOf | null = null) =>
  readEducations(layout, layout.lines, { rankOf }).map(({ fields }) => ({
    degree: fields.degree?.value,
    institution: fields.institution?.value,
    gpa: fields.gpa?.value,
    end: fields.end_date?.value,
  }));

describe("marks in the forms in which they stand", () => {
  test.each([
    ["a label with what it is a mark of", "Voto di Laurea: 110/110", "110/110"],
    ["a label with its term in brackets", "Current CGPA (6th Semester): 3.63", "3.63"],
    ["a label and a dash", "CGPA- 6.92/10", "6.92/10"],
    ["a sentence", "Finished with an average grade of B", "B"],
    ["a mark that needs no label", "Options d'anglais, mention très bien avec les félicitations", "mention très bien"],
  ])("%s", (_, told, gpa) => {
    const layout = layoutOfText(`BSc Botany, Hillside University, 2018 – 2021\n• ${told}`);
    expect(read(layout)).toMatchObject([{ degree: "BSc Botany", institution: "Hillside University", gpa }]);
  });

  test.each([
    "BSc New Media Production, Hillside University, 2018 – 2021",
    "BSc Botany, Hillside University, 2018 – 2021\n• GPA Summary",
    "BSc Botany, Hillside University, 2018 – 2021\n• Mark Hill led the course",
  ])("a word that announces marks elsewhere announces none here: %s", (text) => {
    expect(read(layoutOfText(text))).toMatchObject([{ institution: "Hillside University", gpa: undefined }]);
  });

  test("a mark before its label is no number of the entry", () => {
    const layout = layoutOfLines([
      { cells: [{ text: "Hillside University" }, { text: "3.75 GPA", x: 300 }, { text: "2018 – 2021", x: 420 }] },
      line("BSc Botany"),
    ]);
    expect(read(layout)).toMatchObject([{ institution: "Hillside University", gpa: "3.75 GPA" }]);
  });

  test("a class behind a long degree below the school is no part of it", () => {
    const layout = layoutOfText(
      "Hillside University (2018 – 2021)\nBachelor of Science in Computer Security and Digital Forensics, Second Class Honours (Upper Division)",
    );
    expect(read(layout)).toMatchObject([
      { degree: "Bachelor of Science in Computer Security and Digital Forensics", institution: "Hillside University" },
    ]);
  });
});

describe("what stands beside a degree and names neither it nor the school", () => {
  test.each([
    ["Class of 2021", "2021"],
    ["Abschluss 07/2021", "2021-07"],
    ["Degree expected: May 2021", "2021-05"],
  ])("%s tells a date alone", (told, end) => {
    expect(read(layoutOfText(`Diplom Forstwirtschaft | ${told}`))).toEqual([
      { degree: "Diplom Forstwirtschaft", institution: undefined, gpa: undefined, end },
    ]);
  });
});

describe("schools and degrees that nothing else parts", () => {
  test.each([
    ["High School Diploma — Larkfield High School | 2019", "High School Diploma", "Larkfield High School"],
    ["HSC: Larkfield Commerce College (2017 – 2019)", "HSC", "Larkfield Commerce College"],
    ["MA Law, University of Larkfield at Marlow, 2019", "MA Law", "University of Larkfield at Marlow"],
    ["MSc Botany | Larkfield College / Marlow College | 2019", "MSc Botany", "Larkfield College / Marlow College"],
  ])("%s", (text, degree, institution) => {
    expect(read(layoutOfText(text))).toMatchObject([{ degree, institution }]);
  });

  test("in a narrow column a school below its degree begins a name of its own, however full the row above is", () => {
    const source = aSource();
    source.lines(40, 40, ["BACHELOR OF FOREST ENGINEERING", "Universitas Kayu | 2018 – 2022"], { leading: 12 });
    source.lines(40, 80, ["FOUNDATION IN ENGINEERING", "Universitas Kayu | 2017 – 2018"], { leading: 12 });
    expect(read(layoutDocument(source.build()))).toMatchObject([
      { degree: "BACHELOR OF FOREST ENGINEERING", institution: "Universitas Kayu" },
      { degree: "FOUNDATION IN ENGINEERING", institution: "Universitas Kayu" },
    ]);
  });

  test("a school above several degrees gave them all; one without a degree of its own gave those with another name", () => {
    const several = layoutOfLines([
      line("Larkfield University"),
      line("Doctorate in Botany 2020", { gap: 1 }),
      line("Master of Science in Botany 2015", { gap: 1 }),
    ]);
    expect(read(several).map(({ institution }) => institution)).toEqual([
      "Larkfield University",
      "Larkfield University",
    ]);
  });
});

describe("rows without a date of which the net is nearly certain", () => {
  const sure: RankOf = () => ({ begin: 0, head: 0, inside: 0, opens: 0.99 });
  const dated = line("Diploma of Nursing, Harlow College, 2019 – 2021");

  test("open an entry where they, or the row below, name a degree or a school", () => {
    const layout = layoutOfLines([dated, line("Analyst of Rivers"), line("Larkfield Institute")]);
    expect(read(layout, (row) => (row.text === "Larkfield Institute" ? null : sure(row)))).toHaveLength(2);
    expect(read(layoutOfLines([dated, line("Members of the Board")]), sure)).toHaveLength(1);
  });

  test("open none before what stands above has a name", () => {
    const layout = layoutOfLines([line("2016 – 2020"), line("Details:"), line("BSc Botany")]);
    const byName: RankOf = (row) => (row.text === "BSc Botany" ? sure(row) : null);
    expect(read(layout, byName)).toMatchObject([{ degree: "BSc Botany", end: "2020" }]);
  });
});

describe("levels of school ahead of schools", () => {
  test.each([
    (level: string, school: string, years: string) => `${level}: ${school} ${years}`,
    (level: string, school: string, years: string) => `${level} - ${school} (${years})`,
    (level: string, school: string, years: string) => `${level}\t${school}\t${years}`,
    (level: string, school: string, years: string) => `${level}: ${school}\nTarn City\nS.Y. ${years}`,
  ])("in the form %#", (form) => {
    const rows = [
      form("College Level", "Heron State University", "2016-2020"),
      form("SHS", "Ostwick National High School", "2014-2016"),
      form("Junior High School", "Ostwick National High School", "2010-2014"),
      form("Elementary", "Fell Central School", "2004-2010"),
    ];
    expect(
      read(layoutOfText(rows.join("\n"))).map(({ degree, institution, end }) => [degree, institution, end]),
    ).toEqual([
      ["College Level", "Heron State University", "2020"],
      ["SHS", "Ostwick National High School", "2016"],
      ["Junior High School", "Ostwick National High School", "2014"],
      ["Elementary", "Fell Central School", "2010"],
    ]);
  });
});
