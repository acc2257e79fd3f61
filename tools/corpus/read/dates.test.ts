import { expect, test } from "vitest";
import { isPeriod, readPeriod } from "./dates.ts";

test.each([
  ["Jan 2014 – Present", { start_date: "2014-01", end_date: null }],
  ["09/2016–06/2018", { start_date: "2016-09", end_date: "2018-06" }],
  ["10/09-04/14", { start_date: "2009-10", end_date: "2014-04" }],
  ["2016年6月 - 9月", { start_date: "2016-06", end_date: "2016-09" }],
  ["Январь 2020 — настоящее время", { start_date: "2020-01", end_date: null }],
  ["Sept. 2018 -- Mai 2020", { start_date: "2018-09", end_date: "2020-05" }],
  ["seit 2020", { start_date: "2020", end_date: null }],
  ["2018–20", { start_date: "2018", end_date: "2020" }],
  ["January - April 2018", { start_date: "2018-01", end_date: "2018-04" }],
  ["Jan 2019 – Sep 2018", { start_date: "2018-09", end_date: "2019-01" }],
])("reads the period %s", (text, period) => {
  expect(readPeriod(text, "job")).toEqual(period);
});

test("a single year ends a study and begins a job", () => {
  expect(readPeriod("2017", "study")).toEqual({ end_date: "2017" });
  expect(readPeriod("2017", "job")).toEqual({ start_date: "2017" });
});

test.each(["Boston, MA", "Room 2017b, Main Street", "year–year", ""])("takes %j for no period", (text) => {
  expect(isPeriod(text)).toBe(false);
});
