import { sectionKinds } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { contactWordsFor } from "../../words/contact-page/index.ts";
import { labelsFor } from "./labels.ts";
import { translations } from "../../words/site/index.ts";

describe("the words of a site", () => {
  const codes = Object.keys(translations);

  test.each(codes)("have a title for every kind of section in %s", (code) => {
    expect(sectionKinds.filter((kind) => !kind.titles[code])).toEqual([]);
  });

  test.each(codes)("are said in %s, and the few that are not in English", (code) => {
    const { labels, labelsLang } = labelsFor(code);
    expect(labelsLang).toBe(code);
    expect(Object.values(labels).every((label) => label.trim() !== "")).toBe(true);
    const english = labelsFor("en").labels;
    expect([labels.write, labels.skip]).not.toEqual([english.write, english.skip]);
    expect(contactWordsFor(code).yourMessage).not.toBe(contactWordsFor("en").yourMessage);
  });

  test.each(codes)("name what people of business and of the arts tell, in %s", (code) => {
    const { labels } = labelsFor(code);
    const english = labelsFor("en").labels;
    const said = [labels.leadership, labels.competencies, labels.exhibitions, labels.madeWith, labels.report];
    const inEnglish = [english.leadership, english.competencies, english.exhibitions, english.madeWith, english.report];
    expect(said.filter((label) => inEnglish.includes(label))).toEqual([]);
    expect(labels.madeWith).toContain("Vitrin");
  });

  test.each([
    ["ms", "id"],
    ["sr-Latn", "hr"],
    ["nb", "no"],
  ])("are those of a close language where one has none: %s", (code, close) => {
    expect(labelsFor(code)).toEqual(labelsFor(close));
  });

  test("are English where a language has none", () => {
    expect(labelsFor("eu")).toEqual(labelsFor("en"));
  });
});
