import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import type { FoundItem } from "../core/found.ts";
import { parseCvText } from "../index.ts";
import { partCertified } from "./certified.ts";
import { scanDates } from "./dates/scan-dates.ts";
import { readEducations } from "./education.ts";
import { labelledEducations, labelledExperiences } from "./labelled-forms.ts";
import { readPublications } from "./lists/publications.ts";
import { readSkills } from "./lists/skills.ts";

const valuesOf = (found: readonly FoundItem[] | null) =>
  found?.map(({ fields, current }) => ({
    ...Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value.value]] : []))),
    ...(current ? { current } : {}),
  }));
const jobsIn = (text: string) => {
  const layout = layoutOfText(text);
  return valuesOf(labelledExperiences(layout, layout.lines));
};
const schoolsIn = (text: string, from = 0) => {
  const layout = layoutOfText(text);
  const lines = layout.lines.slice(from);
  return valuesOf(labelledEducations(layout, lines) ?? readEducations(layout, lines));
};

describe("forms in English", () => {
  test("the colon has a column of its own", () => {
    const row = (label: string, value: string): LineSpec => ({
      cells: [{ text: label }, { text: ":", x: 200 }, { text: value, x: 240 }],
    });
    const layout = layoutOfLines([
      row("Name of Company", "Umkomaas Timber"),
      row("Position held", "Forklift Driver"),
      row("Period of employment", "March 2016 – June 2019"),
      row("Reason for leaving", "Contract ended"),
      row("Name of Company", "Bluff Cold Storage"),
      row("Position held", "Storeman"),
      row("Period of employment", "July 2019 – present"),
    ]);
    expect(valuesOf(labelledExperiences(layout, layout.lines))).toEqual([
      { company: "Umkomaas Timber", position: "Forklift Driver", start_date: "2016-03", end_date: "2019-06" },
      { company: "Bluff Cold Storage", position: "Storeman", start_date: "2019-07", end_date: "", current: true },
    ]);
  });

  test("a period on two lines, the last of which is still open", () => {
    expect(
      jobsIn(
        "Start date: 04/2014\nEnd date: 11/2017\nEmployer: Lakeside Bakery\nPost: Baker\nStart date: 01/2018\nEnd date: Present\nEmployer: Hilltop Lodge\nPost: Pastry Cook",
      ),
    ).toMatchObject([
      { company: "Lakeside Bakery", position: "Baker", start_date: "2014-04", end_date: "2017-11" },
      { company: "Hilltop Lodge", position: "Pastry Cook", start_date: "2018-01", current: true },
    ]);
  });

  test("a further post at one employer has that employer, and its own years", () => {
    expect(
      jobsIn(
        "Company: Karoo Wind Farm\nPosition: Site Manager (2020 - 2023)\nDepartment: Operations\nEarlier posts held there:\nPosition: Technician (2017 - 2019)",
      ),
    ).toMatchObject([
      { company: "Karoo Wind Farm", position: "Site Manager", start_date: "2020", end_date: "2023" },
      { company: "Karoo Wind Farm", position: "Technician", start_date: "2017", end_date: "2019" },
    ]);
  });

  test("the board right below a school is no school of its own", () => {
    expect(
      schoolsIn(
        "School: Lotus Valley\nBoard: State\nCourse: Class XII\nYear of passing: 2016\nSchool: Lakeview\nBoard: State\nCourse: Class X\nYear of passing: 2014",
      ),
    ).toMatchObject([
      { institution: "Lotus Valley", degree: "Class XII", end_date: "2016" },
      { institution: "Lakeview", degree: "Class X", end_date: "2014" },
    ]);
  });

  test("everyday words in cells without a colon are no labels", () => {
    const row = (level: string, years: string): LineSpec => ({ cells: [{ text: level }, { text: years, x: 300 }] });
    const layout = layoutOfLines([row("High School", "2004 – 2008"), row("Certificate", "2010")]);
    expect(labelledEducations(layout, layout.lines)).toBeNull();
  });

  test("the person and the languages of a form", () => {
    const { cv } = parseCvText(
      "CURRICULUM VITAE\n\nPersonal details\nSurname : Mabuza\nFirst names : Themba Isaac\nDate of birth : 4 May 1992\nHome language : siSwati\nOther languages : English, Zulu\nCell : 076 555 0142\n\nWORK HISTORY\nCompany : Pongola Sugar\nJob title : Fitter\nPeriod : 2015 - 2020\n",
    );
    expect(cv.personal_info.name).toBe("Themba Isaac Mabuza");
    expect(cv.languages.map(({ name }) => name)).toEqual(expect.arrayContaining(["English", "Zulu"]));
    expect(cv.experiences).toMatchObject([{ company: "Pongola Sugar", position: "Fitter" }]);
  });

  test.each(["Nomsa Dube Curriculum Vitae", "Nomsa Dube's CV", "Curriculum Vitae of Nomsa Dube"])("%s", (head) => {
    const { cv } = parseCvText(`${head}\nn.dube@example.org\n\nEDUCATION\nHarare Girls High School 2012 - 2017\n`);
    expect(cv.personal_info.name).toBe("Nomsa Dube");
  });
});

describe("schools", () => {
  test("nothing parts the degree from the school", () => {
    expect(schoolsIn("Ridgeway High School Senior Certificate 2011")).toMatchObject([
      { institution: "Ridgeway High School", degree: "Senior Certificate" },
    ]);
    expect(schoolsIn("BCom Degree Fairview University 2015 - 2018")).toMatchObject([
      { institution: "Fairview University", degree: "BCom Degree" },
    ]);
    expect(schoolsIn("Ridgeway High School Diploma, 2011")).toMatchObject([{ end_date: "2011" }]);
    expect(schoolsIn("First School Leaving Certificate\t1998")).toMatchObject([
      { degree: "First School Leaving Certificate", end_date: "1998" },
    ]);
  });

  test("how it went, what was studied beside it and the end that is expected are no part of a degree", () => {
    expect(schoolsIn("Kilimani School (2010 – 2013) – KCSE obtained a mean grade of B+.")).toMatchObject([
      { institution: "Kilimani School", degree: "KCSE", gpa: "B+" },
    ]);
    expect(schoolsIn("BA in History, Minor in Dance\nOakfield University, 2019 – expected May 2023")).toMatchObject([
      { degree: "BA in History", institution: "Oakfield University", start_date: "2019", end_date: "2023-05" },
    ]);
  });

  test("a leaving certificate of a school is none of the certificates", () => {
    const item = (name: string): FoundItem => ({
      fields: { degree: { value: name, score: 1, rule: "x", ranges: [] } },
      current: false,
      tags: [],
    });
    const { schools, certificates } = partCertified([item("National Senior Certificate"), item("Welding Certificate")]);
    expect(schools).toHaveLength(1);
    expect(certificates).toHaveLength(1);
  });

  test.each([
    ["Sep 2021 – Expected May 2025", { year: 2025, month: 5 }],
    ["2020 - (projected) 2024", { year: 2024, month: null }],
    ["Aug 2022 – Anticipated: June 2026", { year: 2026, month: 6 }],
  ])("%s is a period", (text, to) => {
    expect(scanDates(text)).toMatchObject([{ kind: "range", to }]);
  });
});

describe("lists", () => {
  test("a sentence among skills that only tells of languages", () => {
    const { cv } = parseCvText(
      "Ama Boateng\nama@example.org\n\nSKILLS\nAble to communicate well in both Twi and English\nWelding\nBookkeeping\n",
    );
    expect(cv.languages.map(({ name }) => name)).toEqual(["Twi", "English"]);
    expect(cv.skills.map(({ name }) => name)).toEqual(["Welding", "Bookkeeping"]);
  });

  test("the head of a table of skills is no skill", () => {
    const row = (group: string, names: string): LineSpec => ({ cells: [{ text: group }, { text: names, x: 250 }] });
    const layout = layoutOfLines([
      row("Category", "Tools"),
      row("Drawing", "AutoCAD, Revit"),
      row("Office", "Excel, Access"),
    ]);
    expect(readSkills(layout, layout.lines).map(({ fields }) => fields["name"]?.value)).toEqual([
      "AutoCAD",
      "Revit",
      "Excel",
      "Access",
    ]);
  });

  test("people whose initials stand first and have no dots", () => {
    const layout = layoutOfText(
      "1. R Heron, T Alder, M. J Voss. (2018). Moss on the roofs of northern barns. Roof Studies, 12(3) 10-22.\n2. T Alder & R Heron. (2019). Counting swifts at dusk. Technical Report, Town of Elm.",
    );
    expect(readPublications(layout, layout.lines).map(({ fields }) => fields["title"]?.value)).toEqual([
      "Moss on the roofs of northern barns",
      "Counting swifts at dusk",
    ]);
  });
});

test("the ends of a period in rows of their own, with and without colons, in several languages", () => {
  expect(
    jobsIn(
      "Arbeitgeber\tMühle Tann GmbH\nPosition\tBäckerin\nVon\t03.2012\nBis\theute\nArbeitgeber\tGasthof Wehr\nPosition\tKöchin\nVon\t01.2009\nBis\t02.2012",
    ),
  ).toMatchObject([
    { company: "Mühle Tann GmbH", position: "Bäckerin", start_date: "2012-03", current: true },
    { company: "Gasthof Wehr", position: "Köchin", start_date: "2009-01", end_date: "2012-02" },
  ]);
  expect(
    jobsIn("Empresa: Molino Norte\nCargo: Panadera\nDesde: 05/2014\nHasta: 06/2019\nFunciones: Hornos y masas"),
  ).toMatchObject([{ company: "Molino Norte", position: "Panadera", start_date: "2014-05", end_date: "2019-06" }]);
});

test("rows that a table counts are no part of its names, and either of two words names its column", () => {
  expect(
    schoolsIn(
      "S. No.\tDegree / Class\tName of Institute\tPassing Year\tPercentage\n1\tDiploma in Baking\tHarbour College\t2012\t71 %\n2\tClass X\tTarn High School\t2009\t80 %",
      1,
    ),
  ).toMatchObject([
    { degree: "Diploma in Baking", institution: "Harbour College", end_date: "2012" },
    { degree: "Class X", institution: "Tarn High School", end_date: "2009" },
  ]);
});
