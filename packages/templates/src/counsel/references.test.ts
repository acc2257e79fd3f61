import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { project, role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { exhibitsFor, paragraphsOn } from "./references.ts";

const site = aSite({
  experience: [
    role(1, {
      position: "Counsel",
      name: "Hafen AG",
      date: "2020 - 2024",
      description: "Wrote leases for quays (C++).",
    }),
    role(2, { position: "Clerk", name: "Court", date: "2018", description: "Least of all.", skills: ["Mediation"] }),
  ],
  projects: {
    Other: Array.from({ length: 28 }, (_, index) =>
      project(index + 1, {
        title: `Work ${index + 1}`,
        description: index === 27 ? "For Hafen AG, in one night." : "",
        technologies: index === 0 ? ["mediation"] : [],
      }),
    ),
  },
});
const view = toSiteView(site, { family: "default", baseUrl: "", branding: false });
const roles = view.sections.find(({ kind }) => kind === "experience")?.records ?? [];

test.each([
  ["leases", ["#experience-1"]],
  ["MEDIATION", ["#experience-2"]],
  ["lease", []],
  ["C++", ["#experience-1"]],
  ["", []],
])("%j leads to the roles that hold it as a word", (skill, places) => {
  expect(paragraphsOn(view, skill).map(({ href }) => href)).toEqual(places);
});

test("a work belongs to the role whose employer or skill it names, and is counted by letters", () => {
  expect(roles.map((one) => exhibitsFor(view, one).map(({ mark }) => mark))).toEqual([["AB"], ["A"]]);
});
