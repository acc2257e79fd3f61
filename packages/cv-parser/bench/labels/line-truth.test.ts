import { expect, test } from "vitest";
import type { SectionKind } from "../../src/core/section.ts";
import { lineStates } from "../../src/labels/line-states.ts";
import { layoutOfLines, line } from "../../src/fixtures/layouts.ts";
import { alignLines } from "./align.ts";
import { lineTruth } from "./line-truth.ts";

test("labels tell titles, beginnings and what is inside, and say nothing of what they do not know", () => {
  const { lines } = layoutOfLines(
    [
      "Experience",
      "Gantry Operator, Northwind Harbour",
      "Port of Zarnowice, March 2012",
      "Moved containers by night",
      "Zumba!",
      "Hobbies",
      "Sailing",
    ].map((text) => line(text)),
  );
  const section = (kind: SectionKind, title: string) => ({ kind, title, headings: [], lines: [], score: 1 });
  const [jobs, hobbies] = [section("experience", "Experience"), section("interests", "Hobbies")];
  const placed = lines.map((each, index) => ({
    line: each,
    section: index < 5 ? jobs : hobbies,
    isHeading: index === 0 || index === 5,
  }));
  const gold = {
    experiences: [
      {
        position: "Gantry Operator",
        company: "Northwind Harbour",
        location: "Port of Zarnowice",
        start_date: "2012-03",
        description: "Moved containers by night",
      },
    ],
  };
  const told = lineTruth(placed, alignLines(placed, gold)).map((state) => {
    const { kind, rank } = lineStates[state ?? -1] ?? {};
    return kind === undefined ? null : `${kind} ${rank}`;
  });
  expect(told).toEqual([
    "experience title",
    "experience begin",
    "experience head",
    "experience inside",
    null,
    "rest title",
    "rest inside",
  ]);
});
