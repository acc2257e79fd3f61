import { describe, expect, test } from "vitest";
import { answersHold, templateQuestions, type TemplateAnswers } from "./template-filter.ts";
import type { TemplateMatchFacts } from "./vocabulary.ts";

const facts = (part: Partial<TemplateMatchFacts>): TemplateMatchFacts => ({
  professions: [],
  keywords: [],
  seniority: "any",
  needs: [],
  density: 5,
  tone: 2,
  ats: true,
  ...part,
});

describe("a template is narrowed down", () => {
  test.each([
    [{ look: "sober" }, { tone: 1 }, { tone: 2 }],
    [{ look: "balanced" }, { tone: 3 }, { tone: 4 }],
    [{ look: "playful" }, { tone: 4 }, { tone: 3 }],
    [{ pictures: "many" }, { needs: ["images" as const] }, { needs: ["photo" as const] }],
    [{ pictures: "none" }, { needs: ["code" as const] }, { needs: ["photo" as const] }],
    [{ length: "short" }, { density: 4 }, { density: 6 }],
    [{ length: "long" }, { density: 6 }, { density: 4 }],
    [
      { look: "sober", length: "long" },
      { tone: 0, density: 7 },
      { tone: 0, density: 2 },
    ],
  ])("%j", (answers, taken, left) => {
    expect([answersHold(facts(taken), answers), answersHold(facts(left), answers)]).toEqual([true, false]);
  });

  test("by nothing where nothing, or what nobody offers, was chosen", () => {
    const given: TemplateAnswers[] = [{}, { look: "any" }, { look: "loud" }, { mood: "sober" }];
    for (const answers of given) expect(answersHold(facts({ tone: 5 }), answers)).toBe(true);
    expect(templateQuestions.map(({ name }) => name)).toEqual(["look", "pictures", "length"]);
  });
});
