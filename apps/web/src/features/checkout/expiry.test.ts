import { expect, test } from "vitest";
import { groupedExpiry, readExpiry } from "./expiry.ts";

test.each([
  ["0", "", "0"],
  ["4", "", "04 / "],
  ["12", "1", "12 / "],
  ["04 / 2", "04 / ", "04 / 2"],
  ["1/", "1", "01 / "],
  ["04 /", "04 / ", "04"],
  ["04/2027", "", "04 / 27"],
  ["0427", "", "04 / 27"],
])("typing %s after %s shows %s", (typed, before, shown) => {
  expect(groupedExpiry(typed, before)).toBe(shown);
});

test.each([
  ["04 / 27", { month: 4, year: 2027 }],
  ["4/2027", { month: 4, year: 2027 }],
  ["13 / 27", null],
  ["00 / 27", null],
  ["04 / 2", null],
  ["", null],
])("%s is read as %o", (typed, expiry) => {
  expect(readExpiry(typed)).toEqual(expiry);
});
