import { expect, test } from "vitest";
import { readDate } from "./date-text.ts";

test.each([
  ["2021", "2021"],
  ["2021-04", "2021-04"],
  ["4/2021", "2021-04"],
  ["04.2021", "2021-04"],
  ["Apr 2021", "2021-04"],
  [" september 2020 ", "2020-09"],
  ["Sept. 2020", "2020-09"],
  ["Present", null],
  ["", null],
  ["13/2021", undefined],
  ["soon", undefined],
  ["2021-13", undefined],
])("%s is taken for %s", (typed, date) => {
  expect(readDate(typed)).toBe(date);
});
