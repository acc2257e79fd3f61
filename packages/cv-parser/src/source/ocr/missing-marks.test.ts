import { expect, test } from "vitest";
import type { GreyPicture } from "./grey-picture.ts";
import { withMissingMarks } from "./missing-marks.ts";
import type { OcrLine } from "./words-to-runs.ts";

const width = 600;

/** A white page with ink in some boxes: x, y, width, height. */
function aPicture(...boxes: [number, number, number, number][]): GreyPicture {
  const light = new Uint8Array(width * 100).fill(255);
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y += 1) light.fill(0, y * width + left, y * width + left + across);
  return { width, height: 100, light };
}

/** A line of its own for a word, as readers that look anywhere give them, on a row 30 pixels high. */
function aWord(text: string, x0: number, x1: number, base = 60): OcrLine {
  const bbox = { x0, y0: base - 24, x1, y1: base };
  return {
    words: [{ text, confidence: 95, bbox }],
    confidence: 95,
    bbox,
    baseline: { x0, y0: base, x1, y1: base },
    rowAttributes: { rowHeight: 30 },
  };
}

const period = [aWord("2017", 100, 160), aWord("2021", 200, 260)];
const textOf = (lines: readonly OcrLine[]) => lines.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");

test("a dash that was left out between two words of a row is put back", () => {
  expect(textOf(withMissingMarks(period, aPicture([172, 50, 16, 3])))).toBe("2017 – 2021");
});

test("and so is a dot between two items", () => {
  const items = [aWord("Kneading", 40, 160), aWord("Baking", 200, 290)];
  expect(textOf(withMissingMarks(items, aPicture([176, 48, 6, 6])))).toBe("Kneading • Baking");
});

test.each<[string, GreyPicture]>([
  ["nothing", aPicture()],
  ["a rule below the row", aPicture([162, 62, 36, 3])],
  ["a stroke that stands up", aPicture([178, 36, 3, 24])],
  ["a point on the line", aPicture([178, 56, 4, 4])],
])("%s is no mark", (_, picture) => {
  expect(textOf(withMissingMarks(period, picture))).toBe("2017 2021");
});

test("words of two rows have none between them", () => {
  const rows = [aWord("2017", 100, 160, 40), aWord("2021", 200, 260, 80)];
  expect(textOf(withMissingMarks(rows, aPicture([172, 30, 16, 3], [172, 70, 16, 3])))).toBe("2017 2021");
});
