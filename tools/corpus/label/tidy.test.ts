import { describe, expect, test } from "vitest";
import { emptyGold, type Gold } from "./gold.ts";
import { splitMark } from "./marks.ts";
import { tidyGold } from "./tidy.ts";

const label = (parts: Partial<Gold>): Gold => ({ ...emptyGold(), ...parts });

describe("labels put right by their pages", () => {
  test("dates leave the names of employers, and towns behind them are towns", () => {
    const gold = label({
      experiences: [
        { position: "Stoker", company: "Ironworks, Leeds, UK", location: "2019–2021", description: "Coal" },
        { position: "Clerk", company: "Ferry Line Feb 2018 – Present", description: "" },
        { company: "Part Time", description: "" },
      ],
    });
    expect(tidyGold(gold, "2019–2021, Feb 2018")).toEqual([]);
    expect(gold.experiences).toEqual([
      {
        position: "Stoker",
        company: "Ironworks",
        location: "Leeds, UK",
        start_date: "2019",
        end_date: "2021",
        description: "Coal",
      },
      { position: "Clerk", company: "Ferry Line", start_date: "2018-02", end_date: null, description: "" },
    ]);
  });

  test("marks leave degrees, and the page gives those that the source does not, each to its own school", () => {
    const gold = label({
      educations: [
        { degree: "BSc Botany - 3.9 GPA", institution: "Moor University", end_date: "2012" },
        { degree: "Diploma", institution: "Heath College", end_date: "2008" },
        { degree: "Exam", institution: "Fen School, Ely, UK", end_date: "2005" },
      ],
    });
    const page = "Moor University\nBSc Botany\nHeath College\nDiploma\nFen School\nExam\nGrade: 1.3";
    expect(tidyGold(gold, page)).toEqual([]);
    expect(gold.educations.map(({ degree, institution, gpa }) => [degree, institution, gpa])).toEqual([
      ["BSc Botany", "Moor University", "3.9"],
      ["Diploma", "Heath College", undefined],
      ["Exam", "Fen School", "1.3"],
    ]);
  });

  test.each([
    ["7.6 CGPA", "", "7.6"],
    ["96.6%", "", "96.6%"],
    ["Law (GPA: 8.74 / 10)", "Law", "8.74 / 10"],
    ["Class of 2010", "Class of 2010", null],
  ])("%s is the name %s and the mark %s", (text, name, mark) => {
    expect(splitMark(text)).toEqual({ name, mark });
  });

  test("months that the page does not print, and years that it lacks, are not asked for", () => {
    const study = { degree: "BSc", institution: "Moor University" };
    const gold = label({
      educations: [
        { ...study, start_date: "2009-10", end_date: "2012-07" },
        { ...study, start_date: "1999-01", end_date: null },
      ],
    });
    tidyGold(gold, "Moor University 2009 – July 2012\nBSc");
    expect(gold.educations.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ["2009", "2012-07"],
      [undefined, null],
    ]);
  });

  test("languages that only a line of the page calls so are languages", () => {
    const gold = label({ skills: [{ name: "Welding" }, { name: "Spanish" }] });
    expect(tidyGold(gold, "Languages: Spanish (native), English – fluent")).toEqual([]);
    expect(gold.languages).toEqual([{ name: "Spanish" }, { name: "English" }]);
    expect(gold.skills).toEqual([{ name: "Welding" }]);
    expect(tidyGold(label({}), "Programming languages: Java, Ada")).toEqual([]);
  });

  test("a date is no telephone number, and the one number in the head of the page is", () => {
    const gold = label({ personal_info: { name: "Given Family", phone: "01.11.1984" } });
    tidyGold(gold, "Given Family\n(818) 555-0142 | Reno, NV");
    expect(gold.personal_info.phone).toBe("(818) 555-0142");
  });

  test("labels with remnants of markup, issuers for certificates or towns for employers are not believed", () => {
    expect(tidyGold(label({ skills: [{ name: "[width=2cm]flags/uk.png" }] }), "")).toEqual(["remnants of markup"]);
    const issued = label({ certifications: [{ name: "Guild" }, { name: "Guild" }] });
    expect(tidyGold(issued, "")).toEqual(["certificates by their issuers"]);
    const moved = label({ experiences: [{ position: "Clerk", company: "Paris, France", start_date: "2010" }] });
    expect(tidyGold(moved, "")).toEqual(["parts in the wrong fields"]);
  });
});
