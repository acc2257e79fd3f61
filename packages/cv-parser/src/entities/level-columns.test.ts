import { expect, test } from "vitest";
import type { Section } from "../core/section.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { isLevelColumn } from "./level-columns.ts";

const section = (title: string, text: string): Section => ({
  kind: "publications",
  title,
  headings: [],
  lines: layoutOfText(text).lines,
  score: 1,
});

test("a head of the table of languages above levels alone is no title", () => {
  expect(isLevelColumn(section("Writing", "C2\nA2"))).toBe(true);
  expect(isLevelColumn(section("Spoken", "production\nB1"))).toBe(true);
  expect(isLevelColumn(section("Writing", "The Long Quay, a novel\nC2"))).toBe(false);
  expect(isLevelColumn(section("Mother tongue(s)", "Danish"))).toBe(false);
});
