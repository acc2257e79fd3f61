import { expect, test } from "vitest";
import type { Section, SectionKind } from "../core/section.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { withoutRecurringTitles } from "./recurring-titles.ts";

const { lines } = layoutOfText("Synopsis\nKept the ovens of three shops");
const section = (kind: SectionKind, title: string): Section => ({
  kind,
  title,
  headings: lines.slice(0, 1),
  lines: lines.slice(1),
  score: 1,
});
const kinds = (sections: Section[]) =>
  withoutRecurringTitles(sections).map(({ kind, lines: own }) => [kind, own.length]);

test("a title that comes back below each job belongs to the jobs, with its lines", () => {
  const part = section("summary", "Synopsis:");
  expect(kinds([section("experience", "Employment"), part, part, part])).toEqual([["experience", 7]]);
});

test("a label that comes back within projects is a part of them, whatever list its words would open", () => {
  const part = section("experience", "Work done with tools:");
  expect(kinds([section("projects", "Projects"), part, part, part])).toEqual([["projects", 7]]);
  const job = section("experience", "Experience:");
  expect(kinds([section("projects", "Projects"), job, job, job])).toHaveLength(4);
});

test("twice is no habit, and lists of jobs are never parts of each other", () => {
  const part = section("summary", "Synopsis");
  expect(kinds([section("experience", "Employment"), part, part])).toHaveLength(3);
  expect(kinds([section("projects", "Projects"), part, part])).toEqual([["projects", 5]]);
  const job = section("experience", "Experience");
  expect(kinds([job, job, job])).toHaveLength(3);
});
