import { expect, test } from "vitest";
import { PictureBuilder } from "../../fixtures/picture-builder.ts";
import { withLetterSizes } from "./letter-size.ts";
import { withBoldWords } from "./letter-weight.ts";
import type { OcrLine } from "./words-to-runs.ts";

type Word = { text: string; x: number; top: number; bottom: number; stroke?: number };

/** A recognised line and, on the page, strokes where its words stand. */
function aLine(page: PictureBuilder, base: number, words: readonly Word[]): OcrLine {
  const boxes = words.map(({ text, x, top, bottom, stroke = 4 }) => {
    page.letters(x, base - top, 16 * text.length, top + bottom, 0, stroke);
    return { text, confidence: 90, bbox: { x0: x, y0: base - top, x1: x + 16 * text.length, y1: base + bottom } };
  });
  return {
    words: boxes,
    confidence: 90,
    bbox: { x0: 0, y0: base - 30, x1: 700, y1: base + 8 },
    baseline: { x0: 0, y0: base, x1: 700, y1: base },
    rowAttributes: { rowHeight: 50 },
  };
}

test("letters are as large as they are drawn, whichever of them a line has", () => {
  const page = new PictureBuilder(800, 400, 255);
  const lines = withLetterSizes([
    aLine(page, 100, [{ text: "manages", x: 40, top: 14, bottom: 6 }]),
    aLine(page, 160, [{ text: "Bolted", x: 40, top: 21, bottom: 0 }]),
    aLine(page, 220, [{ text: "sooner", x: 40, top: 14, bottom: 0 }]),
    aLine(page, 320, [{ text: "Kiln", x: 40, top: 43, bottom: 0 }]),
  ]);
  const [first = 0, second, third, fourth = 0] = lines.map(({ size }) => size);
  expect([second, third]).toEqual([first, first]);
  expect(first).toBeCloseTo(29, 0);
  expect(fourth / first).toBeGreaterThan(1.8);
});

test("words of broader stems are bold, those between them too", () => {
  const page = new PictureBuilder(800, 300, 255);
  const word = (text: string, x: number, stroke = 4): Word => ({ text, x, top: 21, bottom: 0, stroke });
  const lines = withBoldWords(
    withLetterSizes([
      aLine(page, 60, [word("Bolted", 40, 7), word("|", 160, 4), word("Bread", 200, 7), word("London", 400)]),
      aLine(page, 120, [word("Baked", 40), word("Dark", 200), word("Bread", 400)]),
      aLine(page, 180, [word("Held", 40), word("Kilns", 200), word("Hot", 400)]),
    ]),
    page.picture,
  );
  const bold = lines.flatMap(({ words }) => words.flatMap(({ text, isBold }) => (isBold ? [text] : [])));
  expect(bold).toEqual(["Bolted", "|", "Bread"]);
});
