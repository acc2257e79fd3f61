import { expect, test } from "vitest";
import { buildRuns } from "./build-runs.ts";
import { fontStyle } from "./font-style.ts";
import type { Glyph } from "./glyph.ts";

function glyphsOf(text: string): Glyph[] {
  return text.split("").map((letter, index) => ({
    text: letter === " " ? "" : letter,
    kind: letter === " " ? "space" : "text",
    from: 50 + index * 6,
    to: 56 + index * 6,
    baseline: 100,
    size: 10,
    font: fontStyle("SourceSansPro-Regular"),
    turns: 0,
    stroked: false,
    invisible: false,
    colour: null,
    order: index,
  }));
}

const readAs = (text: string): string =>
  buildRuns(glyphsOf(text), [], 1)
    .map((run) => run.text)
    .join(" ");

test.each([
  ["SAiLMAKER iN TARN", "SAILMAKER IN TARN"],
  ["WiFi, USB", "WiFi, USB"],
  ["iOS, USB", "iOS, USB"],
  ["Sailmaker", "Sailmaker"],
])("small capitals that name all letters but one as capitals: %s", (drawn, text) => {
  expect(readAs(drawn)).toBe(text);
});
