import { describe, expect, test } from "vitest";
import { builderPage, careerOfficePage, studentPage } from "./fixtures/plain-pages.ts";
import { parseCv } from "./parse-cv.ts";

const now = new Date("2026-11-21T00:00:00Z");
const read = async (bytes: Uint8Array) => (await parseCv(bytes, { now })).cv;

describe("the plain pages that most people copy", () => {
  test("employer bold and post in italics, bullets with bold lead words: every job, school and project", async () => {
    const cv = await read(studentPage());
    expect(cv.experiences.map((job) => [job.position, job.company, job.location, job.start_date])).toEqual([
      ["Senior Software Engineer", "Harbor Metrics", "Mountain View, CA", "2022-01"],
      ["Software Engineer", "Quiet Fox Labs", "Saint Paul, MN", "2021-06"],
      ["Undergraduate Research Assistant", "Lakeshore State University", "Duluth, MN", "2020-05"],
    ]);
    expect(cv.experiences[0]?.description).toMatch(/^• Pipelines: Rebuilt .* seconds\n• Mentoring: Taught/);
    expect(cv.educations.map(({ institution }) => institution)).toEqual([
      "Lakeshore State University",
      "Pine Ridge College",
    ]);
    expect(cv.projects.map(({ title }) => title)).toEqual(["Tidewatch", "Chordbook"]);
    expect(cv.skills.map(({ name }) => name)).toEqual(
      "Java Python Go TypeScript SQL React Node.js Flask Git Docker Grafana".split(" "),
    );
  });

  test("the form of a career office: capitals for employers, languages and interests beside skills", async () => {
    const cv = await read(careerOfficePage());
    expect(cv.experiences.map((job) => [job.position, job.company, job.location, job.start_date])).toEqual([
      ["Investment Banking Associate", "MERIDIAN CROSS CAPITAL", "New York, NY", "2021-07"],
      ["Financial Analyst", "FERNWOOD ADVISORS", "Boston, MA", "2019-06"],
      ["Budget Intern", "CITY OF HARTFORD", "Hartford, CT", "2018-06"],
    ]);
    expect(cv.educations).toMatchObject([
      { institution: "WESTBROOK UNIVERSITY", gpa: "3.82/4.00", end_date: "2019-05" },
    ]);
    expect(cv.skills.map(({ name }) => name)).toEqual(["Excel", "Stata", "Python"]);
    expect(cv.languages.map(({ name }) => name)).toEqual(["Spanish", "Portuguese"]);
    expect(cv.interests).toEqual(["Rowing", "letterpress"]);
  });

  test("the form of an open builder: employers alone in bold above post and dates", async () => {
    const cv = await read(builderPage());
    expect(cv.experiences.map((job) => [job.position, job.company, job.start_date])).toEqual([
      ["Software Engineer", "ABC Company", "2023-05"],
      ["Software Engineer Intern", "DEF Organization", "2022"],
      ["Research Assistant", "XYZ University", "2021"],
    ]);
    expect(cv.educations).toMatchObject([{ institution: "XYZ University", start_date: "2019-09" }]);
    expect(cv.projects.map(({ title }) => title)).toEqual(["OpenLedger"]);
    expect(cv.skills.map(({ name }) => name)).toEqual([
      "React",
      "TypeScript",
      "Python",
      "Teamwork",
      "Creative Problem Solving",
    ]);
  });
});
