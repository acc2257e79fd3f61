import { expect, test } from "vitest";
import { cleanGlyph, cleanText, combiningAccent } from "./characters.ts";

test("ligatures and presentation forms become plain letters", () => {
  expect(cleanText("\uFB01nance o\uFB03ce")).toBe("finance office");
});

test("letters of other scripts and their accents stay as they are", () => {
  expect(cleanText("Łódź 東京 Ñandú ½")).toBe("Łódź 東京 Ñandú ½");
});

test("control characters, byte order marks and lone surrogates disappear", () => {
  expect(cleanText("a\u0000b\uFEFFc\uD800d\u202Ee")).toBe("abcde");
});

test("glyphs of the private-use area are icons, spaces are spaces", () => {
  expect(cleanGlyph("\uF095")).toEqual({ kind: "icon", text: "" });
  expect(cleanGlyph("\u00A0")).toEqual({ kind: "space", text: " " });
  expect(cleanGlyph("\u200B").kind).toBe("nothing");
});

test("accents that typesetters draw apart have a combining form", () => {
  expect(`e${combiningAccent("\u00B4")}`.normalize("NFC")).toBe("é");
  expect(combiningAccent("x")).toBeNull();
});
