import { expect, test } from "vitest";
import type { Section, SectionKind } from "../core/section.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { listsCoursework, withCoursework } from "./coursework.ts";

const sectionOf = (kind: SectionKind, text: string): Section => {
  const [heading, ...lines] = layoutOfText(text).lines;
  return { kind, title: heading?.text ?? "", headings: heading ? [heading] : [], lines, score: 1 };
};

test("courses between commas behind a label below a school stay among schools, with what follows them", () => {
  const school = sectionOf("education", "Education\nBA Geography, Hill College");
  const courses = sectionOf(
    "certifications",
    "Relevant Courses:\nTides, Maps, Weather,\nPorts\nBSc Rigging, Bay College",
  );
  const [only, ...more] = withCoursework([school, courses]);
  expect(more).toEqual([]);
  expect(only?.lines.map(({ text }) => text)).toEqual([
    "BA Geography, Hill College",
    "Relevant Courses:",
    "Tides, Maps, Weather,",
    "Ports",
    "BSc Rigging, Bay College",
  ]);
  const jobs = sectionOf("experience", "Experience\nPilot");
  expect(withCoursework([jobs, courses])).toEqual([jobs, courses]);
  const titled = sectionOf("certifications", "Courses\nTides and Currents, Maps, Weather");
  expect(withCoursework([school, titled])).toEqual([school, titled]);
});

test.each([
  ["Курсы", "Матанализ, Алгебра, Теория вероятностей", true],
  ["Kurse", "Seekarten; Gezeiten; Wetterkunde", true],
  ["Online Courses", "Tides, Maps, Weather", false],
  ["Courses", "Tides 2021, Maps 2022, Weather 2023", false],
  ["Courses", "Tides, Coursera, Weather", false],
  ["Certificates", "Tides, Maps, Weather", false],
  ["Courses", "Tides, Maps", false],
])("%s: %s", (label, text, isOne) => {
  expect(listsCoursework(label, text)).toBe(isOne);
});
