import fc from "fast-check";
import { expect, test } from "vitest";
import { capitalShare, compactKey, foldInPlace, isAllCaps, phraseKey, wordsOf } from "./words.ts";

test.each([
  ["S U M M A RY", "summary"],
  ["Kurz­profil", "kurzprofil"],
  ["Groß-Straßer", "grossstrasser"],
  ["C++ / C#", "c++c#"],
])("compactKey(%s) is %s", (text, key) => {
  expect(compactKey(text)).toBe(key);
});

test("phraseKey and wordsOf drop accents and punctuation", () => {
  expect(phraseKey("Expérience  Professionnelle:")).toBe("experience professionnelle");
  expect(wordsOf("Ph.D., Łódź")).toEqual(["ph", "d", "lodz"]);
});

test("foldInPlace keeps the length of any text", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 20 }), (codes) => {
      const text = String.fromCodePoint(...codes);
      return foldInPlace(text).length === text.length;
    }),
    { numRuns: 100 },
  );
});

test("capitals are told from other letters", () => {
  expect(isAllCaps("WORK & STUDY")).toBe(true);
  expect(isAllCaps("Work")).toBe(false);
  expect(isAllCaps("123")).toBe(false);
  expect(capitalShare("ABcd")).toBe(0.5);
  expect(capitalShare("42")).toBe(0);
});
