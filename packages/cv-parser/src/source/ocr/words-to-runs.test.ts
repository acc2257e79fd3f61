import { expect, test } from "vitest";
import { wordsToRuns } from "./words-to-runs.ts";
import type { OcrLine } from "./words-to-runs.ts";

const bbox = { x0: 0, y0: 0, x1: 90, y1: 12 };

function aLine(...texts: string[]): OcrLine {
  const words = texts.map((text) => ({ text, confidence: 90, bbox }));
  return { words, confidence: 90, bbox, baseline: bbox, rowAttributes: { rowHeight: 30 } };
}

const textsOf = (line: OcrLine) => wordsToRuns([line], 1, 3).map(({ text }) => text);

test.each([
  ["ada.bellQexample.org", "ada.bell@example.org"],
  ["ada©mail.example.org", "ada@mail.example.org"],
  ["www.example.org", "www.example.org"],
  ["Qt.io", "Qt.io"],
  ["ada@example.org", "ada@example.org"],
])("the sign in the address %s is read as %s", (seen, read) => {
  expect(textsOf(aLine("Mail", seen))).toEqual(["Mail", read]);
});

test("letters that list marks are taken for become list marks, at the start of a line only", () => {
  expect(textsOf(aLine("©", "Built", "e", "bridges"))).toEqual(["•", "Built", "e", "bridges"]);
});
