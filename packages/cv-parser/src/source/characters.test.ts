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

test.each([
  ["2018 \u00AD 2020", "2018 - 2020"],
  ["2018\u00AD2020", "2018-2020"],
  ["data\u00ADbase", "database"],
])("a soft hyphen between numbers is a dash and within a word nothing: %j", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("a soft hyphen that is drawn is a hyphen", () => {
  expect(cleanGlyph("\u00AD")).toEqual({ kind: "text", text: "-" });
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

test("radicals that stand for signs of East Asia become those signs", () => {
  expect(cleanText("2019年4⽉ ⼯作经历 ⻘⼭ 学歴‧職歴")).toBe("2019年4月 工作经历 青山 学歴・職歴");
});

test("vowel marks of Arabic that a font draws alone bring no blank, and the joiner of Persian stays", () => {
  expect(cleanText("\uFE70")).toBe("\u064B");
  expect(cleanText("\uFE71")).toBe("\u064B");
  expect(cleanText("می\u200Cشود a\u200Cb")).toBe("می\u200Cشود ab");
});

test("the stroke that lengthens an Arabic word is not read, but where it ends an abbreviation", () => {
  expect(cleanText("ســــالم الــحُــسين")).toBe("سالم الحُسين");
  expect(cleanText("1441هـ - 1443 هـ")).toBe("1441هـ - 1443 هـ");
});
