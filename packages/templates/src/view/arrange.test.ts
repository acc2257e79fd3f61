import { describe, expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { arrange } from "./arrange.ts";
import type { InputSection, SiteInput } from "./site-input.ts";

function section(id: number, kind: string, parts: Partial<InputSection> = {}): InputSection {
  return { id, kind, title: null, layout: "designed", entry_ids: [], entries: [], ...parts };
}

const kindsOf = (site: SiteInput) => arrange(site).sections.map(({ kind }) => kind.name);
const idsOf = (site: SiteInput) => arrange(site).sections.map(({ entries }) => entries.map(({ id }) => id));

describe("a site that nobody arranged", () => {
  test("has a section for each list that holds something, in the order of a new site", () => {
    const { experience, awards, interests } = aFullSite(1);
    expect(kindsOf(aSite({ experience, awards, interests }))).toEqual(["experience", "awards", "interests"]);
    expect(kindsOf(aSite())).toEqual([]);
  });

  test("is itself: nothing is left out", () => {
    const site = aFullSite(2);
    expect(arrange(site).site).toEqual(site);
  });
});

describe("an arranged site", () => {
  const site = aFullSite(3);

  test("shows its sections in the owner's order, also those whose entries came without an id", () => {
    const sections = [
      section(1, "awards", { entry_ids: [71, 72, 73] }),
      section(2, "experience", { entry_ids: [1, 2, 3] }),
    ];
    expect(kindsOf({ ...site, sections })).toEqual(["awards", "experience"]);
    expect(idsOf({ ...site, sections })).toEqual([
      [71, 72, 73],
      [1, 2, 3],
    ]);
  });

  test("leaves hidden sections and hidden entries out of sections and lists", () => {
    const sections = [
      section(1, "experience", { entry_ids: [1, 2, 3], hidden_entry_ids: [2] }),
      section(2, "awards", { entry_ids: [71, 72, 73], visible: false }),
      section(3, "interests", { entry_ids: [81, 82, 83], hidden_entry_ids: [81] }),
    ];
    const arranged = arrange({ ...site, sections });
    expect(arranged.sections.map(({ kind }) => kind.name)).toEqual(["experience", "interests"]);
    expect(arranged.site.experience.map(({ id }) => id)).toEqual([1, 3]);
    expect(arranged.site.awards).toEqual([]);
    expect(arranged.site.interests).toEqual(site.interests.slice(1));
  });

  test("gives each of two sections of a kind its own entries, and the list the order of both", () => {
    const sections = [
      section(7, "experience", { entry_ids: [3] }),
      section(8, "skills", { entry_ids: [1, 2, 3] }),
      section(9, "experience", { entry_ids: [1, 2] }),
    ];
    expect(idsOf({ ...site, sections })).toEqual([[3], [1, 2, 3], [1, 2]]);
    expect(arrange({ ...site, sections }).site.experience.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  test("keeps an entry that no section names yet in the first section of its kind", () => {
    const sections = [section(7, "experience", { entry_ids: [1] }), section(9, "experience", { entry_ids: [2] })];
    expect(idsOf({ ...site, sections })).toEqual([[1, 3], [2]]);
  });

  test("arranges works that stand in groups", () => {
    const sections = [section(1, "projects", { entry_ids: [1, 2, 3], hidden_entry_ids: [1] })];
    const works = Object.values(arrange({ ...site, sections }).site.projects).flat();
    expect(works.map(({ id }) => id)).toEqual([2, 3]);
  });

  test("takes the entries of kinds without a list from their section, without hidden and unreadable ones", () => {
    const entries = [
      { id: 1, fields: { text: "Shown" } },
      { id: 2, fields: { text: "Hidden" }, visible: false },
      { id: 3, fields: {}, problem: "It cannot be read." },
    ];
    expect(idsOf({ ...site, sections: [section(1, "text", { entries })] })).toEqual([[1]]);
  });

  test("leaves out a kind that this version does not know", () => {
    expect(kindsOf({ ...site, sections: [section(1, "holograms"), section(2, "skills", { entry_ids: [1] })] })).toEqual(
      ["skills"],
    );
  });
});
