import { describe, expect, test } from "vitest";
import type { DocumentLayout } from "../core/layout.ts";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { titleKind } from "../sections/title-kind.ts";
import { partCertified } from "./certified.ts";
import { readEducations } from "./education.ts";

const read = (layout: DocumentLayout) =>
  readEducations(layout, layout.lines).map(({ fields, current }) => ({
    degree: fields.degree?.value,
    institution: fields.institution?.value,
    gpa: fields.gpa?.value,
    start: fields.start_date?.value,
    end: current ? null : fields.end_date?.value,
  }));
const ofText = (text: string) => read(layoutOfText(text));

describe("what stands beside the names of a school", () => {
  test.each([
    ["how it is attended", "Ciências Contábeis – Faculdade Monte Claro, EAD (2017 – 2020)"],
    ["how far it went", "Ciências Contábeis, Faculdade Monte Claro, cursado até o 3º período (2017 – 2020)"],
  ])("%s is neither a mark nor a name", (_, text) => {
    expect(ofText(text)).toEqual([
      {
        degree: "Ciências Contábeis",
        institution: "Faculdade Monte Claro",
        gpa: undefined,
        start: "2017",
        end: "2020",
      },
    ]);
  });

  test("that an end is hoped for is no part of the school's name", () => {
    const told = "Северный государственный университет связи\tСен 2021 – Янв 2025 (ожидается)\nБакалавр, маркетинг";
    expect(ofText(told)).toMatchObject([
      { degree: "Бакалавр, маркетинг", institution: "Северный государственный университет связи" },
    ]);
  });

  test("a faculty in a row of its own is no part of the school's name", () => {
    expect(ofText("Larkfield University\t2014 – 2018\nSchool of Fisheries\nBSc Marine Biology")).toMatchObject([
      { degree: "BSc Marine Biology", institution: "Larkfield University" },
    ]);
  });

  test("the letters of a school go with its name", () => {
    expect(ofText("Bacharelado em Química\t2015 – 2019\nFML — Faculdades Monte Largo")).toMatchObject([
      { degree: "Bacharelado em Química", institution: "FML – Faculdades Monte Largo" },
    ]);
  });

  test("a name of no known sort beside what was studied is the school", () => {
    expect(ofText("Accounting\t2015 – 2018\nFairlea Business\tFairlea, UK")).toMatchObject([
      { degree: "Accounting", institution: "Fairlea Business" },
    ]);
    expect(ofText("Applied Botany – Harwick Tech\nPsychology – Unitarn")).toMatchObject([
      { degree: "Applied Botany" },
      { degree: "Psychology" },
    ]);
  });

  test.each([
    ["Estudiante de Ingeniería Civil con promedio de 9.1", "Ingeniería Civil", "9.1"],
    ["BSc Forestry\nHeld a 3.82 GPA in all years", "BSc Forestry", "3.82"],
    ["BSc Forestry (Lower Second Class Honours)", "BSc Forestry", "Lower Second Class Honours"],
  ])("marks: %s", (told, degree, gpa) => {
    expect(ofText(`Universidad de la Ribera\t2014 – 2018\n${told}`)).toMatchObject([{ degree, gpa }]);
  });
});

describe("names of degrees", () => {
  test.each([
    ["Classical High School Diploma, Bellevue Hill\t2011 – 2015", "Classical High School Diploma"],
    ["Ingeniero en Sistemas, Universidad de la Ribera\t2011 – 2015", "Ingeniero en Sistemas"],
    ["2011 – 2015\nUniversidad de la Ribera\nIng. Desarrollo de Bosques.", "Ing. Desarrollo de Bosques"],
    ["2011 – 2015\nBerufskolleg Tarnberg\nAbschluss : Fachabitur (Gestaltung)", "Fachabitur (Gestaltung)"],
  ])("%s", (text, degree) => {
    expect(ofText(text)[0]?.degree).toBe(degree);
  });

  test("a graduate school is a school", () => {
    expect(ofText("Larkfield University, Graduate School of Forestry\nPhD in Soil Science, 2012")).toMatchObject([
      { degree: "PhD in Soil Science", institution: "Larkfield University, Graduate School of Forestry" },
    ]);
  });

  test("the school and the period may stand in one bracket", () => {
    expect(ofText("BSc Forestry (Hill College, 2015 – 2018)\nMSc Soil Science (Larkfield University, 2019)")).toEqual([
      { degree: "BSc Forestry", institution: "Hill College", gpa: undefined, start: "2015", end: "2018" },
      {
        degree: "MSc Soil Science",
        institution: "Larkfield University",
        gpa: undefined,
        start: undefined,
        end: "2019",
      },
    ]);
  });

  test("a full stop may stand behind the year that closes a row of names", () => {
    expect(
      ofText("PhD in Botany. Hill University, Tarn. 2012.\nMSc in Botany. Hill University, Tarn. 2008."),
    ).toMatchObject([
      { degree: "PhD in Botany", end: "2012" },
      { degree: "MSc in Botany", end: "2008" },
    ]);
  });
});

describe("names that a margin broke", () => {
  const column = (...lines: string[]) =>
    read(
      layoutDocument(
        aSource()
          .lines(40, 40, [...lines, "2013 – 2016"], { leading: 13 })
          .build(),
      ),
    );

  test("rows that are the rest of a name count for none between it and its date", () => {
    const source = aSource()
      .lines(40, 40, ["Bachelor of Science in", "River and Forest", "Engineering"], { bold: true, leading: 13 })
      .lines(40, 79, ["Larkfield University of", "Applied Sciences", "Fairlea, UK", "2014 – 2018"], { leading: 13 })
      .lines(40, 145, ["Master of Arts in", "Archive Studies"], { bold: true, leading: 13 })
      .lines(40, 171, ["Harlow College", "Harlow, UK", "2013 – 2016"], { leading: 13 });
    expect(read(layoutDocument(source.build()))).toMatchObject([
      { institution: "Larkfield University of Applied Sciences", end: "2018" },
      { degree: "Master of Arts in Archive Studies", institution: "Harlow College", end: "2016" },
    ]);
  });

  test("a row that ends in a small word goes on below, whatever the row below reads like", () => {
    const source = aSource()
      .lines(40, 40, ["2014 – 2018", "Berufskolleg für", "Forst und Wasser", "Lehre zur", "Hüterin der Wege"])
      .lines(40, 130, ["2011 – 2013", "Realschule am Park", "Mittlere Reife"]);
    expect(read(layoutDocument(source.build()))[0]).toMatchObject({
      institution: "Berufskolleg für Forst und Wasser",
      degree: "Lehre zur Hüterin der Wege",
    });
  });

  test("a bullet that names a degree and its period goes on to its end", () => {
    const source = aSource().text(40, 40, "LARKFIELD COLLEGE", { bold: true });
    source.text(44, 56, "• 2003–2006: Master of Forestry with a major in the").text(52, 69, "keeping of rivers");
    source.text(40, 90, "HARLOW HIGH SCHOOL", { bold: true }).text(44, 106, "• 2000–2003: Certificate of Botany");
    expect(read(layoutDocument(source.build()))).toMatchObject([
      { degree: "Master of Forestry with a major in the keeping of rivers", end: "2006" },
      { institution: "HARLOW HIGH SCHOOL", end: "2003" },
    ]);
  });

  test("the word for a school alone goes on in the row below", () => {
    expect(column("UMC — Universidade", "Paulista do Sul", "Bacharelado em Química")[0]?.institution).toContain(
      "Universidade Paulista do Sul",
    );
  });
});

describe("dates of schools", () => {
  test.each([
    ["Hill College, BSc Forestry\tSep 2024 – (On Going)", "2024-09", null],
    ["Hill College, BSc Forestry\t02 à 09/2019", "2019-02", "2019-09"],
  ])("%s", (text, start, end) => {
    expect(ofText(text)).toMatchObject([{ start, end }]);
  });
});

test("givers of courses that are schools as well give degrees", () => {
  const layout = layoutOfText("Técnico em Edificações\nSENAI\n2014 – 2016");
  expect(partCertified(readEducations(layout, layout.lines)).certificates).toEqual([]);
});

test.each([
  ["Academic Position", "experience"],
  ["Educational Contributions", "other"],
  ["Reviews and Editorials", "publications"],
  ["Bildungsabschluss", "education"],
  ["Уровень образования", "education"],
])("the title %s", (title, kind) => {
  expect(titleKind(title)).toMatchObject({ kind, exact: true });
});

test.each([
  ["a degree is no address", "B.Com, Hill University, 2015 - 2019", "B.Com"],
  ["an examination is no mark", "ACCA, Hill University, 2015 - 2019", "ACCA"],
  ["a level with its number", "CFA Level II, Hill University, 2015 - 2019", "CFA Level II"],
  ["a board and its class", "CBSE Class X | Hill University | 2019", "CBSE Class X"],
  ["a class that ends school is no year of study", "12º ano, Escola Secundária de Tavira, 2012 - 2015", "12º ano"],
  ["a school with its branch", "SMA IPA, Universitas Bukit, 2012 - 2015", "SMA IPA"],
])("%s: %s", (_, text, degree) => {
  expect(ofText(text)).toEqual([expect.objectContaining({ degree, gpa: undefined })]);
  expect(ofText(text)[0]?.institution).toMatch(/^(?:Hill University|Escola Secundária de Tavira|Universitas Bukit)$/);
});
