import { expect, test } from "vitest";
import { translations } from "../../words/site/index.ts";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { viewDates } from "../view/dates.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { sheetWordsIn } from "./sheet-words.ts";
import { rackOf, ribbonOf } from "./ribbons.ts";

const viewOf = (site: Parameters<typeof toSiteView>[0]) =>
  toSiteView(site, { family: "default", baseUrl: "/p/jo", branding: false });

test("a stripe for each year, and edges for what goes on", () => {
  const post = (date: string) => ribbonOf("experience", viewDates({ date }), "2026-06");
  expect(post("Jan 2019 - Dec 2022")).toEqual({ kind: "experience", years: 4, isOpen: false });
  expect(post("Jun 2023 - Present")).toEqual({ kind: "experience", years: 3, isOpen: true });
  expect(post("May 2020 - Jun 2020").years).toBe(1);
  expect(post("1980 - 2020").years).toBe(12);
  expect(post("two winters").years).toBe(0);
});

test("every post, study and award has a ribbon, and a long career no more than a rack holds", () => {
  const kinds = new Set(rackOf(viewOf(aFullSite(2))).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    "awards",
    "certifications",
    "education",
    "experience",
    "training",
    "volunteer",
  ]);
  expect(rackOf(viewOf(aFullSite(30)))).toHaveLength(24);
  expect(rackOf(viewOf(aSite({})))).toEqual([]);
});

test.each(["en", ...Object.keys(translations)])("the sheet has words in %s", (lang) => {
  const words = Object.values(sheetWordsIn(lang));
  expect(words.filter((word) => word.trim() !== "")).toHaveLength(5);
  expect(words.join("")).toBe(lang === "en" ? words.join("") : words.filter((word) => word !== "Duty").join(""));
});
