import { expect, test } from "vitest";
import { joinForeign } from "./foreign-chains.ts";
import type { Glyph } from "./glyph.ts";

/** Chains of glyphs that stand side by side from left to right as they are seen; a blank leaves room. */
function chainsOf(...texts: readonly string[]) {
  let at = 0;
  return texts.map((text) => ({
    glyphs: Array.from(text).map((sign): Glyph => {
      at += 6;
      return {
        text: sign,
        kind: sign === " " ? "space" : "text",
        from: at - 6,
        to: at,
        baseline: 100,
        size: 10,
        font: { name: text, bold: false, italic: false, kind: "text" },
        turns: 0,
        stroked: false,
        invisible: false,
        colour: null,
        order: at,
      };
    }),
    iconBefore: false,
    isParted: false,
    isAmongTurned: false,
  }));
}
const joined = (...texts: readonly string[]): string[] =>
  joinForeign(chainsOf(...texts), () => true).map(({ glyphs }) => glyphs.map(({ text }) => text).join(""));

test("an address and a number whose signs another font draws are one", () => {
  expect(joined("noa", ".", "levi@example", ".", "org")).toEqual(["noa.levi@example.org"]);
  expect(joined("052", "-", "3317780")).toEqual(["052-3317780"]);
});

test("digits at the end of words from right to left belong to the number beside them", () => {
  expect(joined("تا 07", "/2015")).toEqual(["تا ", "07/2015"]);
  expect(joined("02/", "2019 تا")).toEqual(["02/2019", " تا"]);
});

test("a stroke beside a word, and words with room between them, stay as they are", () => {
  expect(joined("היום-", "2019")).toEqual(["היום-", "2019"]);
  expect(joined("2019", "-", "היום")).toEqual(["2019", "-", "היום"]);
  expect(joined("שלום ", "2019")).toEqual(["שלום ", "2019"]);
});

test("what is drawn next and stands far to the left goes on with nothing", () => {
  const [right, left] = chainsOf("Z9", "North");
  const moved = left?.glyphs.map((glyph) => ({ ...glyph, from: glyph.from - 90, to: glyph.to - 90 })) ?? [];
  const chains = [right, left && { ...left, glyphs: moved }].flatMap((chain) => chain ?? []);
  expect(joinForeign(chains, () => true)).toHaveLength(2);
});
