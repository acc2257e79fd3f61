import { expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readSkills } from "./skills.ts";

const skills = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readSkills(layout, layout.lines).map(({ fields }) => [fields.name?.value, fields.category?.value]);
};

test("the last mark of one column names no group of those in the next, which begin at the top", () => {
  const column = (x: number, names: string[]): LineSpec[] =>
    names.map((text, index) => ({ ...line(text, { x, bullet: "•" }), y: 100 + index * 14 }));
  const names = ["Joinery", "Veneering", "Carving", "Turning", "Gilding", "Glazing"];
  const specs = [...column(40, names.slice(0, 2)), ...column(200, names.slice(2, 4)), ...column(360, names.slice(4))];
  expect(skills(specs)).toEqual(names.map((name) => [name, undefined]));
});

test("a level that the column breaks off ends its name and makes no group of it", () => {
  const specs = ["Joinery – Advanced", "Veneering – Expert", "Carving by hand –", "Intermediate", "Turning – Expert"];
  expect(skills(specs.map((text) => line(text)))).toEqual([
    ["Joinery", undefined],
    ["Veneering", undefined],
    ["Carving by hand", undefined],
    ["Turning", undefined],
  ]);
});
