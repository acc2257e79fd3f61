import { expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";

const point = (text: string) => line(text, { bullet: "•", x: 81 });
const kindsOf = (specs: LineSpec[]) => splitSections(layoutOfLines(specs)).map(({ kind, title }) => [kind, title]);

test("bold rows above bullets are cut at no blank, though it lies where the bullets begin", () => {
  const kinds = kindsOf([
    line("Mira Holt", { size: 18 }),
    line("WORK EXPERIENCE", { bold: true, gap: 12 }),
    line("Town Hall of Tarn", { bold: true, gap: 6 }),
    line("Clerk, 2015 – 2019"),
    line("Technical Drawings", { bold: true, gap: 6 }),
    point("Kept the plans of forty houses."),
    point("Copied maps for the office."),
    line("Language Lessons", { bold: true, gap: 6 }),
    point("Taught the clerks of the town."),
    point("Wrote letters in three tongues."),
    line("EDUCATION", { bold: true, gap: 12 }),
    line("Diploma of Trade, Tarn College, 2014", { gap: 6 }),
  ]);
  expect(kinds).toEqual([
    ["header", ""],
    ["experience", "WORK EXPERIENCE"],
    ["education", "EDUCATION"],
  ]);
});
