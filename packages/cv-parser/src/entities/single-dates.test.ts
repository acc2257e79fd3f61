import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

/** When the jobs began and ended that a CV with these dates tells of. */
function periodsOf(...dates: string[]) {
  const jobs = dates.flatMap((period, index) => [`Baker at Mill ${index + 1} Ltd`, period, "- Baked rye bread", ""]);
  const { experiences } = parseCvText(["Ada Example", "ada@example.com", "", "Experience", ...jobs].join("\n")).cv;
  return experiences.map(({ start_date, end_date }) => [start_date, end_date]);
}

test.each([
  ["Aug 2011", "2011-08", "2011-08"],
  ["2011", "2011", "2011"],
  ["Agosto de 2011", "2011-08", "2011-08"],
  ["Aug 2011 - Sep 2012", "2011-08", "2012-09"],
  ["Aug 2011 - Present", "2011-08", null],
  ["Aug 2011 -", "2011-08", null],
  ["Since Aug 2011", "2011-08", null],
  ["Start: Aug 2011", "2011-08", undefined],
])("a job of %s among later ones began %s and ended %s", (period, start, end) => {
  expect(periodsOf("2014 - 2018", period)[1]).toEqual([start, end]);
});

test("the newest jobs beside one with two dates may go on, all others with one month do not", () => {
  expect(periodsOf("May 2019", "2014 - 2018")[0]).toEqual(["2019-05", undefined]);
  expect(periodsOf("May 2019", "May 2019", "May 2018", "2014 - 2016").slice(0, 3)).toEqual([
    ["2019-05", undefined],
    ["2019-05", undefined],
    ["2018-05", "2018-05"],
  ]);
  expect(periodsOf("May 2019", "May 2018")).toEqual([
    ["2019-05", "2019-05"],
    ["2018-05", "2018-05"],
  ]);
});

test("a month in a cell of its own stands alone, one that words follow does not", () => {
  expect(periodsOf("2014 - 2018", "Aug 2011\tHull")[1]).toEqual(["2011-08", "2011-08"]);
  expect(periodsOf("2014 - 2018", "Aug 2011, full time until then")[1]).toEqual(["2011-08", "2011-08"]);
  expect(periodsOf("2014 - 2018", "Aug 2011 full time")[1]).toEqual(["2011-08", undefined]);
});
