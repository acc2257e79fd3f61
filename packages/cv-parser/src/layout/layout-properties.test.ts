import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Run } from "../core/document.ts";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

const word = fc.stringMatching(/^[A-Za-z]{2,9}$/);
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
const placed = fc.record({
  x: fc.integer({ min: 20, max: 480 }),
  y: fc.integer({ min: 40, max: 780 }),
  text: phrase,
  size: fc.constantFrom(8, 10, 12, 18),
  bold: fc.boolean(),
});
const page = fc.array(placed, { minLength: 1, maxLength: 60 });
const letters = (text: string): string => text.replace(/\s/g, "").split("").toSorted().join("");

function sourceOf(items: { x: number; y: number; text: string; size: number; bold: boolean }[]) {
  const source = aSource();
  for (const { x, y, text, size, bold } of items) source.text(x, y, text, { size, bold });
  return source.build();
}

describe("layout", () => {
  test("keeps every letter of every run", () => {
    fc.assert(
      fc.property(page, (items) => {
        const source = sourceOf(items);
        expect(letters(layoutDocument(source).text)).toBe(letters(source.runs.map((run) => run.text).join("")));
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test("does not depend on the order of the runs in the file", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(placed, { minLength: 2, maxLength: 30, selector: (item) => `${item.x} ${item.y}` }),
        (items) => {
          const source = sourceOf(items);
          const shuffled = { ...source, runs: source.runs.toReversed() };
          expect(layoutDocument(shuffled).text).toBe(layoutDocument(source).text);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  test("no line crosses the gap between two columns of running text", () => {
    const column = fc.array(fc.array(word, { minLength: 4, maxLength: 6 }), { minLength: 12, maxLength: 24 });
    fc.assert(
      fc.property(column, column, fc.integer({ min: 0, max: 9 }), (left, right, shift) => {
        const source = aSource()
          .lines(
            30,
            60,
            left.map((words) => words.join(" ").slice(0, 44)),
            { leading: 14 },
          )
          .lines(
            310,
            60 + shift,
            right.map((words) => words.join(" ").slice(0, 44)),
            { leading: 15 },
          )
          .build();
        const side = (run: Run | undefined): boolean => (run?.x ?? 0) < 300;
        const lines = layoutDocument(source).lines;
        for (const line of lines) expect(line.x + line.width <= 300 || line.x >= 300).toBe(true);
        expect(lines.map((line) => line.x < 300)).toEqual([
          ...left.map(() => side(source.runs[0])),
          ...right.map(() => false),
        ]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test("boxes lie on the page and ranges without text have none", () => {
    fc.assert(
      fc.property(page, fc.nat(400), fc.nat(60), (items, start, length) => {
        const layout = layoutDocument(sourceOf(items));
        for (const { boxes } of layout.boxesOf(start, start + length)) {
          for (const value of boxes.flat()) expect(value >= 0 && value <= 1).toBe(true);
        }
        expect(layout.boxesOf(layout.text.length + 1, layout.text.length + 9)).toEqual([]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
