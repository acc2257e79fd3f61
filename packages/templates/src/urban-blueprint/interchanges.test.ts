import { expect, test } from "vitest";
import { engineerPersona } from "../personas/engineer.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { studiesDuring } from "./interchanges.ts";

test("finds the studies that ran beside a role, and none that only touch it", () => {
  const { experience, education } = toSiteView(engineerPersona.site, {
    family: "engineering",
    baseUrl: "",
    branding: false,
  });
  const studies = experience.items.map((role) => studiesDuring(role, education.items).map((study) => study.id));
  expect(studies).toEqual([[], [1], [1], []]);
});

test("finds nothing where dates cannot be read", () => {
  const site = {
    ...engineerPersona.site,
    experience: engineerPersona.site.experience.map((role) => ({
      ...role,
      date: "two winters",
      start_date: null,
      end_date: null,
      is_current: false,
    })),
  };
  const { experience, education } = toSiteView(site, { family: "engineering", baseUrl: "", branding: false });
  expect(experience.items.flatMap((role) => studiesDuring(role, education.items))).toEqual([]);
});
