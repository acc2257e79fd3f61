import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { limits } from "../limits.ts";
import { educationInputSchema, educationUpdateSchema } from "./education/schema.ts";
import { experienceInputSchema, experienceUpdateSchema } from "./experience/schema.ts";
import { groupProjects, projectInputSchema, projectUpdateSchema } from "./projects/schema.ts";
import { skillCategoryIcon, skillCategoryInputSchema, skillCategoryUpdateSchema } from "./skills/schema.ts";

const experience = { position: "Engineer", name: "Acme", start_date: "2020-01", end_date: "2021-01" };
const education = { degree: "BSc", name: "MIT", start_date: "2016-09", end_date: "2020-06" };
const project = { title: "Vitrine", description: "A website from a CV." };
const skills = { title: "Programming", info: ["TypeScript", "SQL"] };

/** First message by the path of its field. */
function problems(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

describe("experience", () => {
  test("takes a whole one, trimmed and with unique skills", () => {
    const input = { ...experience, position: "  Engineer ", skills: ["SQL", " sql", "", "Go"] };
    expect(experienceInputSchema.parse(input)).toEqual({ ...experience, skills: ["SQL", "Go"] });
  });

  test("names everything that is missing at once, the start beside the names", () => {
    expect(Object.keys(problems(experienceInputSchema, {})).sort()).toEqual(["name", "position", "start_date"]);
    expect(Object.keys(problems(educationInputSchema, {})).sort()).toEqual(["degree", "name", "start_date"]);
    const empty = { position: "", name: " ", start_date: "", date: "" };
    expect(Object.keys(problems(experienceInputSchema, empty)).sort()).toEqual(["name", "position", "start_date"]);
    const backwards = { start_date: "2020-01", end_date: "2019-01" };
    expect(problems(experienceInputSchema, backwards)["end_date"]).toBe("End date must be after start date");
    expect(problems(experienceInputSchema, [])).toEqual({ "": "The request must be an object." });
    expect(problems(experienceInputSchema, { start_date: 5, end_date: "2019-01" })["end_date"]).toBeUndefined();
  });

  test("names each missing field", () => {
    expect(problems(experienceInputSchema, { position: "", name: " ", start_date: "2020-01" })).toEqual({
      position: "Job title is required",
      name: "Company name is required",
    });
    expect(problems(experienceInputSchema, { position: "Engineer", name: "Acme" })).toEqual({
      start_date: "Start date is required",
    });
  });

  test("a date text counts as a start, a blank one does not", () => {
    expect(problems(experienceInputSchema, { position: "Engineer", name: "Acme", date: "Summer 2019" })).toEqual({});
    expect(problems(experienceInputSchema, { position: "Engineer", name: "Acme", date: "  ", start_date: "" })).toEqual(
      {
        start_date: "Start date is required",
      },
    );
  });

  test("an end before the start is refused unless it is current; the same month is fine", () => {
    const reversed = { ...experience, end_date: "2019-12" };
    expect(problems(experienceInputSchema, reversed)).toEqual({ end_date: "End date must be after start date" });
    expect(problems(experienceInputSchema, { ...reversed, is_current: true })).toEqual({});
    expect(problems(experienceInputSchema, { ...experience, end_date: "2020-01" })).toEqual({});
    expect(problems(experienceUpdateSchema, { start_date: "2020-02", end_date: "2020-01" })).toEqual({
      end_date: "End date must be after start date",
    });
  });

  test("holds the description to 1000 characters", () => {
    const description = "x".repeat(1000);
    expect(problems(experienceInputSchema, { ...experience, description })).toEqual({});
    expect(problems(experienceInputSchema, { ...experience, description: `${description}x` })).toEqual({
      description: "The description may not be greater than 1000 characters.",
    });
  });

  test("an update takes any part and still refuses an empty required field", () => {
    expect(experienceUpdateSchema.parse({ place: "Berlin" })).toEqual({ place: "Berlin" });
    expect(problems(experienceUpdateSchema, { position: "" })).toEqual({ position: "Job title is required" });
  });
});

describe("education", () => {
  test("names each missing field", () => {
    expect(problems(educationInputSchema, { start_date: "2020-01" })).toEqual({
      degree: "Degree is required",
      name: "Institution is required",
    });
    expect(problems(educationInputSchema, { degree: "BSc", name: "MIT" })).toEqual({
      start_date: "Start date is required",
    });
    expect(problems(educationInputSchema, { ...education, end_date: "2016-08" })).toEqual({
      end_date: "End date must be after start date",
    });
  });

  test("limits: description 500, grade 20", () => {
    expect(problems(educationInputSchema, { ...education, description: "x".repeat(500), gpa: "4".repeat(20) })).toEqual(
      {},
    );
    expect(problems(educationInputSchema, { ...education, description: "x".repeat(501), gpa: "4".repeat(21) })).toEqual(
      {
        description: "The description may not be greater than 500 characters.",
        gpa: "The gpa may not be greater than 20 characters.",
      },
    );
  });

  test("an update takes any part, with unique courses", () => {
    expect(educationUpdateSchema.parse({ skills: ["Algebra", "ALGEBRA"] })).toEqual({ skills: ["Algebra"] });
  });
});

describe("skill category", () => {
  test("names each missing field", () => {
    expect(problems(skillCategoryInputSchema, {})).toEqual({
      title: "Category name is required",
      info: "At least one skill is required",
    });
    expect(problems(skillCategoryInputSchema, { ...skills, info: ["", "  "] })).toEqual({
      info: "At least one skill is required",
    });
  });

  test("names are unique whatever their case, and at most 100", () => {
    expect(problems(skillCategoryInputSchema, { ...skills, info: ["SQL", "sql"] })).toEqual({
      info: "Skill names must be unique.",
    });
    const many = Array.from({ length: limits.skillsPerCategory }, (_, index) => `skill ${index}`);
    expect(problems(skillCategoryInputSchema, { ...skills, info: many })).toEqual({});
    expect(problems(skillCategoryInputSchema, { ...skills, info: [...many, "more"] })).toEqual({
      info: "The info may not have more than 100 items.",
    });
  });

  test("an update may rename without its skills", () => {
    expect(skillCategoryUpdateSchema.parse({ title: "Tools" })).toEqual({ title: "Tools" });
  });

  test("R2.3-17 chooses the icon from the name, otherwise a star", () => {
    const named = ["Programming", "Languages", "Design", "Data & Analytics", "Marketing", "Project Management"];
    const more = ["Databases", "Frameworks", "Tools", "Soft Skills"];
    const chosen = [...named, ...more].map(skillCategoryIcon);
    expect(new Set(chosen).size).toBe(10);
    expect(chosen).not.toContain("icon-star");
    expect(skillCategoryIcon("Gardening")).toBe("icon-star");
    expect(skillCategoryIcon("")).toBe("icon-star");
    expect(skillCategoryIcon("programming languages")).toBe(skillCategoryIcon("Programming"));
  });
});

describe("project", () => {
  test("names each missing field; dates are free but in order", () => {
    expect(problems(projectInputSchema, {})).toEqual({
      title: "Project name is required",
      description: "Project description is required",
    });
    expect(problems(projectInputSchema, project)).toEqual({});
    expect(problems(projectInputSchema, { ...project, start_date: "2020-02", end_date: "2020-01" })).toEqual({
      end_date: "End date must be after start date",
    });
  });

  test("addresses are http(s) or empty", () => {
    const bad = { code_url: "github.com/x", implementation: "javascript:alert(1)", url: "ftp://x.org" };
    const message = "Please enter a valid URL";
    expect(problems(projectInputSchema, { ...project, ...bad })).toEqual({
      code_url: message,
      implementation: message,
      url: message,
    });
    const good = { code_url: "https://github.com/x", implementation: "", url: "http://x.org" };
    expect(projectInputSchema.parse({ ...project, ...good })).toEqual({ ...project, ...good });
  });

  test("limits: description 800, category 60, technologies unique", () => {
    expect(problems(projectUpdateSchema, { description: "x".repeat(800), category: "c".repeat(60) })).toEqual({});
    expect(problems(projectUpdateSchema, { description: "x".repeat(801), category: "c".repeat(61) })).toEqual({
      description: "The description may not be greater than 800 characters.",
      category: "The category may not be greater than 60 characters.",
    });
    expect(projectUpdateSchema.parse({ technologies: ["Go", "go", "Rust"] })).toEqual({ technologies: ["Go", "Rust"] });
  });

  test("groups by category in the order of the list; none is Other", () => {
    const list = [
      { id: 1, category: "web" },
      { id: 2, category: "" },
      { id: 3, category: "web" },
    ];
    expect(groupProjects(list)).toEqual({ web: [list[0], list[2]], Other: [list[1]] });
    expect(groupProjects([])).toEqual({});
  });

  test("a category named like a member of objects is a category like any other", () => {
    const list = [{ category: "constructor" }, { category: "__proto__" }];
    expect(Object.entries(groupProjects(list))).toEqual([
      ["constructor", [list[0]]],
      ["__proto__", [list[1]]],
    ]);
  });
});
