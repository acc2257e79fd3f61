import { describe, expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import { lineStates } from "./line-states.ts";
import { netScores } from "./net-states.ts";
import { shippedNet } from "./shipped-weights.ts";

const layout = layoutOfLines([
  line("Nadia Okonkwo", { bold: true, size: 18 }),
  line("nadia.okonkwo@example.org"),
  line("Work history", { bold: true, gap: 14 }),
  line("Warehouse supervisor, Harlow Freight Ltd, March 2019 – June 2022", { bold: true }),
  line("Led a team of eight people across two sites.", { bullet: "•" }),
  line("Reduced waiting times by a third.", { bullet: "•" }),
  line("Schooling", { bold: true, gap: 14 }),
  line("Bachelor of Science in Logistics, University of Leeds, 2015 – 2018", { bold: true }),
  line("What I speak", { bold: true, gap: 14 }),
  line("English: native"),
  line("French: fluent"),
]);

describe("the net that drawn CVs taught", () => {
  const scores = netScores(shippedNet(), layout, layout.lines);
  const best = scores.map((row) => lineStates[row.indexOf(Math.max(...row))]?.kind);

  test("gives each line of a plain page its section, below titles that no list holds too", () => {
    expect(best).toEqual([
      "person",
      "person",
      "experience",
      "experience",
      "experience",
      "experience",
      "education",
      "education",
      "languages",
      "languages",
      "languages",
    ]);
  });

  test("gives shares that come to one, but for the little that rules nothing out", () => {
    for (const row of scores) expect(row.reduce((sum, score) => sum + Math.exp(score), 0)).toBeCloseTo(1, 1);
  });

  test("reads no more of a line than a few dozen words, and no line at all", () => {
    const endless = layoutOfLines([line("word ".repeat(20_000))]);
    expect(netScores(shippedNet(), endless, endless.lines)).toHaveLength(1);
    expect(netScores(shippedNet(), endless, [])).toEqual([]);
  });
});
