import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  endsBeforeStart,
  formatDateRange,
  formatMonth,
  monthSchema,
  parseDateRange,
  shownDateText,
} from "./date-range.ts";

const anyMonth = fc
  .record({ year: fc.integer({ min: 1000, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}`);

const noParts = { start_date: null, end_date: null, is_current: false };

describe("monthSchema", () => {
  test.each([
    ["2024-01", "2024-01"],
    ["2024-12-31", "2024-12"],
    ["", null],
    [null, null],
  ])("%j is stored as %j", (given, stored) => {
    expect(monthSchema.parse(given)).toBe(stored);
  });

  test.each(["2024", "2024-13", "2024-00", "2024-1", "24-01", "Jan 2024", "2024-01-1", " 2024-01"])(
    "refuses %j",
    (value) => {
      expect(monthSchema.safeParse(value).success).toBe(false);
    },
  );
});

describe("formatDateRange", () => {
  test("R2.9-10 writes 'Mon YYYY - Mon YYYY' or 'Mon YYYY - Present'", () => {
    expect(formatDateRange({ start_date: "2020-01", end_date: "2021-12", is_current: false })).toBe(
      "Jan 2020 - Dec 2021",
    );
    expect(formatDateRange({ start_date: "2020-05", end_date: null, is_current: true })).toBe("May 2020 - Present");
    expect(formatDateRange({ start_date: "2020-05", end_date: "2021-01", is_current: true })).toBe(
      "May 2020 - Present",
    );
  });

  test("leaves out what is not known", () => {
    expect(formatDateRange({ start_date: "2020-05", end_date: null, is_current: false })).toBe("May 2020");
    expect(formatDateRange({ start_date: null, end_date: "2020-05", is_current: false })).toBe("");
    expect(formatMonth("2024-09")).toBe("Sep 2024");
  });
});

describe("shownDateText", () => {
  test.each([
    ["2017 - 2017", "2017"],
    ["2017–2017", "2017"],
    ["May 2023 - May 2023", "May 2023"],
    ["2019年 - 2019年", "2019年"],
  ])("says '%s' once", (text, shown) => {
    expect(shownDateText(text)).toBe(shown);
  });

  test.each(["", "2017", "2017 - 2018", "Apr 2023 - May 2023", "2017 - Present", "now and now", "2017-07"])(
    "leaves '%s' as it is",
    (text) => {
      expect(shownDateText(text)).toBe(text);
    },
  );
});

describe("parseDateRange", () => {
  test("reads back every range that is written", () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, fc.boolean(), (start_date, end, is_current) => {
        const parts = { start_date, end_date: is_current ? null : end, is_current };
        expect(parseDateRange(formatDateRange(parts))).toEqual(parts);
        expect(parseDateRange(`  ${formatDateRange(parts)} `)).toEqual(parts);
      }),
    );
  });

  test.each([
    "",
    "2020 - 2021",
    "Jan 2020",
    "Foo 2020 - Jan 2021",
    "Jan 2020 - Foo 2021",
    "January 2020 - Present",
    "Jan 2020 – Present",
    "Jan 2020 - present",
    "x Jan 2020 - Present",
  ])("gives three empty parts for %j", (value) => {
    expect(parseDateRange(value)).toEqual(noParts);
  });

  test("never throws and never gives half a range", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const parts = parseDateRange(value);
        if (parts.start_date === null) expect(parts).toEqual(noParts);
        else expect(parts.is_current).toBe(parts.end_date === null);
      }),
    );
  });
});

describe("endsBeforeStart", () => {
  test("holds for an end before the start only", () => {
    expect(endsBeforeStart({ start_date: "2021-02", end_date: "2021-01" })).toBe(true);
    expect(endsBeforeStart({ start_date: "2021-02", end_date: "2021-02" })).toBe(false);
    expect(endsBeforeStart({ start_date: "2021-02", end_date: "2021-01", is_current: true })).toBe(false);
    expect(endsBeforeStart({ start_date: null, end_date: "2021-01" })).toBe(false);
    expect(endsBeforeStart({ start_date: "2021-02" })).toBe(false);
  });

  test("is never true both ways round", () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, (a, b) => {
        const forth = endsBeforeStart({ start_date: a, end_date: b });
        const back = endsBeforeStart({ start_date: b, end_date: a });
        expect(forth && back).toBe(false);
        expect(forth || back).toBe(a !== b);
      }),
    );
  });
});
