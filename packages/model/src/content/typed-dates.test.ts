import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDateRange } from "./date-range.ts";
import { readDateText, readTypedDate, saysPresent, typedDateText } from "./typed-dates.ts";

describe("readTypedDate", () => {
  test.each([
    ["2019", "2019"],
    [" 2019 ", "2019"],
    ["2019-03", "2019-03"],
    ["2019-3", "2019-03"],
    ["2019-03-21", "2019-03"],
    ["3/2019", "2019-03"],
    ["03.2019", "2019-03"],
    ["03 2019", "2019-03"],
    ["March 2019", "2019-03"],
    ["march 2019", "2019-03"],
    ["Mar 2019", "2019-03"],
    ["Sept. 2019", "2019-09"],
    ["März 2019", "2019-03"],
    ["Août 2019", "2019-08"],
    ["marzo de 2019", "2019-03"],
    ["Juni 2019", "2019-06"],
    ["maio 2019", "2019-05"],
  ])("%j is %j", (typed, date) => {
    expect(readTypedDate(typed)).toBe(date);
  });

  test.each([
    "",
    "19",
    "20199",
    "13/2019",
    "0/2019",
    "2019-13",
    "Foo 2019",
    "March",
    "March 19",
    "2019 March 3",
    "soon",
  ])("%j is no date", (typed) => {
    expect(readTypedDate(typed)).toBeNull();
  });
});

const year = fc.integer({ min: 1900, max: 2100 }).map(String);
const month = fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${String(m).padStart(2, "0")}`);
const date = fc.oneof(year, month);

describe("readDateText", () => {
  test("reads back every range that is written, of months, years and both", () => {
    fc.assert(
      fc.property(date, fc.option(date), fc.boolean(), (start_date, end, is_current) => {
        const parts = { start_date, end_date: is_current ? null : end, is_current };
        expect(readDateText(formatDateRange(parts))).toEqual(parts);
        expect(typedDateText(start_date)).toBe(formatDateRange({ start_date, end_date: null, is_current: false }));
      }),
    );
  });

  test.each([
    ["2019–2021", "2019", "2021", false],
    ["2019-2021", "2019", "2021", false],
    ["2019 — today", "2019", null, true],
    ["Mai 2019 bis heute", "2019-05", null, true],
    ["2019 – actualité", null, null, null],
  ])("%j", (text, start_date, end_date, is_current) => {
    expect(readDateText(text)).toEqual(is_current === null ? null : { start_date, end_date, is_current });
  });

  test.each(["", "Summer 2018", "2018, part-time", "2018 - 2019 - 2020", "since always"])(
    "%j names no ends",
    (text) => {
      expect(readDateText(text)).toBeNull();
    },
  );

  test("a text that goes on to this day says so, whatever it says before", () => {
    expect(["2019 - Present", "Summer 2018 - present", "seit 2019 – heute"].map(saysPresent)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["2019", "Present", "Present Ltd - 2019", "2019 - 2020"].map(saysPresent)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
