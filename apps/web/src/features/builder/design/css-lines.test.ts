import { expect, test } from "vitest";
import { lineOf, startOfLine } from "./css-lines.ts";

test("an error names its line, or none", () => {
  expect(lineOf("Line 12: url() cannot be used.")).toBe(12);
  expect(lineOf("The css may not be greater than 20 KB.")).toBeNull();
});

test("a line begins after the break before it", () => {
  const text = "a {}\n\nb {}";
  expect([1, 2, 3, 9].map((line) => startOfLine(text, line))).toEqual([0, 5, 6, 10]);
});
