import type { Entry } from "@vitrine/model";
import { expect, test } from "vitest";
import { publicationsCount, readPasted } from "./read-pasted.ts";

const known = (title: string): Entry => ({
  id: 1,
  kind: "publications",
  fields: { title, date: "2001" },
  visible: true,
  position: 1,
  version: 1,
  problem: null,
});
const titles = (list: readonly { fields: Readonly<Record<string, unknown>> }[]) =>
  list.map(({ fields }) => fields["title"]);

test("a pasted list is sorted into what can be added, is there already, has no room, or could not be read", () => {
  const text = ["One", "Two", "Three", "Four"].map((title, index) => `@book{b${index}, title={${title}}, year=2001}`);
  const reading = readPasted(`${text.join("\n")}\n@book{x, title={`, [known("Two")], 2);
  expect(titles(reading?.fresh ?? [])).toEqual(["One", "Three"]);
  expect(reading?.duplicates).toEqual([{ title: "Two", because: "title" }]);
  expect(titles(reading?.left ?? [])).toEqual(["Four"]);
  expect(reading?.problems.map(({ line }) => line)).toEqual([5]);
});

test("nothing pasted is nothing read", () => {
  expect(readPasted(" \n ", [], 5)).toBeNull();
  expect([publicationsCount(1), publicationsCount(12)]).toEqual(["1 publication", "12 publications"]);
});
