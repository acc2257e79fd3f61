import { expect, test } from "vitest";
import { withForeignEnds } from "./foreign-ends.ts";

const ltr = "\u200e";
const rtl = "\u200f";

test.each([
  ["a full stop", "Built the quay.", `Built the quay.${ltr}`],
  ["a sign of a name", " C# ", ` C#${ltr} `],
  ["quotation marks", "&quot;Quays&quot;", `${ltr}&quot;Quays&quot;${ltr}`],
  ["a bracket", "(Part time) Surveyor", `${ltr}(Part time) Surveyor`],
  ["words without signs at their ends", "Built, and kept", "Built, and kept"],
  ["what has its mark", `Built the quay.${ltr}`, `Built the quay.${ltr}`],
  ["the page's own language", "بنت Acme الجسر.", "بنت Acme الجسر."],
  ["numbers and signs alone", "+966 11.", "+966 11."],
])("in a page from right to left, %s", (_what, text, held) => {
  expect(withForeignEnds(text, "rtl")).toBe(held);
});

test("in a page from left to right, an Arabic sentence keeps its full stop, and all others stay as they are", () => {
  expect(withForeignEnds("بنت الجسر.", "ltr")).toBe(`بنت الجسر.${rtl}`);
  expect(withForeignEnds("Built it.", "ltr")).toBe("Built it.");
});
