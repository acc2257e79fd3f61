import { expect, test } from "vitest";
import { fontStyle } from "./font-style.ts";
import { readGlyph } from "./read-glyph.ts";

const read = (font: string, unicode: string): string => readGlyph(unicode, fontStyle(font)).text;

test.each([
  ["j", "|"],
  ["\u0001", "·"],
  ["\u000F", "•"],
  ["\u0018", "~"],
  ["|", "|"],
  ["A", "A"],
])("TeX's font of symbols draws %j as %s", (unicode, drawn) => {
  expect(read("ABCDEF+CMSY10", unicode)).toBe(drawn);
});

test("a letter of any other font is that letter", () => {
  expect(read("ABCDEF+CMR10", "j")).toBe("j");
});

test("the ring of a font of icons marks an item of a list, its other signs are no text", () => {
  expect(read("ABCDEF+FontAwesome5Free-Regular", "○")).toBe("•");
  expect(read("ABCDEF+FontAwesome5Free-Regular", "#")).toBe("");
});
