import { expect, test } from "vitest";
import { dollars, pricePerPeriod, billedWord, portfolios, longDate } from "./words.ts";

test.each([
  [0, "$0"],
  [5, "$5"],
  [4.5, "$4.50"],
  [59.88, "$59.88"],
  [-2, "-$2"],
])("%d is written %s", (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

test("a price names its period, a cycle its word, a count its noun", () => {
  expect(pricePerPeriod(5, "monthly")).toBe("$5 per month");
  expect(pricePerPeriod(48, "annual")).toBe("$48 per year");
  expect([billedWord("monthly"), billedWord("annual")]).toEqual(["monthly", "annually"]);
  expect([portfolios(1), portfolios(3)]).toEqual(["1 portfolio", "3 portfolios"]);
});

test("a day is written out, whether it comes as text or as a date", () => {
  const at = new Date(2026, 11, 21, 12);
  expect(longDate(at)).toMatch(/21/);
  expect(longDate(at.toISOString())).toBe(longDate(at));
});
