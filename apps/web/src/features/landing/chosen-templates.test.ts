import type { Template } from "@vitrine/model";
import { expect, test } from "vitest";
import { chosenTemplates } from "./chosen-templates.ts";

const group = (category: string, ...slugs: string[]) => ({
  category,
  templates: slugs.map((slug) => ({ slug }) as Template),
});
const slugs = (groups: ReturnType<typeof group>[]) => chosenTemplates(groups).map(({ slug }) => slug);

test("eight templates, of each category one before a second of any", () => {
  const groups = [group("A", "a1", "a2", "a3"), group("B", "b1"), group("C", "c1", "c2", "c3", "c4", "c5", "c6")];
  expect(slugs(groups)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "c3", "c4"]);
});

test("a small catalogue is shown whole", () => {
  expect(slugs([group("A", "a1"), group("B")])).toEqual(["a1"]);
  expect(slugs([])).toEqual([]);
});
