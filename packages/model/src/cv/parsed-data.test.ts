import { describe, expect, test } from "vitest";
import { completeParsedData, emptyParsedData, parsedDataSchema } from "./parsed-data.ts";
import { templateRecommendationSchema } from "./recommendation.ts";

describe("parsedDataSchema", () => {
  test("fills in nothing but emptiness", () => {
    const empty = emptyParsedData();
    expect(empty.personal_info).toEqual({
      name: "",
      title: "",
      email: "",
      phone: "",
      location: "",
      summary: "",
      links: [],
    });
    expect(empty).toMatchObject({ experiences: [], educations: [], skills: [], projects: [], confidence: 0 });
    expect(parsedDataSchema.parse(empty)).toEqual(empty);
  });

  test("gives each call an object of its own", () => {
    emptyParsedData().personal_info.links.push({ label: "site", url: "https://x.org" });
    expect(emptyParsedData().personal_info.links).toEqual([]);
  });

  test("holds the confidence between 0 and 1", () => {
    expect(parsedDataSchema.safeParse({ confidence: 1 }).success).toBe(true);
    expect(parsedDataSchema.safeParse({ confidence: 1.01 }).success).toBe(false);
    expect(parsedDataSchema.safeParse({ confidence: -0.01 }).success).toBe(false);
  });
});

describe("completeParsedData", () => {
  const data = parsedDataSchema.parse({
    experiences: [{ position: "Engineer", company: "Acme" }, { position: "Intern" }],
    educations: [{ degree: "BSc", institution: "MIT" }],
    skills: [{ name: "SQL" }, { name: "Go" }, { name: "C" }],
    projects: [{ title: "Vitrine" }],
  });

  test("writes both names of each pair and the four counts", () => {
    const complete = completeParsedData(data);
    expect(complete.experiences.map((item) => item.title)).toEqual(["Engineer", "Intern"]);
    expect(complete.educations).toMatchObject([{ title: "BSc", school: "MIT" }]);
    expect(complete.skills.map((item) => item.title)).toEqual(["SQL", "Go", "C"]);
    expect(complete.projects).toMatchObject([{ name: "Vitrine" }]);
    expect(complete).toMatchObject({ experience_count: 2, education_count: 1, skills_count: 3, projects_count: 1 });
  });

  test("is stable, and leaves what it was given alone", () => {
    const before = structuredClone(data);
    const complete = completeParsedData(data);
    expect(completeParsedData(complete)).toEqual(complete);
    expect(data).toEqual(before);
  });
});

test("R3.9-09 match_score and alternative scores range 0-1", () => {
  const match = (score: number, alternative: number) => ({
    recommended_template: "modern",
    recommended_template_name: "Modern",
    reasoning: "It fits.",
    match_score: score,
    alternative_templates: [{ template: "default", name: "Default", score: alternative }],
  });
  const isValid = (score: number, alternative: number) =>
    templateRecommendationSchema.safeParse(match(score, alternative)).success;
  expect([isValid(0, 1), isValid(1, 0)]).toEqual([true, true]);
  expect([isValid(1.1, 0), isValid(0, 1.1), isValid(-0.1, 0), isValid(0, -0.1)]).toEqual([false, false, false, false]);
});
