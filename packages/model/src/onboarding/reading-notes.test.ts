import { expect, test } from "vitest";
import { readingNotes } from "./reading-notes.ts";

const second = { code: "second_cv", message: "Only the first was read.", severity: "warning" };

test("what the reader says of a file is told in its order", () => {
  expect(readingNotes([second, { message: "The text was recognised." }], 0.9)).toEqual([
    "Only the first was read.",
    "The text was recognised.",
  ]);
});

test("a reading of which much may be wrong is told to be one", () => {
  expect(readingNotes([], 0.75)).toEqual([]);
  expect(readingNotes([second], 0.648)).toEqual([
    "Only the first was read.",
    "Much may be wrong: of CVs that are read like yours about 65% of the values are right.",
  ]);
});
