import { describe, expect, test } from "vitest";
import type { FoundItem } from "../core/found.ts";
import { layoutOfLines, layoutOfText, line } from "../fixtures/layouts.ts";
import { findLocation } from "./contact/location.ts";
import { findName } from "./contact/name.ts";
import { scanDates } from "./dates/scan-dates.ts";
import { readEducations } from "./education.ts";
import { readExperiences } from "./experience.ts";
import { readCertifications } from "./lists/certifications.ts";
import { readSkills } from "./lists/skills.ts";
import { readProjects } from "./projects.ts";

const valuesOf = (found: readonly FoundItem[]) =>
  found.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value.value]] : []))),
  );
const namesOf = (found: readonly FoundItem[]) => found.map(({ fields }) => fields.name?.value);
const schoolsIn = (text: string) => {
  const layout = layoutOfText(text);
  return valuesOf(readEducations(layout, layout.lines));
};
const jobsIn = (text: string) => {
  const layout = layoutOfText(text);
  return valuesOf(readExperiences(layout, layout.lines));
};

describe("the Europass form", () => {
  const head = (name: string, other: string) => ({
    cells: [
      { text: name, bold: true },
      { text: other, x: 40 + name.length * 5 + 5 },
    ],
  });

  test("below a period and a place a name in bold and one in plain letters are degree and school, however long", () => {
    const layout = layoutOfLines([
      line("2012 – 2014 Tarn, Norway"),
      head("Certificate in Boat Building", "Tarn Folk College (Board of Crafts and Trades of the"),
      line("Northern Coast)"),
      head("Field of study", "Crafts"),
      line("2010 – 2012 Tarn, Norway"),
      head("Certificate in Rope Work", "Skerry Folk College (Board of Crafts and Trades of the"),
      line("Northern Coast)"),
      head("Level in EQF", "EQF level 3"),
    ]);
    const schools = valuesOf(readEducations(layout, layout.lines));
    expect(schools.map(({ degree }) => degree)).toEqual(["Certificate in Boat Building", "Certificate in Rope Work"]);
    expect(schools[0]?.["institution"]).toMatch(/^Tarn Folk College/u);
    expect(schools[1]?.["institution"]).toMatch(/^Skerry Folk College/u);
  });

  test("a project has its name below its period", () => {
    const layout = layoutOfLines([
      line("03/2021 – 07/2021"),
      { cells: [{ text: "Tide Clock (wood and brass)", bold: true }] },
      line("• Cast the dial and cut the wheels by hand."),
      line("02/2019 – 06/2019"),
      { cells: [{ text: "Harbour Lights – a Model of Nine Lamps and a Pier (Folk College)", bold: true }] },
      line("• Wired nine lamps to a switch that follows the tide."),
    ]);
    expect(valuesOf(readProjects(layout, layout.lines)).map(({ title, start_date }) => [title, start_date])).toEqual([
      ["Tide Clock (wood and brass)", "2021-03"],
      [expect.stringMatching(/^Harbour Lights/u), "2019-02"],
    ]);
  });

  test("skills side by side that the margin breaks are whole", () => {
    const row = (...texts: string[]) => ({ cells: texts.map((text, index) => ({ text, x: 40 + index * 170 })) });
    const layout = layoutOfLines([
      row("Splicing", "Caulking", "Tide tables &"),
      row("Charts", "Rope work", "Project"),
      row("management (small boats)", "Welding", "Sail making"),
    ]);
    expect(namesOf(readSkills(layout, layout.lines))).toEqual([
      "Splicing",
      "Caulking",
      "Tide tables & Charts",
      "Rope work",
      "Project management (small boats)",
      "Welding",
      "Sail making",
    ]);
  });
});

test("a colon in a cell of its own ends the name of a group of skills", () => {
  const layout = layoutOfLines(
    [
      ["Machines", "Lathe, Drill press"],
      ["Materials", "Oak"],
      ["Habits", "Patience, Care"],
    ].map(([label = "", value = ""]) => ({
      cells: [
        { text: label, bold: true },
        { text: ":", x: 140 },
        { text: value, x: 160 },
      ],
    })),
  );
  expect(namesOf(readSkills(layout, layout.lines))).toEqual(["Lathe", "Drill press", "Oak", "Patience", "Care"]);
});

describe("dates", () => {
  test("initials of a degree behind a year are no word for year", () => {
    expect(scanDates("2019 M.S. in Geology")[0]).toMatchObject({ start: 0, end: 4 });
    expect(scanDates("2019 m.")[0]).toMatchObject({ start: 0, end: 7 });
  });

  test("a degree that opens with initials below a row that ends in a year keeps them", () => {
    const rows = "PhD in Geology, Fenland University\tMay 2019\nM.S. in Botany, Marsh College\tJune 2013";
    expect(schoolsIn(rows).map(({ degree, end_date }) => [degree, end_date])).toEqual([
      ["PhD in Geology", "2019-05"],
      ["M.S. in Botany", "2013-06"],
    ]);
  });

  test("a word for now that opens the next row is no end of the date above it", () => {
    const [school] = schoolsIn(
      "Fenland College\nAssociate in Science\tExpected Graduation Date: May 2026\nCurrent course: Botany, Geology, Soil science",
    );
    expect(school).toMatchObject({ institution: "Fenland College", end_date: "2026-05" });
    expect(school?.["degree"]).toBe("Associate in Science");
    expect(school?.["start_date"]).toBeUndefined();
  });
});

test("the town of a university whose state follows it is no part of its name", () => {
  expect(
    jobsIn("Ferry Pilot, Fenland Valley University – Tarn, OH\tJan 2021 – present\n• Took the ferry over."),
  ).toEqual([
    expect.objectContaining({ position: "Ferry Pilot", company: "Fenland Valley University", location: "Tarn, OH" }),
  ]);
});

test.each(["(1 an)", "(6 mois)", "(2 Jahre)", "(3 años)"])("how long a job took is no name: %s", (time) => {
  const jobs = jobsIn(`Technicien de support - ${time}\nBateaux Falk, Brest\n• Réparait les moteurs.`);
  expect(Object.values(jobs[0] ?? {}).join(" ")).not.toMatch(/\d/u);
});

test("who led the work is no part of the post, which may be long beside a town at the margin", () => {
  const layout = layoutOfLines([
    {
      cells: [
        { text: "Tarn Lake Station", bold: true },
        { text: "2021/07 - 2021/09", x: 450 },
      ],
    },
    {
      cells: [
        { text: "Research Assistant for Ice and Water of the Lakes, advised by Prof. Liv Heron" },
        { text: "Tarn, Norway", x: 475 },
      ],
    },
    line("• Measured the ice on nine lakes over a winter."),
  ]);
  expect(valuesOf(readExperiences(layout, layout.lines))).toEqual([
    expect.objectContaining({
      position: "Research Assistant for Ice and Water of the Lakes",
      company: "Tarn Lake Station",
      location: "Tarn, Norway",
    }),
  ]);
});

test("two dates one above the other in the margin, beside a name and beside text, are the ends of one period", () => {
  const row = (date: string, ...cells: { text: string; bold?: boolean }[]) => ({
    cells: [{ text: date, x: 40 }, ...cells.map((cell, index) => ({ ...cell, x: 120 + index * 80 }))],
  });
  const layout = layoutOfLines([
    { ...row("Sep 2010", { text: "Ferry Pilot,", bold: true }, { text: "Falk Ferries Ltd" }), gap: 14 },
    row("Apr 2012", { text: "Took nine hundred cars a day over the sound, in ice and fog." }),
    { ...row("May 2012", { text: "Harbour Master,", bold: true }, { text: "Port of Tarn" }), gap: 14 },
    row("Dec 2013", { text: "Kept the berths and the lights of a harbour of forty boats." }),
  ]);
  const jobs = valuesOf(readExperiences(layout, layout.lines));
  expect(jobs.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
    ["2010-09", "2012-04"],
    ["2012-05", "2013-12"],
  ]);
});

test("what was worked with is neither post nor employer", () => {
  expect(jobsIn("泰山游戏 | 技术栈:C++,Lua\t2021.07 - 至今\n• 负责部分接入工作,维护服务器")[0]).toMatchObject({
    company: "泰山游戏",
  });
});

test("how far a project is, at the margin, is not its name", () => {
  const layout = layoutOfText("Harbour Assistant\tIn development\nA voice that reads the tides to whoever rows.");
  expect(valuesOf(readProjects(layout, layout.lines))[0]?.["title"]).toBe("Harbour Assistant");
});

test("what a course is about, between commas, is one name", () => {
  const layout = layoutOfText("Rope Work\nRope, Sail and Oar for Young\nSailors\nFirst Aid, Red Cross");
  const names = readCertifications(layout, layout.lines, "name").map(({ fields }) => fields.name?.value);
  expect(names).toContain("First Aid");
  expect(names[1]).toMatch(/^Rope, Sail and Oar for Young/u);
});

test("a date in a bullet below the name of a project begins no other", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "TIDE CLOCK", bold: true }], gap: 10 },
    { cells: [{ text: "Description: shows high water for nine harbours." }], bullet: "•" },
    { cells: [{ text: "Shown at: Science Day of Tarn College (28.02.2019)" }], bullet: "•" },
    { cells: [{ text: "ROPE MACHINE", bold: true }], gap: 10 },
    { cells: [{ text: "Description: lays rope of three strands." }], bullet: "•" },
    { cells: [{ text: "Shown at: Science Day of Tarn College (28.02.2020)" }], bullet: "•" },
  ]);
  expect(valuesOf(readProjects(layout, layout.lines)).map(({ title }) => title)).toEqual([
    "TIDE CLOCK",
    "ROPE MACHINE",
  ]);
});

test.each([
  ["S.Karthika", "S.Karthika"],
  ["V.S.Karthika", "V.S.Karthika"],
  ["B.Tech Graduate", undefined],
])("an initial and a name need no blank between them: %s", (text, name) => {
  const layout = layoutOfText(`${text}\n12 Harbour Colony, Chennai\nkarthika@mail.example`);
  expect(findName(layout, layout.lines, { email: null, names: null })?.value).toBe(name);
});

test("the board of a school's examination beside the school is no part of its name", () => {
  expect(schoolsIn("HSC | Harbour Higher Secondary School | State Board | 2017 | 91%")[0]).toMatchObject({
    degree: "HSC",
    institution: "Harbour Higher Secondary School",
  });
  expect(schoolsIn("Class X, CBSE, 2015")[0]?.["institution"]).toBe("CBSE");
});

test("a birthday with the age behind one label is no part of the address", () => {
  const layout = layoutOfText("S. Karthika\n12 Harbour Street, Chennai-600001\nDate of Birth & Age: 01.07.1999 & 20");
  expect(findLocation(layout, layout.lines, [])?.value).toBe("12 Harbour Street, Chennai-600001");
});

test("what a post worked with, behind a bar, is not the employer below", () => {
  const layout = layoutOfLines([
    {
      cells: [
        { text: "Head Baker", bold: true },
        { text: "| Oven, Mixer, Scale, Peel" },
        { text: "Jan 2019 – May 2021", x: 400 },
      ],
    },
    { cells: [{ text: "Tarn Loaves" }, { text: "Tarn, OH", x: 450 }] },
    { cells: [{ text: "Baked nine hundred loaves a day." }], bullet: "•" },
  ]);
  expect(valuesOf(readExperiences(layout, layout.lines))[0]).toMatchObject({
    position: "Head Baker",
    company: "Tarn Loaves",
  });
});

test("what stands in brackets that the margin breaks is no skill of its own", () => {
  const layout = layoutOfLines([
    line("• Knots: Splicing, Whipping, Lashing, Seizing, Rope walking, Knots (bowline, reef knot, sheet"),
    line("bend, hitch), Sewing, Caulking of decks and hulls, Sail making, Painting, Varnishing of masts"),
  ]);
  const names = namesOf(readSkills(layout, layout.lines));
  expect(names).toContain("Sewing");
  expect(names).not.toContain("hitch");
});

test("a skill and how well it is known, around a colon, are no group", () => {
  const layout = layoutOfText("Lathe: Sehr gut\nDrill press: Gut\nWelding: Grundkenntnisse\nTools: Saw, Plane");
  expect(namesOf(readSkills(layout, layout.lines))).toEqual(["Lathe", "Drill press", "Welding", "Saw", "Plane"]);
});

test.each([
  ["Food Safety Manager, First Aid Instructor, Forklift Licence", 3],
  ["Tarn College - Professional Baker, Skerry College - Essentials of Yeast (Level 2)", 2],
  ["Food Safety Manager (2019), First Aid Instructor (2020)", 2],
  ["First Aid Instructor, Red Cross", 1],
  ["First Aid Instructor, Red Cross Society, Oslo, 2019", 1],
])("certificates between commas in one row: %s", (text, count) => {
  const layout = layoutOfText(text);
  expect(readCertifications(layout, layout.lines, "name")).toHaveLength(count);
});

test("two months of one year are a period", () => {
  expect(scanDates("3 - 4/2014")[0]).toMatchObject({
    kind: "range",
    from: { year: 2014, month: 3 },
    to: { year: 2014, month: 4 },
  });
  expect(scanDates("Unit 3 - 12/2014 to 3/2015")).toHaveLength(1);
});

test("what kind of project it was is no part of its name", () => {
  const layout = layoutOfText("Tide Clock, Class Project\n• Shows high water for nine harbours.");
  expect(valuesOf(readProjects(layout, layout.lines))[0]?.["title"]).toBe("Tide Clock");
});

test("between a school and a degree in one row of Chinese stands what was studied", () => {
  expect(schoolsIn("泰山海洋大学, 航海与信息安全, 硕士研究生\t2019.9 - 2022.6")).toMatchObject([
    { institution: "泰山海洋大学", degree: expect.stringContaining("航海与信息安全") },
  ]);
});

test("small pictures stand for labels of what is behind them", () => {
  const layout = layoutOfText("Runa Falk\n📧 runa@falk.example\n🏠 Kaistraat 19\n9000 Gent\n🎂 12. September 1991");
  expect(findLocation(layout, layout.lines, [])?.value).toBe("Kaistraat 19, 9000 Gent");
});
