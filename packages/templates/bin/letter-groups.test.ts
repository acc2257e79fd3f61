import { expect, test } from "vitest";
import { groupLetters, unicodeRange } from "./letter-groups.ts";

const letter = (char: string, width: number, count = 1) => ({ char, width, standIn: 0.5, count });

test("draws letters of like proportions in one size, the most frequent first", () => {
  const frequent = ["a", "b", "c"].map((char, index) => letter(char, 0.5 + index / 1000, 9));
  const groups = groupLetters([letter("W", 0.8), ...frequent, letter("i", 0.2)]);
  expect(groups[0]?.scale).toBeCloseTo(1, 1);
  const sum = (char: string) => groups.find(({ chars }) => chars.includes(char))?.scale;
  expect(sum("W")).toBeCloseTo(1.6);
  expect(sum("i")).toBeCloseTo(0.4);
});

test("keeps the width of a text that holds the letters as often as they count", () => {
  const letters = Array.from({ length: 40 }, (_, index) =>
    letter(String.fromCodePoint(97 + index), 0.3 + ((index * 7) % 40) / 100, 1 + (index % 5)),
  );
  const width = (of: (one: (typeof letters)[number]) => number) =>
    letters.reduce((sum, one) => sum + of(one) * one.count, 0);
  const groups = groupLetters(letters);
  const scale = (char: string) => groups.find(({ chars }) => chars.includes(char))?.scale ?? 0;
  expect(width(({ char, standIn }) => standIn * scale(char))).toBeCloseTo(width((one) => one.width));
  expect(groups.flatMap(({ chars }) => chars)).toHaveLength(letters.length);
});

test("needs one size only for a face whose letters are equally wide", () => {
  expect(groupLetters([letter("i", 0.55), letter("m", 0.55), letter(" ", 0.55)])).toEqual([
    { scale: expect.closeTo(1.1), chars: ["i", "m", " "] },
  ]);
});

test("writes neighbours as a range", () => {
  expect(unicodeRange(["c", "a", "b", "–"])).toBe("U+61-63,U+2013");
});
