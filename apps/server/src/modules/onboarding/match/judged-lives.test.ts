import { completeParsedData, parsedDataSchema, recommendTemplate, type ParsedData } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { expect, test } from "vitest";
import { judgedLives, type JudgedLife } from "../testing/judged-lives/index.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** The CV that a life in short stands for: posts of three years each, the latest still held. */
function cvOf(life: JudgedLife): ParsedData {
  const count = (times: number | undefined) => Array.from({ length: times ?? 0 }, (_, index) => index + 1);
  return completeParsedData(
    parsedDataSchema.parse({
      personal_info: { links: life.hasCode ? [{ label: "Code", url: "https://github.com/example" }] : [] },
      experiences: life.posts.map((position, index) => ({
        position,
        company: "Example Ltd",
        start_date: `${2023 - index * 3}-01`,
        end_date: index === 0 ? null : `${2025 - index * 3}-12`,
        description: "",
      })),
      educations: life.studied ? [{ degree: life.studied, institution: "Example University" }] : [],
      skills: life.skills.split(", ").map((name) => ({ name })),
      projects: count(life.projects).map((index) => ({ title: `Work ${index}`, description: "" })),
      publications: count(life.papers).map((index) => ({ title: `Paper ${index}` })),
    }),
  );
}

/** The first three that a person is shown. */
function firstThree(life: JudgedLife, plan: "free" | "premium"): string[] {
  const hasPicture = life.hasPicture === true;
  const found = recommendTemplate(cvOf(life), { manifests: templateManifests, plan, hasPicture, now });
  return [found.recommended_template, ...found.alternative_templates.map(({ template }) => template)].slice(0, 3);
}

test("every judgement names templates that there are", () => {
  const slugs = new Set(templateManifests.map(({ slug }) => slug));
  expect(judgedLives.flatMap(({ fitting }) => fitting).filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(judgedLives).toHaveLength(60);
  expect(new Set(judgedLives.map(({ profession }) => profession)).size).toBe(20);
});

test.each(["free", "premium"] as const)("one of the first three fits nine lives of ten, on the plan %s", (plan) => {
  const missed = judgedLives.flatMap((life) => {
    const shown = firstThree(life, plan);
    const fits = shown.some((slug) => life.fitting.includes(slug));
    return fits ? [] : [`${life.posts[0] ?? life.studied}: ${shown.join(", ")}`];
  });
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(6);
});
