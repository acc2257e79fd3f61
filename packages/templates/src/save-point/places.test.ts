import { expect, test } from "vitest";
import { viewDates } from "../view/dates.ts";
import { placesOf } from "./places.ts";

const post = (org: string, date: string) => ({ org, dates: viewDates({ date }) });

test("places lie along the road in the order of the years, as far from each other as the posts lasted", () => {
  const [first, second, third] = placesOf(
    [post("C", "2024 - Present"), post("B", "2016 - 2024"), post("A", "2014 - 2016")],
    "2026-06",
  );
  expect([first?.year, second?.year, third?.year]).toEqual(["2014", "2016", "2024"]);
  expect((third?.x ?? 0) - (second?.x ?? 0)).toBeGreaterThan(2 * ((second?.x ?? 0) - (first?.x ?? 0)));
  expect([first?.size, second?.size]).toEqual(["house", "castle"]);
});

test("a post in the same house lies on the same latitude, a new house on another", () => {
  const [first, second, third] = placesOf([post("B", "2020"), post("A", "2018"), post("A", "2016")], null);
  expect(second?.y).toBe(first?.y);
  expect(third?.y).not.toBe(second?.y);
});

test("no place falls on another, however many there are and whatever their dates", () => {
  const places = placesOf(
    Array.from({ length: 20 }, (_, index) => post(`House ${index}`, "once")),
    null,
  );
  const gaps = places.slice(1).map(({ x }, index) => x - (places[index]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});
