import { expect, test } from "vitest";
import { numberInWords } from "./number-words.ts";

test.each([
  ["8", "en", "eight"],
  ["12", "en-GB", "twelve"],
  ["13", "en", "13"],
  ["0", "en", "0"],
  ["8", "fr", "8"],
  ["eight rooms", "en", "eight rooms"],
])("%s in %s is written %s", (value, lang, written) => {
  expect(numberInWords(value, lang)).toBe(written);
});
