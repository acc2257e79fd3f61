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

test("words for where a project is to be seen, and what stands behind a bracket of tools, are no part of its name", () => {
  expect(
    read("Reed Bridge [Link]", "- Oak over the mill stream", "Tide Clock (GitHub | Demo)", "- Four harbours"),
  ).toEqual([
    ["Reed Bridge", "• Oak over the mill stream"],
    ["Tide Clock", "• Four harbours"],
  ]);
  expect(
    read("Reed Bridge (Oak, Steel) – carries walkers over the mill stream. Drew all joints and built a model.")[0],
  ).toEqual(["Reed Bridge", expect.stringContaining("Drew all joints and built a model")]);
});

test("words that begin small behind a dash tell what a project is", () => {
  expect(read("Reed Bridge – a bridge of oak for walkers", "- Drew all joints", "- Built it")).toEqual([
    ["Reed Bridge", "a bridge of oak for walkers\n• Drew all joints\n• Built it"],
  ]);
});

test("what the row of a title tells behind its year, its colon or a full stop is kept", () => {
  const rows = [
    "Reed Bridge, 2021: carries walkers over the stream. Joints, pegs and boards were drawn by hand.",
    "Tide Clock, 2022: four harbours. Shows when small boats may leave.",
  ];
  expect(read(...rows)).toEqual([
    ["Reed Bridge", "carries walkers over the stream. Joints, pegs and boards were drawn by hand"],
    ["Tide Clock", "four harbours. Shows when small boats may leave"],
  ]);
});

test("where two marks take turns, those of the first are names", () => {
  expect(read("• Reed Bridge", "- Drew all joints.", "- Built a model.", "• Tide Clock", "- Shows the tides.")).toEqual(
    [
      ["Reed Bridge", "• Drew all joints.\n• Built a model"],
      ["Tide Clock", "• Shows the tides"],
    ],
  );
});

test("a short row between paragraphs of a text without places is the next name", () => {
  const told = "carries walkers over the mill stream. Drew all joints, built a model of them and led the work on site.";
  expect(read("Reed Bridge", told, "Tide Clock", told).map(([title]) => title)).toEqual(["Reed Bridge", "Tide Clock"]);
});

test("labels below a labelled name tell of it and date it", () => {
  const form = (name: string, year: number) => [
    `Project: ${name}`,
    "Role: Joiner",
    `Duration: 03/${year} – 08/${year}`,
    "Tools: oak, saw",
    "Description: Drew all joints and built a model.",
  ];
  const layout = layoutOfText([...form("Reed Bridge", 2020), ...form("Tide Clock", 2021)].join("\n"));
  const found = readProjects(layout, layout.lines).map(({ fields }) => [
    fields.title?.value,
    fields.start_date?.value,
    fields.description?.value,
  ]);
  const told = "Role: Joiner\nDescription: Drew all joints and built a model.";
  expect(found).toEqual([
    ["Reed Bridge", "2020-03", told],
    ["Tide Clock", "2021-03", told],
  ]);
});

test("what somebody was in a project is no part of its name", () => {
  expect(read("Reed Bridge, Team Member", "2021", "- Oak over the mill stream")[0]?.[0]).toBe("Reed Bridge");
});

test("labels before a name and words behind it go, though a comma parts the name", () => {
  expect(read("Project: Reed Bridge, Tarn [Link]", "- Oak over the mill stream")[0]?.[0]).toBe("Reed Bridge, Tarn");
});
