import { emptyLook } from "@vitrine/model";
import { expect, test } from "vitest";
import { chosenOf, isOwnLook, ratioWords, readColour, storedChoice } from "./look-choices.ts";

test("a palette that the template does not have is not in force", () => {
  const choices = [{ id: "own" }, { id: "moss" }];
  expect([chosenOf(choices, "moss"), chosenOf(choices, null), chosenOf(choices, "gone")]).toEqual([
    "moss",
    "own",
    "own",
  ]);
});

test("the template's own is stored as no choice", () => {
  expect([storedChoice("own"), storedChoice("moss")]).toEqual([null, "moss"]);
});

test("a look is the template's own until one part of it is chosen", () => {
  expect(isOwnLook({ ...emptyLook })).toBe(true);
  expect(isOwnLook({ ...emptyLook, css: "h2 {}" })).toBe(false);
  expect(isOwnLook({ ...emptyLook, density: "airy" })).toBe(false);
});

test.each([
  ["#0B6558", "#0b6558"],
  ["0b6558", "#0b6558"],
  [" #abc ", "#aabbcc"],
  ["#abcd", null],
  ["green", null],
  ["", null],
])("the colour %s is read as %s", (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});

test("a contrast that falls short is not rounded up to one that holds", () => {
  expect(ratioWords(4.49)).toBe("4.4 to 1");
});
