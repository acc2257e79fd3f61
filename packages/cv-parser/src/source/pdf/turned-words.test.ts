import { expect, test } from "vitest";
import { buildRuns } from "./build-runs.ts";
import type { Glyph } from "./glyph.ts";

/** Glyphs of a row as it is seen from left to right, six points wide each. */
const seen = (text: string): Glyph[] =>
  Array.from(text).map((sign, at) => ({
    text: sign,
    kind: sign === " " ? "space" : "text",
    from: at * 6,
    to: at * 6 + 6,
    baseline: 100,
    size: 10,
    font: { name: "Naskh", bold: false, italic: false, kind: "text" },
    turns: 0,
    stroked: false,
    invisible: false,
    colour: null,
    order: at,
  }));
const read = (text: string, isTurnedPage?: boolean): string =>
  buildRuns(seen(text), [], 1, isTurnedPage)
    .map((run) => run.text)
    .join("|");

test("a row of mostly Latin letters has the direction of its document", () => {
  expect(read("PageTurner عورشم", true)).toBe("مشروع PageTurner");
  expect(read("PageTurner عورشم")).toBe("PageTurner مشروع");
});

test("strokes that lengthen a word keep its letters together and are not read, but for that of an abbreviation", () => {
  const [run] = buildRuns(seen(Array.from("نــــورة سنة هـ").toReversed().join("")), [], 1);
  expect(run?.text).toBe("نورة سنة هـ");
  expect(run?.offsets).toHaveLength((run?.text.length ?? 0) + 1);
});
