import { expect, test } from "vitest";
import { CareerSigns } from "./career-signs.ts";

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };

function signsOf(...lines: string[]): boolean {
  const signs = new CareerSigns();
  for (const text of lines) {
    const words = text.split(" ").map((word) => ({ text: word, confidence: 90, bbox: box }));
    signs.add([{ words, confidence: 90, bbox: box, baseline: box, rowAttributes: { rowHeight: 1 } }]);
  }
  return signs.areEnough;
}

test.each([
  ["two titles", ["Jane Doe", "Work Experience", "Education"]],
  ["a title beside an address", ["jane.doe@example.org", "Berufserfahrung"]],
  ["a title beside a period", ["Formación", "2015 - 2019 Universidad"]],
  ["two ways to reach somebody above a summary", ["+27 21 555 0136", "jane.doe@example.org", "Perfil profesional"]],
  ["a number beside two periods", ["+34 600 000 142", "2015 - 2019", "2019 – actualidad"]],
])("%s show a CV", (_, lines) => {
  expect(signsOf(...lines)).toBe(true);
});

test.each([
  ["a bill", ["Invoice 2019-04", "info@example.org", "+1 555 010 2030", "Total 1,200.00"]],
  ["a drawing", ["Figure 3", "ab", "cd"]],
  ["a chapter", ["Contents", "Introduction", "Contact"]],
])("%s shows none", (_, lines) => {
  expect(signsOf(...lines)).toBe(false);
});
