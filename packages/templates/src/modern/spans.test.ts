import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packSpans, spanStyles } from "./spans.ts";

const wide = { columns: 12, firstRow: 9, min: 3, max: 8 };

describe("widths of tiles", () => {
  test("fill every row: the first beside the title, the others whole", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1200 }), { minLength: 1, maxLength: 40 }), (lengths) => {
        const spans = packSpans(lengths, wide);
        expect(spans).toHaveLength(lengths.length);
        let budget = wide.firstRow;
        for (const span of spans) {
          expect(span).toBeGreaterThanOrEqual(wide.min);
          budget -= span;
          expect(budget).toBeGreaterThanOrEqual(0);
          if (budget === 0) budget = wide.columns;
        }
        expect(budget).toBe(wide.columns);
      }),
    );
  });

  test("give the longer text the wider tile", () => {
    const [long = 0, short = 0] = packSpans([500, 80], wide);
    expect(long).toBeGreaterThan(short);
  });

  test("are not equal where two texts share a row", () => {
    const [first, second] = packSpans([300, 300], { ...wide, firstRow: 12 });
    expect(first).not.toBe(second);
  });

  test("stack two short texts beside a long one, and no others", () => {
    expect(spanStyles([400, 90, 80, 100], 3, true)).toEqual([
      { "--w": 5, "--m": 7, "--rows": 2 },
      { "--w": 4, "--m": 5 },
      { "--w": 4, "--m": 5 },
      { "--w": 12, "--m": 12 },
    ]);
    expect(spanStyles([150, 90, 80], 3, true)).toEqual(spanStyles([150, 90, 80]));
  });
});
