import { expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { citationOf } from "./citation.ts";

const person = (site: ReturnType<typeof aSite>) =>
  toSiteView(site, { family: "academic", baseUrl: "", branding: false }).person;

test("cites the person under their own address, and no brace of theirs ends a field", () => {
  const citation = citationOf(person(aFullSite(1, { name: "Ada }, url = {evil Lovelâce" })));
  expect(citation).toBe(
    "@misc{lovelace,\n  author = {Ada , url = evil Lovelâce},\n  title = {Sentinel-title},\n  howpublished = {Sentinel-link}\n}",
  );
});

test("offers no citation without an address", () => {
  expect(citationOf(person(aSite()))).toBe("");
});
