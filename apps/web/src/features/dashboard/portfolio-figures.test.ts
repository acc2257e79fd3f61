import { describe, expect, test } from "vitest";
import { aSummary } from "../../testing/builders.ts";
import { isPublishedCard, portfolioFigures, searchPortfolios } from "./portfolio-figures.ts";

const draft = aSummary({ id: 1, name: "Reading List", intro: "Books for wards" });
const named = aSummary({ id: 2, name: "Ward", subdomain: "Amara-Okonkwo" });
const owned = aSummary({ id: 3, name: "Clinic", domain: "okonkwo.example" });
const takenDown = aSummary({ id: 4, subdomain: "ward", taken_down_at: "2026-11-21T08:00:00Z" });

test.each([
  ["neither", draft, false],
  ["a subdomain", named, true],
  ["a domain", owned, true],
  ["a subdomain, and taken down", takenDown, false],
])("R2.4-01 R2.2.2-21 published with %s", (_title, website, expected) => {
  expect(isPublishedCard(website)).toBe(expected);
});

describe("figures", () => {
  test("R2.2.2-08 R2.2.2-10 R2.2.2-11 R2.9-02 count, percent, sections and drafts", () => {
    expect(portfolioFigures([draft, named, owned])).toEqual({
      total: 3,
      published: 2,
      publishedPercent: 67,
      sections: 15,
      drafts: 1,
    });
  });

  test("what was taken down is no published one", () => {
    expect(portfolioFigures([named, takenDown])).toMatchObject({ published: 1, publishedPercent: 50, drafts: 1 });
  });

  test("R2.2.2-09 nothing gives 0 percent", () => {
    expect(portfolioFigures([]).publishedPercent).toBe(0);
  });
});

test.each([
  ["R2.2.2-14 name", "READING", [1]],
  ["R2.2.2-15 intro", "wards", [1]],
  ["R2.2.2-16 domain and subdomain", "OKONKWO", [2, 3]],
  ["spaces around", "  ward ", [1, 2]],
  ["nothing", "", [1, 2, 3]],
  ["no match", "zebra", []],
])("search by %s", (_title, search, ids) => {
  expect(searchPortfolios([draft, named, owned], search).map(({ id }) => id)).toEqual(ids);
});
