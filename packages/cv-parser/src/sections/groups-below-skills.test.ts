import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const title = (text: string): LineSpec => line(text, { size: 14, bold: true, gap: 12 });
const row = (label: string, text: string): LineSpec => ({
  cells: [
    { text: label, bold: true },
    { text, x: 160 },
  ],
});

const sectionsOf = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs))
    .filter(({ headings }) => headings.length > 0)
    .map(({ kind, lines }) => [kind, lines.length]);

test("what stands beside lists below the title of skills names groups of them, and languages stay languages", () => {
  const cv = [
    title("Experience"),
    row("2019 – 2024", "Baker at Mill & Sons"),
    row("2015 – 2019", "Helper at a farm"),
    title("Skills"),
    row("Research", "Sourdough, Rye, Spelt"),
    row("Tools", "Deck ovens, Racks, Scales"),
    row("Languages", "Rust, Zig, Elm"),
    row("Languages", "Irish (native), Welsh"),
  ];
  expect(sectionsOf(cv)).toEqual([
    ["experience", 2],
    ["skills", 3],
    ["languages", 1],
  ]);
});
