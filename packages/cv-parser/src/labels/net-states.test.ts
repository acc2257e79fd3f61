import { describe, expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import { lineStates } from "./line-states.ts";
import { readWithNet } from "./line-net.ts";
import { netParts } from "./net-parts.ts";
import type { NetPart } from "./net-parts.ts";
import { beginShare, chainScores } from "./net-states.ts";
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
  const reading = readWithNet(shippedNet(), layout, layout.lines);
  const scores = chainScores(reading.states);
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
    expect(readWithNet(shippedNet(), endless, endless.lines).states).toHaveLength(1);
    expect(readWithNet(shippedNet(), endless, []).states).toEqual([]);
  });

  test("tells the rows that open an entry from those within", () => {
    const shares = reading.states.map(beginShare);
    expect(shares[3]).toBeGreaterThan(0.8);
    expect(shares[7]).toBeGreaterThan(0.8);
    for (const inside of [4, 5]) expect(shares[inside]).toBeLessThan(0.2);
  });

  test("names the parts of a head, and says nothing of words that it has not read", () => {
    const partOf = (words: string): NetPart | undefined => {
      const start = layout.text.indexOf(words);
      const shares = reading.partShares([{ start, end: start + words.length }]);
      return shares === null ? undefined : netParts[shares.indexOf(Math.max(...shares))];
    };
    expect(partOf("Warehouse supervisor")).toBe("post");
    expect(partOf("March 2019 – June 2022")).toBe("date");
    expect(partOf("Bachelor of Science in Logistics")).toBe("degree");
    expect(partOf("University of Leeds")).toBe("school");
    expect(reading.partShares([])).toBeNull();
    expect(reading.partShares([{ start: 9000, end: 9010 }])).toBeNull();
  });
});
