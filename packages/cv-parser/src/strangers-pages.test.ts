import { describe, expect, test } from "vitest";
import { layoutOfText } from "./fixtures/layouts.ts";
import { withLabelledLines } from "./entities/labelled-lines.ts";
import { findName } from "./entities/contact/name.ts";
import { parseCvText } from "./parse-cv.ts";
import { endsInTitleWord, titleKind } from "./sections/title-kind.ts";

const now = new Date("2026-11-21T00:00:00Z");
const nameIn = (text: string) => {
  const layout = layoutOfText(text);
  return findName(layout, layout.lines, { email: null, names: null })?.value;
};

describe("pages of strangers", () => {
  test.each([
    ["Ida Moss BSc MSc PhD MRSC\nida@marsh.example", "Ida Moss"],
    ["Ida Moss BSN, RN, OCN\nida@marsh.example", "Ida Moss"],
    ["Curriculum Vitae: Ida B. Moss\nida@marsh.example", "Ida B. Moss"],
  ])("the name in %s", (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test("rows of underscores part sections, also in the paragraph of a title", () => {
    const { cv } = parseCvText(
      [
        "Ida Moss",
        "ida@marsh.example",
        "________________________",
        "Professional Work Experience",
        "2018 - 2020\tResident Nurse, Reed Bank Hospital, Dunmore",
        "________________________Education",
        "2014\tBachelor of Science, Psychology, Harrow Vale University",
      ].join("\n"),
      { now },
    );
    expect(cv.experiences.map(({ position }) => position)).toEqual(["Resident Nurse"]);
    expect(cv.educations.map(({ institution }) => institution)).toEqual(["Harrow Vale University"]);
  });

  test("a document title typed again on a further page is no value", () => {
    const { cv } = parseCvText(
      "Ida Moss\nida@marsh.example\n\nExperience\n\nNurse, Reed Bank Hospital, 2014 – 2020\nCurriculum Vitae\n\nEducation\n\nBSc Nursing, Harrow Vale University, 2014",
      { now },
    );
    expect(JSON.stringify([cv.experiences, cv.educations])).not.toContain("Curriculum");
  });

  test("languages in a sentence, or under a smaller title among interests, are languages", () => {
    const kinds = (kind: "skills" | "interests", text: string) => {
      const layout = layoutOfText(text);
      const section = { kind, title: "Title", headings: [], lines: layout.lines, score: 1 };
      return withLabelledLines(layout, section).map((each) => [each.kind, each.lines.length]);
    };
    expect(kinds("skills", "Tools: Git, Flask\nOther: Fluent in English and Vietnamese")).toContainEqual([
      "languages",
      1,
    ]);
    expect(kinds("interests", "Coding\nLanguages\nSwedish\nArabic")).toContainEqual(["languages", 2]);
    expect(kinds("skills", "Other: Fluent in Java and Python")).toEqual([["skills", 1]]);
  });

  test.each([
    ["PROJECT EXPERIENCE", "projects"],
    ["Professional Exams", "certifications"],
    ["Activities and Certifications", "certifications"],
    ["Leadership & Management Experience", "experience"],
    ["Submitted Articles", "publications"],
    ["Research & Working Experience", "experience"],
    ["Graduate Coursework", "other"],
  ])("the title %s", (title, kind) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });

  test("the last word tells a title, unless it is the end of a name", () => {
    expect(["Software Engineering Skills", "Skill Areas", "Culinary Experience"].map(endsInTitleWord)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["Ministry of Education", "Baker, Old Mill", "Reed Bank 2019 Projects"].map(endsInTitleWord)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
