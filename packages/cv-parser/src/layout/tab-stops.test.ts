import { expect, test } from "vitest";
import type { Run } from "../core/document.ts";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";
import { toPiece } from "./piece.ts";
import { cutAtStops, lineStarts } from "./tab-stops.ts";

/** A run whose space is as wide as told. */
function aRun(left: string, gap: number, right: string): Run {
  const source = aSource().text(50, 100, `${left} ${right}`).build();
  const run = source.runs[0];
  if (!run?.offsets) throw new Error("The builder gives offsets.");
  const after = left.length + 1;
  const offsets = run.offsets.map((x, index) => (index < after ? x : x + gap - 5));
  return { ...run, offsets, width: run.width + gap - 5 };
}

test("edges that four rows share are stops", () => {
  const rows = [50, 50, 50, 50, 120, 120].map((x) => [{ ...toPiece(aRun("a", 5, "b")), x0: x }]);
  expect(lineStarts(rows)).toEqual([50]);
});

test("a run is cut before a word that starts at a stop, after a gap wider than a word space", () => {
  const run = aRun("2019", 6, "Engineer");
  const stop = 50 + 4 * 5 + 6;
  expect(cutAtStops(toPiece(run), [stop]).map((piece) => piece.run.text)).toEqual(["2019", "Engineer"]);
  expect(cutAtStops(toPiece(run), [stop + 30])).toHaveLength(1);
  expect(cutAtStops(toPiece(aRun("2019", 2.5, "Engineer")), [50 + 4 * 5 + 2.5])).toHaveLength(1);
});

test("text at a tab stop is set apart on its line", () => {
  const source = aSource().lines(150, 114, [
    "where the text of",
    "each of the entries",
    "of this page starts",
    "over and over",
  ]);
  source.text(120, 100, "2019").text(147 + 3, 100, "Engineer");
  expect(layoutDocument(source.build()).lines[0]?.text).toBe("2019\tEngineer");
});
