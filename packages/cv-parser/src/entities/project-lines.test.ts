import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readProjects } from "./projects.ts";

const read = (...rows: readonly string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readProjects(layout, layout.lines).map(({ fields }) => [
    fields.title?.value,
    fields.description?.value.replace(/\.$/, "") ?? "",
  ]);
};

const told = [
  ["Reed Bridge", "Footbridge of oak over the mill stream at Tarn"],
  ["Tide Clock", "Shows the water of four harbours on one small screen"],
];

test.each([": ", " – ", " - "])(
  "rows that are a name and what is told of it behind %j each begin a project",
  (sign) => {
    expect(read(...told.map((each) => `${each.join(sign)}.`))).toEqual(told);
    expect(read(...told.map((each) => `- ${each.join(sign)}`))).toEqual(told);
  },
);

test("labels below a name begin no project, and few words behind a dash are part of the name", () => {
  expect(read("Reed Bridge", "Role: drew all joints and built a model of them", "Tools: oak, saw")).toHaveLength(1);
  expect(read("- Reed Bridge – an oak footbridge", "- Tide Clock – four harbours")).toEqual([
    ["Reed Bridge – an oak footbridge", ""],
    ["Tide Clock – four harbours", ""],
  ]);
});

test("names in a bracket, and a post behind a comma, are no part of the title", () => {
  expect(read("- Reed Bridge (Oak, Steel)", "- Tide Clock (Python)", "- Creek Atlas (Second Edition)")).toEqual([
    ["Reed Bridge", ""],
    ["Tide Clock", ""],
    ["Creek Atlas (Second Edition)", ""],
  ]);
  expect(read("Reed Bridge, Site Manager", "2021", "- Oak over the mill stream")[0]?.[0]).toBe("Reed Bridge");
});
