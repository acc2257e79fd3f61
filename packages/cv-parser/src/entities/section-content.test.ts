import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { contentKind } from "./section-content.ts";

const kindOf = (text: string, hasSkills: boolean) => {
  const layout = layoutOfText(text);
  const [heading, ...lines] = layout.lines;
  if (heading === undefined) throw new Error("A section needs a title.");
  return contentKind(layout, { kind: "other", title: heading.text, headings: [heading], lines, score: 1 }, hasSkills);
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
