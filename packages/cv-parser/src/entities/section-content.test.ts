import { expect, test } from "vitest";
import type { Section } from "../core/section.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { contentKind } from "./section-content.ts";

const kindOf = (text: string, hasSkills: boolean) => {
  const layout = layoutOfText(text);
  const [heading, ...lines] = layout.lines;
  if (heading === undefined) throw new Error("A section needs a title.");
  return contentKind(
    layout,
    { kind: "other", title: heading.text, headings: [heading], lines, score: 1 },
    { hasSkills },
  );
};

test("a list of short names under a title of its own holds skills where no other section does", () => {
  const list = "Core\nDough\nOvens\nShift planning\nExcel";
  expect(kindOf(list, false)).toBe("skills");
  expect(kindOf(list, true)).toBe("other");
});

test("sentences, and lists of few names, hold none", () => {
  expect(kindOf("Core\nI bake.\nI like to plan shifts.\nI travel.\nI read.", false)).toBe("other");
  expect(kindOf("Core\nDough\nOvens", false)).toBe("other");
});

test("a summary of posts with their years is experience, unless another section holds the posts", () => {
  const layout = layoutOfText(
    "Career Summary\nShift Manager, Acme Bakery Ltd\n2019 - 2023\nBaker, Rye & Sons Ltd\n2015 - 2019",
  );
  const [heading, ...lines] = layout.lines;
  if (heading === undefined) throw new Error("A section needs a title.");
  const section: Section = { kind: "summary", title: heading.text, headings: [heading], lines, score: 1 };
  expect(contentKind(layout, section, { hasJobs: false })).toBe("experience");
  expect(contentKind(layout, section)).toBe("summary");
  const prose = layoutOfText("Career Summary\nI baked for Acme from 2015 to 2019 and like to teach.");
  expect(contentKind(prose, { ...section, lines: prose.lines.slice(1) }, { hasJobs: false })).toBe("summary");
});

test.each([
  ["• First aid at work\n• Forklift B1\n• Food hygiene L2\n• Fire marshal", "certifications"],
  ["• BSc Bakery, Hill College\n• Diploma, Reed School\n• Food hygiene L2\n• Fire marshal", "education"],
])("qualifications that name hardly any school are certificates: %s", (items, kind) => {
  const [first, ...lines] = layoutOfText(`Qualifications\n${items}`).lines;
  if (first === undefined) throw new Error("A section needs a title.");
  const section: Section = { kind: "education", title: first.text, headings: [first], lines, score: 1 };
  expect(contentKind(layoutOfText(`Qualifications\n${items}`), section)).toBe(kind);
});

test.each([
  ["Qualificação Profissional", "- Pontualidade\n- Trabalho em equipe\n- Boa comunicação\n- Iniciativa", "skills"],
  ["Zusatzqualifikationen", "Excel\nWord\nSchreibmaschine\nStaplerschein", "certifications"],
  ["Zusatzqualifikationen", "Excel 2021\nWord\nSchreibmaschine\nSteno", "certifications"],
])("what somebody can do is no certificate, though a title calls it a qualification: %s", (title, items, kind) => {
  const [first, ...lines] = layoutOfText(`${title}\n${items}`).lines;
  if (first === undefined) throw new Error("A section needs a title.");
  const section: Section = { kind: "certifications", title, headings: [first], lines, score: 1 };
  expect(contentKind(layoutOfText(`${title}\n${items}`), section)).toBe(kind);
});
