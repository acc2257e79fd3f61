import { describe, expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { readEducations } from "./education.ts";

const read = (layout: DocumentLayout) =>
  readEducations(layout, layout.lines).map(({ fields }) => ({
    degree: fields.degree?.value,
    institution: fields.institution?.value,
    location: fields.location?.value,
    gpa: fields.gpa?.value,
    start: fields.start_date?.value,
    end: fields.end_date?.value,
    description: fields.description?.value,
  }));

describe("heads of schools that a narrow column breaks", () => {
  const column = () =>
    aSource()
      .lines(40, 40, ["Grado en Ingeniería de los", "Materiales y del Papel"], { leading: 12 })
      .text(40, 67, "Universidad del Moncayo", { bold: true })
      .text(52, 84, "2011 – 2015")
      .lines(40, 116, ["Licence professionnelle de", "gestion des forêts"], { leading: 12 })
      .text(40, 143, "Université des Confluences", { bold: true })
      .text(52, 160, "2010");

  test("a degree over two rows stands above its school and its date, and a lone year counts where periods stand", () => {
    expect(read(layoutDocument(column().build()))).toMatchObject([
      {
        degree: "Grado en Ingeniería de los Materiales y del Papel",
        institution: "Universidad del Moncayo",
        start: "2011",
        end: "2015",
      },
      {
        degree: "Licence professionnelle de gestion des forêts",
        institution: "Université des Confluences",
        end: "2010",
      },
    ]);
  });

  test("what stands below the last date names nothing where the others end with theirs", () => {
    const layout = layoutDocument(
      column()
        .text(40, 192, "Bachillerato", {})
        .text(40, 207, "Colegio del Ebro", { bold: true })
        .text(52, 224, "2006 – 2008")
        .text(40, 250, "Aficiones", { bold: true })
        .text(40, 264, "Remo", { bold: true })
        .build(),
    );
    expect(read(layout)[2]).toMatchObject({ degree: "Bachillerato", institution: "Colegio del Ebro", end: "2008" });
  });

  test("a school over two rows below its degree is one school", () => {
    const source = aSource()
      .text(40, 40, "Master in Hydrology")
      .lines(40, 55, ["Rhine Valley University and Lowland Uni-", "versity of Technology"], { bold: true, leading: 12 })
      .text(52, 84, "Feb 2019 – Jun 2021");
    expect(read(layoutDocument(source.build()))).toMatchObject([
      {
        degree: "Master in Hydrology",
        institution: "Rhine Valley University and Lowland University of Technology",
        start: "2019-02",
        end: "2021-06",
      },
    ]);
  });
});

describe("degrees beside other words", () => {
  test("a long degree with its mark below school and date", () => {
    const layout = layoutOfText(
      [
        "Gulf Plains University   2014-09 – 2017-07",
        "Master - Stochastic Optimization and Image Segmentation, GPA: 3.7/4.0",
      ].join("\n"),
    );
    expect(read(layout)).toMatchObject([
      { degree: "Master – Stochastic Optimization and Image Segmentation", gpa: "3.7/4.0", end: "2017-07" },
    ]);
  });

  test("one bullet with a degree below a header without one names it; several are an entry each", () => {
    const header = "Lowland University of Technology, 2009 – 2014";
    const one = layoutOfText(
      [header, "• Master’s degree in Telecommunications.", "• Thesis: Quiet antennas"].join("\n"),
    );
    expect(read(one)).toMatchObject([
      { degree: "Master’s degree in Telecommunications", description: "• Thesis: Quiet antennas" },
    ]);
    const two = layoutOfText([header, "• MSc in Optics", "• BSc in Physics"].join("\n"));
    const school = { institution: "Lowland University of Technology", start: "2009", end: "2014" };
    expect(read(two)).toMatchObject([
      { ...school, degree: "MSc in Optics" },
      { ...school, degree: "BSc in Physics" },
    ]);
  });

  test("a town behind the school is no second subject", () => {
    const layout = layoutOfText("2010 – 2013  BSc in Physics and Chemistry, Universität Oberland, Marly la Forêt");
    expect(read(layout)).toMatchObject([{ degree: "BSc in Physics and Chemistry" }]);
    const subject = layoutOfText("2013 – 2014  Master, Universität Oberland, Robotics and Embedded Systems");
    expect(read(subject)).toMatchObject([{ degree: "Master, Robotics and Embedded Systems" }]);
  });

  test.each([
    ["Software Engineering – Current GPA 8.96", "Software Engineering", "8.96"],
    ["B.Tech - in Computer Science", "B.Tech - in Computer Science", undefined],
    ["High School, Mathematics and Latin", "High School, Mathematics and Latin", undefined],
    ["BSc in Botany, Final Mark: 110/110", "BSc in Botany", "110/110"],
  ])("%s", (row, degree, gpa) => {
    const [school] = read(layoutOfText(`Instituto del Plata\n${row}, Mar. 2013 – Dec. 2019`));
    expect([school?.degree, school?.gpa]).toEqual([degree, gpa]);
  });

  test("the scale of a mark is no mark", () => {
    const [school] = read(
      layoutOfText("BSc in Botany, Gulf Plains University, 2010 – 2013\n• CGPA on a scale of 10: 8.61"),
    );
    expect(school?.gpa).toBe("8.61");
  });

  test("two years with nothing but a blank between them, at the start of a row, are a time", () => {
    const layout = layoutOfText("2014 2016   Universidade do Planalto\nBachelor's Degree");
    expect(read(layout)).toMatchObject([{ institution: "Universidade do Planalto", start: "2014", end: "2016" }]);
  });

  test("how far somebody is, beside the date, is no degree", () => {
    const layout = layoutOfText(
      "Instituto del Plata, Buenos Aires\nIngeniería Informática, Mar. 2020 – Presente (Actualmente en 3ro.)",
    );
    expect(read(layout)).toMatchObject([{ degree: "Ingeniería Informática", start: "2020-03" }]);
  });
});

test("a school alone below a degree whose row ends in a date belongs to that degree", () => {
  const text = ["Bachelor of Commerce - 2026", "Cedar University - Faculty of Commerce & Trade"];
  expect(read(layoutOfText(text.join("\n")))).toMatchObject([
    {
      degree: "Bachelor of Commerce",
      institution: expect.stringContaining("Cedar University"),
      end: "2026",
    },
  ]);
});

test("a school above its degrees is not taken from them", () => {
  const text = ["Cedar University", "", "BSc in Botany 2014", "", "Tarn College", "", "MSc in Forestry 2016"];
  const found = read(layoutOfText(text.join("\n")));
  expect(found.find(({ degree }) => degree === "BSc in Botany")?.institution).not.toBe("Tarn College");
});
