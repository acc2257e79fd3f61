import { expect, test } from "vitest";
import { findItems, type PaletteItem } from "./find-items.ts";

const item = (group: PaletteItem["group"], label: string, detail = ""): PaletteItem => ({
  id: `${group} ${label}`,
  group,
  label,
  detail,
  run: () => undefined,
});
const items = [
  item("Help", "Uploading your CV"),
  item("Sites", "Portfolio of Renée Übel", "renee-uebel"),
  item("Entries", "Bridge engineer", "Experience in Portfolio"),
  item("Entries", "Old bridge", "Projects"),
  item("Actions", "Create New Website"),
];
const labels = (search: string) => findItems(items, search).flatMap((group) => group.items.map(({ label }) => label));

test("every word begins a word of what is found, whatever its case and marks", () => {
  expect(labels("RENEE ub")).toEqual(["Portfolio of Renée Übel"]);
  expect(labels("engineer exp")).toEqual(["Bridge engineer"]);
  expect(labels("ridge")).toEqual([]);
});

test("what begins with the words comes first, and the groups keep their order", () => {
  expect(labels("bridge")).toEqual(["Bridge engineer", "Old bridge"]);
  expect(findItems(items, "p").map(({ group }) => group)).toEqual(["Sites", "Entries"]);
});

test("without words it offers where to begin, and never more than a few of a kind", () => {
  expect(findItems(items, " ").map(({ group }) => group)).toEqual(["Actions", "Sites"]);
  const many = Array.from({ length: 20 }, (_, index) => item("Templates", `Template ${index}`));
  expect(findItems(many, "template")[0]?.items).toHaveLength(6);
});
