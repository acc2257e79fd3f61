import { expect, test } from "vitest";
import { buildRuns } from "./build-runs.ts";
import { fontStyle } from "./font-style.ts";
import type { Glyph } from "./glyph.ts";

function glyphOf(letter: string, part: Partial<Glyph>): Glyph {
  return {
    text: letter === " " ? "" : letter,
    kind: letter === " " ? "space" : "text",
    from: 50,
    to: 56,
    baseline: 100,
    size: 10,
    font: fontStyle("SourceSansPro-Regular"),
    turns: 0,
    stroked: false,
    invisible: false,
    colour: null,
    order: 0,
    ...part,
  };
}

const glyphsOf = (text: string): Glyph[] =>
  text.split("").map((letter, index) => glyphOf(letter, { from: 50 + index * 6, to: 56 + index * 6, order: index }));

/** Capitals of two sizes, three points apart: a letter in lower case stands for a small one. */
function apart(text: string): Glyph[] {
  return text.split("").map((letter, index) => {
    const [from, size] = [50 + index * 9, letter === letter.toLowerCase() ? 7 : 10];
    return glyphOf(letter.toUpperCase(), { from, to: from + 6, size, order: index });
  });
}

const read = (glyphs: Glyph[]): string =>
  buildRuns(glyphs, [], 1)
    .map((run) => run.text)
    .join(" ");
const readAs = (text: string): string => read(glyphsOf(text));

test.each([
  ["SAiLMAKER iN TARN", "SAILMAKER IN TARN"],
  ["WiFi, USB", "WiFi, USB"],
  ["iOS, USB", "iOS, USB"],
  ["Sailmaker", "Sailmaker"],
])("small capitals that name all letters but one as capitals: %s", (drawn, text) => {
  expect(readAs(drawn)).toBe(text);
});

test.each([
  ["March", "MARCH"],
  ["May", "MAY"],
])("a large capital begins the small ones that are set apart behind it: %s", (drawn, text) => {
  expect(read(apart(drawn))).toBe(text);
});

test("a blank that is drawn late, in front of the letter before it, parts no word", () => {
  const [large, ...small] = apart("Till");
  const late = glyphOf(" ", { from: 44, to: 49 });
  expect(read([large, late, ...small].filter((glyph) => glyph !== undefined))).toBe("TILL");
});

test("names in large type are parted where their letters stand a little apart", () => {
  const letters = "AdaExample".split("");
  const wide = letters.map((letter, index) => {
    const from = 50 + index * 14 + (index > 2 ? 3 : 0);
    return glyphOf(letter, { from, to: from + 14, size: 28, order: index });
  });
  expect(read(wide)).toBe("Ada Example");
  expect(read(wide.map((glyph) => ({ ...glyph, from: glyph.from / 2, to: glyph.to / 2, size: 14 })))).toBe(
    "AdaExample",
  );
});
