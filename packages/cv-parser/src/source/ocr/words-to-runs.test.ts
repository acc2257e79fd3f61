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
  ["ada.bell(Qexample.org", "ada.bell@example.org"],
  ["ada.bell(Oexample.org", "ada.bell@example.org"],
  ["www.example.org", "www.example.org"],
  ["Qt.io", "Qt.io"],
  ["ada@example.org", "ada@example.org"],
])("the sign in the address %s is read as %s", (seen, read) => {
  expect(textsOf(aLine("Mail", seen))).toEqual(["Mail", read]);
});

test("letters that list marks are taken for become list marks, at the start of a line only", () => {
  expect(textsOf(aLine("©", "Built", "e", "bridges"))).toEqual(["•", "Built", "e", "bridges"]);
});

test("a point is a list mark where it stands above the line, and a point on it", () => {
  const line = (bottom: number): OcrLine => {
    const words = [
      { text: ".", confidence: 90, bbox: { x0: 0, y0: bottom - 4, x1: 4, y1: bottom } },
      { text: "2012", confidence: 90, bbox: { x0: 20, y0: 10, x1: 80, y1: 30 } },
    ];
    const box = { x0: 0, y0: 10, x1: 80, y1: 30 };
    const baseline = { x0: 0, y0: 30, x1: 80, y1: 30 };
    return { words, confidence: 90, bbox: box, baseline, rowAttributes: { rowHeight: 30 } };
  };
  expect(textsOf(line(22))).toEqual(["•", "2012"]);
  expect(textsOf(line(30))).toEqual([".", "2012"]);
});

test("a Roman three is no illness", () => {
  expect(textsOf(aLine("Certificate", "Ill"))).toEqual(["Certificate", "III"]);
  expect(textsOf(aLine("ill", "Illinois"))).toEqual(["ill", "Illinois"]);
});

test("artificial intelligence is no name, and names stay", () => {
  expect(textsOf(aLine("Data,", "Al,", "Bread"))).toEqual(["Data,", "AI,", "Bread"]);
  expect(textsOf(aLine("Al", "Noor", "Bakery"))).toEqual(["Al", "Noor", "Bakery"]);
});

test("a dash is kept, however doubtful it is", () => {
  const line = aLine("2017", "–", "2021");
  const words = line.words.map((word) => (word.text === "–" ? { ...word, confidence: 3 } : word));
  expect(textsOf({ ...line, words })).toEqual(["2017", "–", "2021"]);
});

test("dots between the items of a line are no letters, and letters on the line no dots", () => {
  const word = (text: string, x0: number, y0: number, y1: number) => ({
    text,
    confidence: 60,
    bbox: { x0, y0, x1: x0 + 17 * text.length, y1 },
  });
  const line = aLine();
  const baseline = { x0: 0, y0: 40, x1: 300, y1: 40 };
  const between = (y0: number, y1: number) =>
    textsOf({
      ...line,
      baseline,
      words: [word("Bread", 0, 19, 40), word("e", 100, y0, y1), word("Cake", 200, 19, 40)],
    });
  expect(between(27, 35)).toEqual(["Bread", "•", "Cake"]);
  expect(between(26, 40)).toEqual(["Bread", "e", "Cake"]);
});

test("small pictures before details are no letters, where they begin a line or stand behind a gap", () => {
  const word = (text: string, x0: number, confidence: number) => ({
    text,
    confidence,
    bbox: { x0, y0: 19, x1: x0 + 12 * text.length, y1: 40 },
  });
  const baseline = { x0: 0, y0: 40, x1: 600, y1: 40 };
  const words = [word("£9", 0, 40), word("2018", 40, 95), word("Q", 300, 50), word("Cairo", 330, 95)];
  expect(textsOf({ ...aLine(), baseline, words })).toEqual(["2018", "Cairo"]);
  const letters = [word("Plan", 0, 95), word("Q", 60, 50), word("+1", 300, 50), word("902", 330, 95)];
  expect(textsOf({ ...aLine(), baseline, words: letters })).toEqual(["Plan", "Q", "+1", "902"]);
});
