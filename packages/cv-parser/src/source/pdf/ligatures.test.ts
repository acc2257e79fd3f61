import { expect, test } from "vitest";
import { fontStyle } from "./font-style.ts";
import type { Glyph } from "./glyph.ts";
import { unknownText, withLigatures } from "./ligatures.ts";

const widths: Record<string, number> = { f: 3, i: 2.5, l: 4, o: 5, c: 5, e: 5, a: 5 };

/** Glyphs of one word; "?" is a glyph without a character, as wide as told. */
function aWord(text: string, unknownWidth: number, font = "Lato"): Glyph[] {
  let x = 50;
  return text.split("").map((letter) => {
    const width = letter === "?" ? unknownWidth : (widths[letter] ?? 5);
    const glyph: Glyph = {
      text: letter === "?" ? unknownText : letter,
      kind: "text",
      from: x,
      to: x + width,
      baseline: 100,
      size: 10,
      font: fontStyle(font),
      turns: 0,
      stroked: false,
      invisible: false,
      colour: "#000000",
      order: 1,
    };
    x += width;
    return glyph;
  });
}

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map((glyph) => glyph.text).join("");
const known = aWord("fil", 0);

test("a lost ligature is told by the width of its letters", () => {
  expect(textOf(withLigatures([...known, ...aWord("o?ce", 8.5)]))).toBe("filoffice");
  expect(textOf(withLigatures([...known, ...aWord("a?oa", 7)]))).toBe("filafloa");
});

test("joined letters overlap, two t most of all", () => {
  expect(textOf(withLigatures([...aWord("fti", 0), ...aWord("o?o", 9.5)]))).toBe("ftiotto");
  expect(textOf(withLigatures([...aWord("fti", 0), ...aWord("o?o", 7.75)]))).toBe("ftiofto");
});

test("letters that a cut does not use are as wide as in another cut of the face", () => {
  expect(textOf(withLigatures([...known, ...aWord("ta?e", 7.7, "Lato-Bold")]))).toBe("filtafte");
});

test("a ligature that the font names is none that it has lost", () => {
  const ff = aWord("f", 0).map((glyph) => ({ ...glyph, text: "ff" }));
  expect(textOf(withLigatures([...aWord("ft", 0), ...aWord("o?o", 6.6)]))).toBe("ftoffo");
  expect(textOf(withLigatures([...aWord("ft", 0), ...ff, ...aWord("o?o", 6.6)]))).toBe("ftffofto");
});

test("without widths to compare, the usual ligature is taken", () => {
  expect(textOf(withLigatures(aWord("a?c", 5)))).toBe("afic");
});

test("at the end of a word an unknown glyph is dropped, unless it is as wide as joined letters exactly", () => {
  expect(textOf(withLigatures([...aWord("fti", 0), ...aWord("ca?", 4)]))).toBe("ftica");
  expect(textOf(withLigatures([...aWord("fti", 0), ...aWord("ga?", 9.45)]))).toBe("ftigatt");
});

test("two unknown glyphs in a row are no joined letters", () => {
  expect(textOf(withLigatures([...known, ...aWord("o??ce", 8.5)]))).toBe("filoce");
});

test("fonts without a name are not compared with each other", () => {
  for (const font of ["", "Type3"])
    expect(textOf(withLigatures([...aWord("fti", 0, font), ...aWord("o?o", 9.45, font)]))).toBe("ftiofio");
});

test("an unknown glyph that stands alone is dropped", () => {
  expect(textOf(withLigatures(aWord("?", 5)))).toBe("");
});

test("a lost accent takes no room and is no ligature", () => {
  expect(textOf(withLigatures([...known, ...aWord("e?o", 0)]))).toBe("fileo");
});

test("among Chinese signs an unknown glyph is a lost sign and no ligature", () => {
  expect(textOf(withLigatures([...known, ...aWord("求?意??", 10)]))).toBe("fil求意");
});
