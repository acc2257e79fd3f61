import { expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import type { SiteInput } from "../view/site-input.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { lanesOf } from "./lanes.ts";

const viewOf = (site: SiteInput) => toSiteView(site, { family: "default", baseUrl: "", branding: false });
const postsIn = (...dates: string[]) =>
  viewOf(aSite({ experience: dates.map((date, id) => role(id + 1, { position: "Coach", name: "Club", date })) }));

test("bands begin when the posts began: the oldest outside, the present one marked", () => {
  expect(lanesOf(postsIn("2018 - Present", "2013 - 2018", "2008 - 2013"))).toEqual([
    { at: 0, year: "2008", isPresent: false },
    { at: 23, year: "2013", isPresent: false },
    { at: 46, year: "2018", isPresent: true },
  ]);
});

test("dates that nobody can read give equal steps and no years", () => {
  expect(lanesOf(postsIn("the good years", "before that", "long ago")).map(({ at, year }) => [at, year])).toEqual([
    [0, ""],
    [23, ""],
    [46, ""],
  ]);
});

test("one post is one lane, none has the studies, and twenty fill the eight that a track has", () => {
  expect(lanesOf(postsIn("2020 - Present"))).toEqual([{ at: 0, year: "2020", isPresent: true }]);
  expect(lanesOf(viewOf(aSite({})))).toEqual([]);
  expect(lanesOf(viewOf(aFullSite(20)))).toHaveLength(8);
});
