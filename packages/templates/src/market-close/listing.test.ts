import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { listingOf, tickerOf } from "./listing.ts";

test.each([
  ["Bank of the Northern Isles", "BNI"],
  ["Halden", "HALD"],
  ["3i", "3I"],
  ["Écho des Marchés", "ÉM"],
  ["freelance", "FREE"],
  ["مكتبة الملك", "مكتبة"],
  ["", "CLER"],
])("%s is listed as %s", (org, ticker) => {
  expect(tickerOf({ org, role: "Clerk" })).toBe(ticker);
});

test("a line leads to its role and lies on the years of all; one whose years cannot be read has no range", () => {
  const dates = ["Jan 2020 - Present", "2010 - 2020", "long ago"];
  const site = aSite({
    updated_at: "2025-01-02T00:00:00.000Z",
    experience: dates.map((date, id) => role(id + 1, { position: `Role ${id}`, name: "Halden", date })),
  });
  const lines = listingOf(toSiteView(site, { family: "default", baseUrl: ".", branding: true }));
  expect(lines.map(({ href }) => href)).toEqual(["#experience-1", "#experience-2", "#experience-3"]);
  expect(lines[1]?.range?.from).toBe(0);
  expect((lines[0]?.range?.from ?? 0) + (lines[0]?.range?.width ?? 0)).toBeCloseTo(100, 0);
  expect(lines[2]?.range).toBeNull();
});
