import { expect, test } from "vitest";
import { addressesOf, withLatinWords } from "./latin-words.ts";
import type { OcrLine } from "./words-to-runs.ts";

/** A line of words by their left ends; each is 80 pixels wide. */
function aLine(y: number, ...words: [x: number, text: string, confidence: number][]): OcrLine {
  const box = { x0: 0, y0: y, x1: 1000, y1: y + 30 };
  return {
    words: words.map(([x0, text, confidence]) => ({ text, confidence, bbox: { x0, y0: y, x1: x0 + 80, y1: y + 30 } })),
    confidence: 80,
    bbox: box,
    baseline: { ...box, y0: y + 30 },
    rowAttributes: { rowHeight: 34 },
  };
}

const textsOf = (lines: OcrLine[]) => lines.map((line) => line.words.map((word) => word.text).join(" "));

test("an address that the data of a script cannot read is that of the English reading", () => {
  const korean = [aLine(0, [0, "560\\7601.1<107", 37], [200, "서울", 90])];
  const english = [aLine(0, [0, "kim@example.com", 91], [200, "A", 30])];
  expect(textsOf(withLatinWords(korean, english))).toEqual(["kim@example.com 서울"]);
});

test("what the script's data is sure of stays, and a line that runs leftward keeps its direction", () => {
  const arabic = [aLine(0, [400, "حتى", 92], [200, "الآن", 91], [0, "9-", 60])];
  const english = [aLine(0, [200, "oY1", 88], [0, "2019", 29])];
  expect(textsOf(withLatinWords(arabic, english))).toEqual(["حتى الآن 2019"]);
});

test("a line that only the English data saw is read", () => {
  expect(textsOf(withLatinWords([], [aLine(50, [0, "+82", 95], [90, "~", 95])]))).toEqual(["+82"]);
});

test("a mail address keeps its sign, and the words beside it their marks", () => {
  const czech = [aLine(0, [0, "katerinaexample.org", 60], [200, "Kateřina", 84])];
  const english = [aLine(0, [0, "katerina@example.org", 90], [200, "Katerina", 92])];
  expect(textsOf(withLatinWords(czech, addressesOf(english)))).toEqual(["katerina@example.org Kateřina"]);
});
