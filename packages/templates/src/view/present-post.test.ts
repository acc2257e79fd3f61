import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "./to-site-view.ts";

function presentOf(title: string, ...roles: [position: string, name: string, date: string][]) {
  const site = aSite({
    contact: { email: "", title, description: "", location: "", phone: "", available_for_freelance: false },
    experience: roles.map(([position, name, date], index) => role(index + 1, { position, name, date })),
  });
  return toSiteView(site, { family: "default", baseUrl: ".", branding: false }).person.present;
}

test.each<[title: string, roles: [string, string, string][], present: string[]]>([
  ["Nurse", [["Ward nurse", "Mercy", "Mar 2019 - Present"]], ["Ward nurse", "Mercy"]],
  ["Ward nurse", [["Ward nurse", "Mercy", "Mar 2019 - Present"]], ["Mercy"]],
  ["Ward-nurse at Mercy", [["Ward nurse", "Mercy", "Mar 2019 - Present"]], []],
  ["", [["", "Mercy", "2019 - Present"]], ["Mercy"]],
  ["Nurse", [["Ward nurse", "Mercy", "2016 - 2019"]], []],
  ["Nurse", [["Ward nurse", "Mercy", "two winters"]], []],
  ["Nurse", [["Helper", "", "2020 - Present"]], []],
  [
    "Nurse",
    [
      ["Tutor", "College", "2010 - 2012"],
      ["Nurse", "Mercy", "2019 - Present"],
      ["Volunteer", "Harbour", "2020 - Present"],
    ],
    ["Mercy"],
  ],
])("as %j with %j, today is %j", (title, roles, present) => {
  expect(presentOf(title, ...roles)).toEqual(present);
});
