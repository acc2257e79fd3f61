import { describe, expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { viewDates } from "../view/dates.ts";
import type { RoleView } from "../view/site-view.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { chartOf, holesOf, yearsOfPosts } from "./years.ts";

const posts = (...dates: readonly string[]) => {
  const items = dates.map((date) => ({ dates: viewDates({ date }) }) as RoleView);
  return { experience: { items, count: items.length, bucket: "few" as const }, sections: [], asOf: "2026-04" };
};

test("a hole for each year up to now, ringed where a post began, open in a year without one", () => {
  const holes = holesOf(posts("2019 - Present", "2012 - 2016"));
  expect(holes.map(({ year }) => year)).toEqual(Array.from({ length: 15 }, (_, index) => 2012 + index));
  expect(holes.filter(({ is }) => is === "begin").map(({ year }) => year)).toEqual([2012, 2019]);
  expect(holes.filter(({ is }) => !is).map(({ year }) => year)).toEqual([2017, 2018]);
});

test("years close to each other leave room for what is written, and a long life ends before it is dots", () => {
  const written = holesOf(posts("2020 - Present", "2019 - 2020", "2006 - 2019")).filter((hole) => hole.isLabelled);
  expect(written.map(({ year }) => year)).toEqual([2006, 2019]);
  expect(holesOf(posts("1961 - Present"))).toHaveLength(45);
});

test("no band where most posts do not say when they were", () => {
  expect(holesOf(posts("2019 - Present", "two winters", "before that"))).toEqual([]);
  expect(yearsOfPosts(posts("2019 - Present", "two winters"))).toEqual([7, 0]);
});

describe("the chart of skills", () => {
  const chart = (skills: readonly string[], description: string) =>
    chartOf(
      toSiteView(
        aSite({
          experience: [role(1, { position: "Nurse", name: "St Oswald's", date: "2019 - Present", description })],
          skills: [{ id: 1, title: "", info: [...skills] }],
        }),
        { family: "default", baseUrl: ".", branding: true },
      ),
    )?.rows.map(({ ticks }) => ticks[0]);

  test("ticks a skill where a post says it as words of its own, with an ending or without", () => {
    expect(chart(["C", "Audit", "Wound care", "Java"], "Cut waste, ran audits and wound care in JavaScript.")).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("is none where posts name fewer than a quarter of the skills", () => {
    expect(chart(["Audit", "R", "C", "Go", "Lua"], "Ran audits.")).toBeUndefined();
  });
});
