import { expect, test } from "vitest";
import { datesOf, datesToSend, saidEnds, valuesOfTyped, yearProblem, type DateValues } from "./date-values.ts";

const none: DateValues = { start_date: "", end_date: "", is_current: false, date: "" };
const typed = (start_date: string, end_date: string, isCurrent = false, text = "") =>
  valuesOfTyped({ start_date, end_date }, isCurrent, text);

test.each([
  ["2019", "", false, { date: "2019" }],
  ["2019", "2021", false, { date: "2019 - 2021" }],
  ["3/2019", "2021", false, { date: "Mar 2019 - 2021" }],
  ["2019", "", true, { date: "2019 - Present" }],
  ["March 2019", "4/2021", false, { start_date: "2019-03", end_date: "2021-04", is_current: false }],
  ["2019-03", "", true, { start_date: "2019-03", end_date: null, is_current: true }],
] as const)("from %j to %j, current %j, is sent as %j", (start, end, isCurrent, sent) => {
  expect(datesToSend(typed(start, end, isCurrent))).toEqual(sent);
});

test("what is sent comes back as it was typed", () => {
  const stored = { start_date: null, end_date: null, is_current: false, date: "2019 - Mar 2021" };
  expect(saidEnds(datesOf(stored))).toEqual({ start_date: "2019", end_date: "Mar 2021" });
  expect(datesToSend(datesOf(stored))).toEqual({ date: "2019 - Mar 2021" });
});

test("a text that says Present ticks the box, and leaving it so changes nothing", () => {
  const values = datesOf({ start_date: null, end_date: null, is_current: false, date: "2019 - Present" });
  expect(values.is_current).toBe(true);
  expect(saidEnds(values)).toEqual({ start_date: "2019", end_date: "" });
  expect(datesToSend(values)).toEqual({ date: "2019 - Present" });
  expect(datesToSend({ ...values, is_current: false })).toEqual({ date: "2019" });
});

test("words of a CV that name no two ends stay until a date is typed", () => {
  const values = datesOf({ start_date: null, end_date: null, is_current: false, date: "Summer 2018, part-time" });
  expect(saidEnds(values)).toEqual({ start_date: "", end_date: "" });
  expect(datesToSend(values)).toEqual({ date: "Summer 2018, part-time" });
  expect(typed("", "", false, values.date).date).toBe(values.date);
  expect(typed("2018", "", false, values.date).date).toBe("2018");
});

test("emptying both fields takes away the text that they were read from", () => {
  expect(typed("", "", false, "2019 - 2021")).toEqual(none);
});

test("what is no date goes to the rules, and a year beside it is not taken for a wrong month", () => {
  expect(typed("bana", "2021")).toEqual({ ...none, start_date: "bana" });
  expect(typed("2019", "20")).toEqual({ ...none, end_date: "20", date: "2019" });
  expect(typed("2019-03", "20")).toEqual({ ...none, start_date: "2019-03", end_date: "20" });
});

test("ranges with years keep their order, a year and a month of it may be both ends, and an end needs a start", () => {
  expect(yearProblem(typed("2021", "2019"))).toMatchObject({ field: "end_date" });
  expect(yearProblem(typed("2021-03", "2020"))).toMatchObject({ field: "end_date" });
  expect(yearProblem(typed("2021-03", "2021"))).toBeNull();
  expect(yearProblem(typed("2021", "", true))).toBeNull();
  expect(yearProblem(typed("", "2020"))).toMatchObject({ field: "start_date" });
});
