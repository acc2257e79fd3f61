import { expect, test } from "vitest";
import { aFullSite } from "../../gate/a-site.ts";
import { withWords } from "./own-words.ts";
import { toSiteView } from "./to-site-view.ts";

const options = { family: "academic", baseUrl: "", branding: false } as const;
const words = { experience: "Appointments", about: "Abstract" } as const;

test("names sections and parts of the page, but not what the owner named", () => {
  const base = { layout: "designed" as const, entries: [] };
  const sections = [
    { ...base, id: 1, kind: "experience", title: "Where I was", entry_ids: [1] },
    { ...base, id: 2, kind: "experience", title: null, entry_ids: [2] },
  ];
  const view = withWords(toSiteView({ ...aFullSite(2), sections }, options), words);
  expect(view.sections.map(({ title }) => title)).toEqual(["Where I was", "Appointments"]);
  expect([view.labels.experience, view.labels.about]).toEqual(["Where I was", "Abstract"]);
});

test("keeps the words of another language", () => {
  const view = toSiteView(aFullSite(1), { ...options, lang: "de" });
  expect(withWords(view, words)).toBe(view);
});
