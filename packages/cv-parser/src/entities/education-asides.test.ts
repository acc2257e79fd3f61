import { describe, expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readEducations } from "./education.ts";

const read = (...rows: string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readEducations(layout, layout.lines).map(({ fields }) => ({
    degree: fields.degree?.value,
    institution: fields.institution?.value,
    gpa: fields.gpa?.value,
    start: fields.start_date?.value,
    end: fields.end_date?.value,
  }));
};

describe("what stands beside the names of a school and its degree", () => {
  test.each([
    ["MSc Botany summa cum laude, Hillside University, 2010 – 2012", "MSc Botany", "summa cum laude"],
    ["BSc Botany - First Class with Hons, Hillside University, 2010 – 2012", "BSc Botany", "First Class with Hons"],
    ["BSc in Botany (in progress), Hillside University, 2010 – 2012", "BSc in Botany", undefined],
    ["BSc in Botany, Dean’s List, Hillside University, 2010 – 2012", "BSc in Botany", undefined],
  ])("%s", (row, degree, gpa) => {
    expect(read(row)).toMatchObject([{ degree, gpa, institution: "Hillside University" }]);
  });

  test("labels of a form and numbers of a list are no degree", () => {
    expect(
      read("Location and Date   Hillside University – 2010 - 2012", "Title   BSc in Botany", "Title   Student"),
    ).toMatchObject([{ degree: "BSc in Botany", institution: "Hillside University" }]);
  });

  test("a length or a mark in brackets is no part of the school", () => {
    expect(read("Bachelor in Botanik, Hochschule Oberland (2 Semester), 2010 – 2012")).toMatchObject([
      { institution: "Hochschule Oberland" },
    ]);
    expect(read("BSc Botany, Hillside University(1st DIV), 2010 – 2012")).toMatchObject([
      { institution: "Hillside University", gpa: "1st DIV" },
    ]);
  });

  test("a department belongs to the school, a subject beside the school to the degree", () => {
    expect(read("MSc in Botany", "Hillside University | Department of Biology | 2010 – 2012")).toMatchObject([
      { degree: "MSc in Botany" },
    ]);
    expect(read("2010 – 2012  Oberland Üniversitesi – Bilgisayar Mühendisliği – Doktora")).toMatchObject([
      { degree: "Bilgisayar Mühendisliği – Doktora", institution: "Oberland Üniversitesi" },
    ]);
  });

  test("the town that a university is at belongs to its name", () => {
    expect(read("PhD in Physics, University at Marlow, 2010 – 2012")).toMatchObject([
      { degree: "PhD in Physics", institution: "University at Marlow" },
    ]);
  });
});

describe("schools and degrees with little between them", () => {
  test.each([
    ["Bachiller en Ciencias Exactas Escuela Normal del Ebro, 2010 – 2012", "Bachiller en Ciencias Exactas"],
    ["Bachiller en Ciencias- Escuela Normal del Ebro, 2010 – 2012", "Bachiller en Ciencias"],
  ])("%s", (row, degree) => {
    expect(read(row)).toMatchObject([{ degree, institution: "Escuela Normal del Ebro" }]);
  });

  test("a subject behind the colon after a school", () => {
    expect(read("Hillside State University: Elementary Education, 2010 – 2012")).toMatchObject([
      { degree: "Elementary Education", institution: "Hillside State University" },
    ]);
  });
});

describe("names below the head of a school", () => {
  test("a lone short row names what is missing", () => {
    expect(read("Hillside College, 2010 – 2012", "• Woodwork")).toMatchObject([
      { degree: "Woodwork", institution: "Hillside College" },
    ]);
    expect(
      read("Ausbildung zum Tischler, 2010 – 2012", "• Bildungszentrum Oberland Technikum", "• Möbel gebaut."),
    ).toMatchObject([{ degree: "Ausbildung zum Tischler", institution: "Bildungszentrum Oberland Technikum" }]);
  });

  test("a mark or a list names nothing", () => {
    expect(read("Hillside College, 2010 – 2012", "• Oak, Ash, Elm")[0]?.degree).toBeUndefined();
  });
});

describe("entries read as two, and two read as one", () => {
  test("a school and its degree below, the date in either", () => {
    expect(read("Hillside University | School of Botany", "BSc in Botany, May 2012")).toMatchObject([
      { degree: "BSc in Botany", end: "2012-05" },
    ]);
  });

  test("two schools with a degree below each", () => {
    expect(read("Hillside University", "PhD in Botany", "Lowland University (2010)", "MA in Rhetoric")).toMatchObject([
      { degree: "PhD in Botany", institution: "Hillside University" },
      { degree: "MA in Rhetoric", institution: "Lowland University" },
    ]);
  });

  test("the same school on each page is one", () => {
    const school = ["2010 – 2012", "Hillside University", "BSc in Botany", ""];
    expect(read(...school, ...school)).toHaveLength(1);
  });
});
