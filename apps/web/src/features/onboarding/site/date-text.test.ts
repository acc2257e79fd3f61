import { expect, test } from "vitest";
import { dateText, rangeText, readDate } from "./date-text.ts";

test.each([
  ["2021-04", "Apr 2021"],
  ["2021", "2021"],
  ["", ""],
  [null, ""],
  ["spring 2020", "spring 2020"],
])("%s is shown as %s", (date, text) => {
  expect(dateText(date)).toBe(text);
});

test.each([
  ["2021-04", null, "Apr 2021 - Present"],
  ["2019", "2020-02", "2019 - Feb 2020"],
  [null, "2020", "2020"],
  [null, null, ""],
])("%s to %s reads %s", (start, end, text) => {
  expect(rangeText(start, end)).toBe(text);
});

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
