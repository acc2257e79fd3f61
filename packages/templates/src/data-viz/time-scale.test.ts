import { describe, expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { project, role } from "../personas/persona.ts";
import { viewDates } from "../view/dates.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { packSpans, stackMarks } from "./stacks.ts";
import { ordinalSpan, spanOn, timeScale } from "./time-scale.ts";

const dated = (date: string) => viewDates({ date });

function scaleOf(roles: readonly string[], projects: readonly string[] = [], changed = "") {
  const site = aSite({
    updated_at: changed,
    experience: roles.map((date, index) => role(index + 1, { position: "Clerk", name: "Office", date })),
    projects: { Other: projects.map((date, index) => project(index + 1, { title: "Work", description: "", date })) },
  });
  return timeScale(toSiteView(site, { family: "academic", baseUrl: ".", branding: false }));
}

describe("the time axis", () => {
  test("spans whole years from the first start to the last end", () => {
    const scale = scaleOf(["Mar 2012 - Jun 2015", "2009 - 2011"]);
    expect(scale).toMatchObject({ from: 2009 * 12, to: 2016 * 12, open: false });
    expect(scale?.ticks.map(({ year }) => year)).toEqual([2009, 2010, 2011, 2012, 2013, 2014, 2015]);
  });

  test("ends after the last thing that is known, and never at a year of its own making", () => {
    const scale = scaleOf(["Mar 2020 - Present"], ["2023"]);
    expect(scale).toMatchObject({ from: 2020 * 12, to: 2024 * 12, open: true });
    expect(scale && spanOn(scale, dated("Mar 2020 - Present"))).toEqual({ start: 4.17, width: 95.83, open: true });
  });

  test("draws what lasts until today as long as it had lasted when the site was last changed", () => {
    const scale = scaleOf(["2019 - Present", "2016 - 2019"], [], "2026-11-23T10:00:00.000Z");
    expect(scale).toMatchObject({ from: 2016 * 12, to: 2026 * 12 + 11, open: true });
    expect(scale && spanOn(scale, dated("2019 - Present"))?.width).toBeGreaterThan(70);
    expect(scaleOf(["2019 - 2030", "2016 - 2019"], [], "2026-11-23T10:00:00.000Z")).toMatchObject({ to: 2031 * 12 });
    expect(scaleOf(["2019 - Present", "2020"], [], "yesterday")).toMatchObject({ to: 2021 * 12 });
  });

  test("takes longer steps for a longer life", () => {
    expect(scaleOf(["1981 - 2004", "2004 - 2024"])?.ticks.map(({ year }) => year)).toEqual([
      1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020,
    ]);
  });

  test("is not drawn from one date, nor when too few could be read", () => {
    expect(scaleOf(["2009 - 2011"])).toBeNull();
    expect(scaleOf(["2009 - 2011", "two winters", "since the flood"], ["2012"])).toBeNull();
  });

  test("places the same dates at the same spot, and nothing that could not be read", () => {
    const scale = scaleOf(["2000 - 2009", "2010 - 2019"]);
    expect(scale && spanOn(scale, dated("2005"))).toEqual({ start: 25, width: 5, open: false });
    expect(scale && spanOn(scale, dated("long ago"))).toBeNull();
  });
});

test("without an axis everything is as wide as everything else", () => {
  expect([0, 1, 2, 3].map((index) => ordinalSpan(index, 4).start)).toEqual([0, 25, 50, 75]);
  expect(ordinalSpan(3, 4).width).toBe(25);
});

test("marks that would touch stand on each other, in no more levels than needed", () => {
  const scale = scaleOf(["2000 - 2009", "2010 - 2019"]);
  if (!scale) throw new Error("There should be an axis.");
  const items = ["2005", "2005", "2005", "2012"].map((date) => ({ dates: dated(date) }));
  expect(stackMarks(scale, items)).toEqual([
    { at: 27.5, level: 0 },
    { at: 27.5, level: 1 },
    { at: 27.5, level: 2 },
    { at: 62.5, level: 0 },
  ]);
});

test("bars that overlap lie in rows of their own, and a row is filled before the next is begun", () => {
  const span = (start: number, width: number) => ({ start, width, open: false });
  expect(packSpans([span(0, 10), span(5, 10), span(20, 5), span(16, 3)])).toEqual([0, 1, 0, 0]);
  expect(packSpans([])).toEqual([]);
});
