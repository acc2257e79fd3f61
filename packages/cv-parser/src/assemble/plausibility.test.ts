import { describe, expect, test } from "vitest";
import { completeParsedData, emptyParsedData } from "@vitrine/model";
import type { DocumentLayout } from "../core/layout.ts";
import { readCv } from "../entities/read-cv.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { shippedLabeller } from "../labels/shipped-weights.ts";
import { splitSections } from "../sections/split-sections.ts";
import { isLikelyCv, overallConfidence } from "./plausibility.ts";

function isTaken(layout: DocumentLayout): boolean {
  const sections = splitSections(layout);
  return isLikelyCv(readCv(layout, sections, shippedLabeller()), sections, layout);
}

const onPage = (layout: DocumentLayout, page: number): DocumentLayout => ({
  ...layout,
  lines: layout.lines.map((line, at) => (at === layout.lines.length - 1 ? { ...line, page } : line)),
});

describe("what is taken for a CV", () => {
  const teaching =
    "EDUCATION\n\nThe mill teaches bakers of all kinds how bread was made in the years 2011 and 2013, and";
  const career = "EXPERIENCE\n\nMaster Baker, Old Mill Bakery, Hull (Mar 2019 - Present)";
  const owner = "Ada Example\nHull | ada@mail.example\n\n";

  test("a paper that names nobody who can be reached needs more than a title and years", () => {
    expect(isTaken(layoutOfText(`${teaching} for whom it was made there.`))).toBe(false);
    expect(isTaken(layoutOfText(`Our house\n\n${career}`))).toBe(true);
  });

  test("a paper of very many pages needs more than one title of a career", () => {
    expect(isTaken(layoutOfText(owner + career))).toBe(true);
    expect(isTaken(onPage(layoutOfText(owner + career), 3))).toBe(true);
    expect(isTaken(onPage(layoutOfText(owner + career), 30))).toBe(false);
  });

  test("a CV of very many pages is known by how it begins", () => {
    const jobs = [2019, 2015, 2011, 2007].map(
      (year) => `Baker, Mill No. ${year}, Hull\nMar ${year} - May ${year + 2}\n`,
    );
    const long = (title: string) => onPage(layoutOfText(`${owner}${title}\n\n${jobs.join("\n")}\nThe end`), 30);
    expect(isTaken(long("EXPERIENCE"))).toBe(true);
    expect(isTaken(long("Figure 1: The mill"))).toBe(false);
  });
});

test("a document's figure is the mean of its marks, in which each main fact that is missing counts as wrong", () => {
  const marked = (confidence: number) => ({ confidence, rule: "name.score", spans: [] });
  const evidence = { "/personal_info/name": marked(0.9), "/personal_info/email": marked(0.9) };
  const cv = completeParsedData(emptyParsedData());
  cv.personal_info.name = "Ada Example";
  cv.personal_info.email = "ada@mail.example";
  expect(overallConfidence(evidence, cv)).toBe(0.45);
  cv.languages = [{ name: "English", level: "" }] as typeof cv.languages;
  expect(overallConfidence(evidence, cv)).toBe(0.6);
  expect(overallConfidence({}, completeParsedData(emptyParsedData()))).toBe(0);
});
