import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every letter is half as wide as the text is high. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;
const room = { width: 200, mostLines: 2, sizes: [40, 20, 10] };

test("a text takes the largest size in which it fits, and breaks at blanks", () => {
  expect(fitText("Ada Lovelace", room, measure)).toEqual({ size: 40, lines: ["Ada", "Lovelace"] });
  expect(fitText("Ada  King,\nCountess of Lovelace", room, measure)).toEqual({
    size: 20,
    lines: ["Ada King, Countess", "of Lovelace"],
  });
});

test("a word that is too wide in every size is broken in the smallest, and what is left over ends in an ellipsis", () => {
  const word = "x".repeat(60);
  expect(fitText(word, room, measure)).toEqual({ size: 10, lines: ["x".repeat(40), "x".repeat(20)] });
  const long = fitText("word ".repeat(60), room, measure);
  expect([long.size, long.lines.length, long.lines[1]?.endsWith("…")]).toEqual([10, 2, true]);
  expect(measure(long.lines[1] ?? "", 10)).toBeLessThanOrEqual(200);
});

test("scripts without blanks break between letters, and letters of several signs stay whole", () => {
  expect(fitText("岡田太郎岡田太郎岡田太郎", { ...room, sizes: [40] }, measure).lines).toEqual([
    "岡田太郎岡田太郎岡田",
    "太郎",
  ]);
  const family = "👩‍👩‍👧";
  expect(fitText(family.repeat(30), { ...room, mostLines: 9 }, measure).lines.join("")).toBe(family.repeat(30));
});

test("a line ends behind a hyphen, and a low room takes a smaller size", () => {
  expect(fitText("Anne-Marie", { ...room, width: 120, sizes: [40] }, measure).lines).toEqual(["Anne-", "Marie"]);
  expect(fitText("Ada Lovelace", { ...room, height: 60 }, measure)).toEqual({ size: 20, lines: ["Ada Lovelace"] });
});

test("nothing is no line", () => {
  expect(fitText("  ", room, measure).lines).toEqual([]);
});
