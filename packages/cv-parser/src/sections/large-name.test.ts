import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const title = (text: string): LineSpec => line(text, { size: 13, bold: true, gap: 12 });
const outline = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs)).flatMap(({ kind, lines }) =>
    lines.length === 0 ? [] : [[kind, lines.map(({ text }) => text)]],
  );
const job = [title("Experience"), line("Welder, Old Dock"), line("2019 - 2023"), line("Mended hulls of steel")];

test("a name in the largest letters at the foot of a list, and the post below it, tell of the person", () => {
  const rows = [title("Languages"), line("Welsh"), line("Dutch")];
  const name = [line("MIRA", { size: 20, gap: 60 }), line("HOLTBY", { size: 20 }), line("Welder")];
  expect(outline([...job, ...rows, ...name])).toEqual([
    ["experience", ["Welder, Old Dock", "2019 - 2023", "Mended hulls of steel"]],
    ["languages", ["Welsh", "Dutch"]],
    ["header", ["MIRA", "HOLTBY", "Welder"]],
  ]);
});

test("a known title in the largest letters names what stands below it", () => {
  expect(outline([...job, line("Languages", { size: 20, gap: 20 }), line("Welsh")]).at(-1)).toEqual([
    "languages",
    ["Welsh"],
  ]);
});

test("sentences at the top of a column beside a list are the person's", () => {
  const aside = (text: string, y: number): LineSpec => ({ cells: [{ text, x: 260 }], y, column: 1 });
  const told = [
    "Welder of hulls and masts with ten years",
    "at the docks. Calm in storms and glad of",
    "good tools and of company.",
  ];
  const rows = [line("Mira Holtby", { size: 20 }), title("Languages"), line("Welsh"), line("Dutch")];
  expect(outline([...rows, ...told.map((text, index) => aside(text, 40 + index * 14))])).toEqual([
    ["header", ["Mira Holtby"]],
    ["languages", ["Welsh", "Dutch"]],
    ["header", told],
  ]);
});

test("marks of a scale behind a word make no title of it", () => {
  const rated = (text: string): LineSpec => ({ cells: [{ text }, { text: "★★★☆☆", x: 160 }] });
  expect(
    outline([...job, title("Skills"), rated("Excel"), rated("Courses"), rated("Welding")]).at(-1)?.[1],
  ).toHaveLength(3);
});
