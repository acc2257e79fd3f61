import { expect, test } from "vitest";
import { aFullSite } from "../../gate/a-site.ts";
import { scopeTo } from "./section-scope.ts";
import type { InputSection, SiteInput } from "./site-input.ts";
import type { SiteView } from "./site-view.ts";
import { toSiteView } from "./to-site-view.ts";

function section(id: number, kind: string, ids: number[], title: string | null = null): InputSection {
  return { id, kind, title, layout: "designed", entry_ids: ids, entries: [] };
}

function viewOf(sections: InputSection[], parts: Partial<SiteInput> = {}): SiteView {
  return toSiteView({ ...aFullSite(3), ...parts, sections }, { family: "default", baseUrl: "", branding: false });
}

function scopes(view: SiteView, kind: string): SiteView[] {
  const own = view.sections.filter((each) => each.kind === kind);
  return own.map((each) => scopeTo(view, each, own));
}

test("is the view itself for the only section of a kind under its usual title", () => {
  const view = viewOf([section(1, "experience", [1, 2, 3])]);
  expect(scopes(view, "experience")[0]).toBe(view);
});

test("holds the entries of its own section under the section's own title and anchor", () => {
  const view = viewOf([section(1, "experience", [3]), section(2, "experience", [1, 2], "Earlier")]);
  const [first, second] = scopes(view, "experience");
  expect(first?.experience.items.map(({ id }) => id)).toEqual([3]);
  expect(second?.experience.items.map(({ id }) => id)).toEqual([1, 2]);
  expect([second?.experience.count, second?.experience.bucket]).toEqual([2, "few"]);
  expect([first?.labels.experience, second?.labels.experience]).toEqual(["Experience", "Earlier"]);
  expect([first?.anchors["experience"], second?.anchors["experience"]]).toEqual([undefined, "experience-s2"]);
});

test("says that a title of the owner's own is in the language of the site", () => {
  const view = viewOf([section(1, "skills", [1, 2, 3], "Ce que je sais")], {
    description: "Je travaille depuis dix ans avec des équipes qui construisent des maisons pour les villes.",
  });
  expect(scopes(view, "skills")[0]?.labelsLang).toBe(view.lang);
});

test("cuts lists whose entries came without an id, and words", () => {
  const view = viewOf([
    section(1, "awards", [11]),
    section(2, "interests", [21, 22]),
    section(3, "awards", [12, 13]),
    section(4, "interests", [23]),
  ]);
  expect(scopes(view, "awards").map(({ awards }) => awards.items.map(({ title }) => title))).toEqual([
    ["Sentinel-award-1"],
    ["Sentinel-award-2", "Sentinel-award-3"],
  ]);
  expect(scopes(view, "interests").map(({ interests }) => interests.length)).toEqual([2, 1]);
});

test("stays right when a section between is hidden and an entry is not drawn", () => {
  const hidden: InputSection = { ...section(2, "skills", [2]), visible: false };
  const view = viewOf([section(1, "skills", [1, 4]), hidden, section(3, "skills", [3])], {
    skills: [1, 2, 3, 4].map((id) => ({ id, title: `Group ${id}`, info: id === 4 ? [] : [`Skill ${id}`] })),
  });
  expect(scopes(view, "skills").map(({ skills }) => skills.items.map(({ id }) => id))).toEqual([[1], [3]]);
});
