import { expect, test } from "vitest";
import { viewDates } from "../view/dates.ts";
import { bandsOf } from "./bands.ts";

const dates = (...texts: string[]) => texts.map((date) => viewDates({ date }));

test("a band is as wide as its role was long, the present one until today", () => {
  const [now, before] = bandsOf(dates("2020 - Present", "2018 - 2020"), "2026-06");
  expect((now?.width ?? 0) + 3).toBeCloseTo(3 * ((before?.width ?? 0) + 3), 0);
  expect(now?.radius).toBeGreaterThan(before?.radius ?? 0);
});

test("bands are alike where too few dates can be read, and never vanish", () => {
  const [first, second] = bandsOf(dates("two winters", "2018 - 2020", "since the flood"), null);
  expect(first?.width).toBe(second?.width);
  const short = bandsOf(dates("Jan 2000 - Dec 2019", "Jan 2020 - Jan 2020"), null);
  expect(short[1]?.width).toBeGreaterThan(4);
});

test("no roles and very many make no bands", () => {
  expect(bandsOf([], null)).toEqual([]);
  expect(bandsOf(dates(...Array.from({ length: 20 }, () => "2020")), null)).toEqual([]);
});
