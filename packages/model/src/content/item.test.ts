import { describe, expect, test } from "vitest";
import { mergeDates, noDates } from "./item.ts";

const stored = { date: "Jan 2020 - Dec 2021", start_date: "2020-01", end_date: "2021-12", is_current: false };

describe("mergeDates", () => {
  test("an input without dates changes nothing", () => {
    expect(mergeDates(stored, {})).toEqual(stored);
  });

  test("dates without a text give the text", () => {
    expect(mergeDates(noDates, { start_date: "2020-01", end_date: "2021-12" })).toEqual(stored);
    expect(mergeDates(noDates, { start_date: "2020-01", is_current: true })).toEqual({
      date: "Jan 2020 - Present",
      start_date: "2020-01",
      end_date: null,
      is_current: true,
    });
  });

  test("one changed date keeps the others", () => {
    expect(mergeDates(stored, { end_date: "2022-03" })).toEqual({
      ...stored,
      end_date: "2022-03",
      date: "Jan 2020 - Mar 2022",
    });
    expect(mergeDates(stored, { end_date: null })).toMatchObject({ date: "Jan 2020", end_date: null });
  });

  test("a current item has no end, and gets a text anew when it ends", () => {
    const current = mergeDates(stored, { is_current: true });
    expect(current).toEqual({ date: "Jan 2020 - Present", start_date: "2020-01", end_date: null, is_current: true });
    expect(mergeDates(current, { is_current: false, end_date: "2024-02" }).date).toBe("Jan 2020 - Feb 2024");
  });

  test("a text alone is parsed where it has the standard form, else kept as it is", () => {
    expect(mergeDates(noDates, { date: "Jan 2020 - Dec 2021" })).toEqual(stored);
    expect(mergeDates(stored, { date: "Summer 2019" })).toEqual({ ...noDates, date: "Summer 2019" });
    expect(mergeDates(stored, { date: "" })).toEqual(noDates);
  });

  test("a text beside dates is kept", () => {
    expect(mergeDates(noDates, { date: "early 2020 on", start_date: "2020-01", is_current: true })).toEqual({
      date: "early 2020 on",
      start_date: "2020-01",
      end_date: null,
      is_current: true,
    });
  });
});
