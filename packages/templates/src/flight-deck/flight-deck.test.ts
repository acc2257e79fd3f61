import { expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import type { SiteInput } from "../view/site-input.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { barsOf, sayable } from "./code39.ts";
import { legsOf } from "./legs.ts";

const viewOf = (site: SiteInput) => toSiteView(site, { family: "default", baseUrl: "", branding: false });
const postsIn = (...dates: string[]) =>
  viewOf({
    ...aSite({ experience: dates.map((date, id) => role(id + 1, { position: "Mate", name: "Line", date })) }),
    updated_at: "2026-01-15T00:00:00.000Z",
  });

test("legs are as long as the posts lasted, the oldest first", () => {
  expect(legsOf(postsIn("2021 - Present", "2016 - 2021", "2006 - 2016"))).toEqual([
    { share: 50, year: "2006", isPresent: false },
    { share: 25, year: "2016", isPresent: false },
    { share: 25, year: "2021", isPresent: true },
  ]);
});

test("dates that nobody can read give equal legs, one post is one leg, and there are never more than nine", () => {
  expect(legsOf(postsIn("once", "long ago")).map(({ share, year }) => [share, year])).toEqual([
    [50, ""],
    [50, ""],
  ]);
  expect(legsOf(postsIn("2020 - Present"))).toEqual([{ share: 100, year: "2020", isPresent: true }]);
  expect(legsOf(postsIn())).toEqual([]);
  expect(legsOf(viewOf(aFullSite(20)))).toHaveLength(9);
});

test("the code says a name in capitals without accents, and nothing of a script that it has no signs for", () => {
  expect(sayable("Jörg Weiß-Ålund")).toBe("JORG WEISS-ALUND");
  expect(sayable("ليلى حسن")).toBe("");
});

test("each sign has nine elements of which three are wide, as the standard says", () => {
  // Nine elements of one, three of them two wider, and a gap after each sign but the last.
  expect(barsOf("A1").width).toBe(4 * 15 + 3);
  expect(barsOf("A").path.match(/M/g)).toHaveLength(15);
  // The star at both edges: narrow bar, wide gap, narrow bar.
  expect(barsOf("A").path).toMatch(/^M0 0h1v1h-1zM4 0h1v1h-1z/);
});
