import { describe, expect, test } from "vitest";
import { areYears, viewDates, yearRange } from "./dates.ts";

describe("dates of an item", () => {
  test.each([
    ["Jan 2021 - Dec 2022", { start: "2021-01", end: "2022-12", current: false, months: 24 }],
    ["Mar 2019 - Present", { start: "2019-03", end: null, current: true, months: null }],
    ["2015 - 2017", { start: "2015", end: "2017", current: false, months: null }],
    ["2016 – heute", { start: "2016", end: null, current: true, months: null }],
    ["2019 - nay", { start: "2019", end: null, current: true, months: null }],
    ["2018 – донині", { start: "2018", end: null, current: true, months: null }],
    ["2016 – nu", { start: "2016", end: null, current: true, months: null }],
    ["2016 – manual work", { start: "2016", end: null, current: false, months: null }],
    ["2019年至今", { start: "2019", end: null, current: true, months: null }],
    ["September 2020", { start: "2020-09", end: null, current: false, months: null }],
    ["Summer of 2014", { start: "2014", end: null, current: false, months: null }],
  ])("reads '%s'", (date, parsed) => {
    expect(viewDates({ date }).parsed).toEqual(parsed);
  });

  test("names a year or a month once that is start and end", () => {
    expect(viewDates({ date: "2017 - 2017" })).toMatchObject({ text: "2017", parsed: { start: "2017", end: "2017" } });
    const month = { date: "May 2023 - May 2023", start_date: "2023-05", end_date: "2023-05" };
    expect(viewDates(month, "de")).toMatchObject({ text: "Mai 2023", parsed: { months: 1 } });
  });

  test.each(["", "two winters", "1999, 2003 and 2011"])("admits that it cannot read '%s'", (date) => {
    expect(viewDates({ date })).toEqual({ text: date, parsed: null });
  });

  test.each([
    ["de", "Apr 2019 - Present", "Apr. 2019 - heute"],
    ["fr", "Feb 2018 - Aug 2020", "févr. 2018 - août 2020"],
    ["ru", "Apr 2019 - Aug 2020", "апр. 2019 - авг. 2020"],
    ["pl", "2016 - Present", "2016 - obecnie"],
    ["tr", "2016 - Present", "2016 - halen"],
    ["de", "2016 - Present", "2016 - heute"],
    ["de", "Herbst 2016", "Herbst 2016"],
    ["en", "Apr 2019 - Present", "Apr 2019 - Present"],
    ["ar", "Apr 2019 - Present", "أبريل 2019 - الآن"],
    ["ja", "Mar 2018 - Present", "2018年3月 - 現在"],
    ["zh-Hant", "Mar 2018 - Sep 2020", "2018年3月 - 2020年9月"],
    ["ko", "Mar 2018 - Present", "2018년 3월 - 현재"],
    ["uk", "Sep 2020", "вер. 2020"],
    ["th", "2016 - Present", "2016 - ปัจจุบัน"],
    ["fa", "Sep 2020", "سپتامبر 2020"],
    ["eu", "Apr 2019 - Present", "Apr 2019 - Present"],
  ])("says the standard form in the site's language: %s '%s'", (lang, date, text) => {
    expect(viewDates({ date }, lang)).toEqual({ ...viewDates({ date }), text });
  });

  test("trusts stored months more than the text", () => {
    const dates = viewDates({ date: "some time", start_date: "2020-02", end_date: "2020-02", is_current: false });
    expect(dates.parsed).toEqual({ start: "2020-02", end: "2020-02", current: false, months: 1 });
  });

  test.each([
    ["Jan 2021 - Dec 2022", "2021–2022"],
    ["Jan 2021 - Dec 2021", "2021"],
    ["Jan 2021 - Present", "2021–"],
    ["two winters", "two winters"],
  ])("shortens '%s' to '%s'", (date, years) => {
    expect(yearRange(viewDates({ date }))).toBe(years);
  });

  test.each([
    ["2016 - 2019", true],
    ["2019", true],
    ["Sep 2016 - 2019", false],
    ["2019 - Present", false],
  ])("knows whether years say all of '%s'", (date, isAll) => {
    expect(areYears(viewDates({ date }))).toBe(isAll);
  });
});
