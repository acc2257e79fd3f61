import { describe, expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readCertifications } from "./certifications.ts";
import { readSkills } from "./skills.ts";

const told = ["Mends hulls and masts of many kinds, wherever", "they lie, and teaches others how it is done at sea"];
/** Rows of a narrow column below running text with the same leading; `apart` before each name. */
const listOf = (names: string[][], apart: number): LineSpec[] =>
  names.flatMap((rows) => rows.map((text, index) => line(text, { gap: index === 0 ? apart : 2 })));

function read(names: string[][], apart: number) {
  const layout = layoutOfLines([
    line(told[0] ?? ""),
    line(told[1] ?? "", { gap: 2 }),
    ...listOf(names, apart).map((spec) => ({ ...spec, column: 1 })),
  ]);
  const lines = layout.lines.slice(told.length);
  return {
    skills: readSkills(layout, lines).map(({ fields }) => fields.name?.value),
    certificates: readCertifications(layout, lines, "name").map(({ fields }) => fields["name"]?.value),
  };
}

describe("names that a narrow column breaks", () => {
  const names = [["Rope", "Splicing"], ["Hull", "Painting"], ["Steering"], ["Mast", "Climbing"]];

  test("go on in rows as close as those of running text, however they begin", () => {
    expect(read(names, 6).skills).toEqual(["Rope Splicing", "Hull Painting", "Steering", "Mast Climbing"]);
    expect(read(names, 6).certificates).toEqual(["Rope Splicing", "Hull Painting", "Steering", "Mast Climbing"]);
  });

  test("are told by nothing where all rows are as far apart", () => {
    expect(read(names, 2).skills).toHaveLength(7);
  });
});

test("stars in a row of their own, and those beside the first row of a name, are no part of it", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "Rope and" }, { text: "★★★☆☆", x: 160 }] },
    line("splicing"),
    line("Hull painting", { gap: 6 }),
    line("●●●○", { bullet: "●" }),
    line("Steering", { gap: 6 }),
    line("●●○○", { bullet: "●" }),
  ]);
  expect(readSkills(layout, layout.lines).map(({ fields }) => fields.name?.value)).toEqual([
    "Rope and splicing",
    "Hull painting",
    "Steering",
  ]);
});
