import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import { splitSections } from "../../sections/split-sections.ts";
import { readEducations } from "../education.ts";
import { readExperiences } from "../experience.ts";

const jobs = (text: string) => {
  const layout = layoutOfText(text);
  return readExperiences(layout, layout.lines).map(({ fields }) => [fields.position?.value, fields.company?.value]);
};

describe("entries that a list counts", () => {
  test("are named without their numbers, with a date or without one", () => {
    expect(
      jobs(`1. Night Porter (2015 – 2017)
Lake Hotel, Tarn
• Carried bags.
2. Shop Assistant (2012 – 2015)
Ostwick Bakery, Fell`),
    ).toEqual([
      ["Night Porter", "Lake Hotel"],
      ["Shop Assistant", "Ostwick Bakery"],
    ]);
    expect(jobs("1. Porter at Lake Hotel\n2. Baker at Ostwick Mill\n3. Driver at Heron Freight")).toHaveLength(3);
  });

  test("begin at the first row, and duties with numbers are no entries", () => {
    expect(
      jobs(`Night Porter
Lake Hotel
2015 – 2017
1. Carried bags and opened doors for the guests of the house.
2. Kept the books of the night.`),
    ).toEqual([["Night Porter", "Lake Hotel"]]);
  });

  test("are schools as well, below each of which a bullet names who taught there", () => {
    const layout = layoutOfLines([
      line("1) Diploma in Midwifery (2015 – 2017)"),
      line("College of Health of Malawi", { bullet: "•", x: 50 }),
      line("2) Certificate in Nursing (2012 – 2014)"),
      line("Harlow Nursing School", { bullet: "•", x: 50 }),
    ]);
    const schools = readEducations(layout, layout.lines);
    expect(schools.map(({ fields }) => [fields.degree?.value, fields.institution?.value])).toEqual([
      ["Diploma in Midwifery", "College of Health of Malawi"],
      ["Certificate in Nursing", "Harlow Nursing School"],
    ]);
  });

  test("are no titles, whatever words they hold, unless the titles are counted too", () => {
    const kinds = (text: string) => splitSections(layoutOfText(text)).map(({ kind }) => kind);
    expect(
      kinds("Mira Holt\n\nEDUCATION\n1. Diploma of Nursing, 2015\n2. Primary School, 2005\n\nSKILLS\nKnitting"),
    ).toEqual(["header", "education", "skills"]);
    expect(
      kinds("Mira Holt\n\n1. Education\nDiploma of Nursing, 2015\n\n2. Skills\nKnitting\n\n3. Interests\nRowing"),
    ).toEqual(["header", "education", "skills", "interests"]);
  });
});
