import { expect, test } from "vitest";
import { templateCategoryOf, templateDisplayName } from "./display-name.ts";
import { templateCategories } from "./vocabulary.ts";

test("R3.3-60 five templates have a short name", () => {
  expect(
    ["modern", "default", "circuit-flow", "executive-dashboard", "minimal"].map((slug) => templateDisplayName(slug)),
  ).toEqual(["Modern", "Classic", "Circuit Flow", "Executive", "Minimal"]);
});

test("R3.3-61 the slug stands for the others, or another word where one is given", () => {
  expect(templateDisplayName("eco-vision")).toBe("eco-vision");
  expect(templateDisplayName("eco-vision", "Custom")).toBe("Custom");
  expect(templateDisplayName("modern", "Custom")).toBe("Modern");
  expect(templateDisplayName("constructor")).toBe("constructor");
});

test("R3.3-59 an unknown template belongs to Professional", () => {
  expect(templateCategories.map(templateCategoryOf)).toEqual([...templateCategories]);
  for (const name of [undefined, "", "Culinary", "academic"]) expect(templateCategoryOf(name)).toBe("Professional");
});
