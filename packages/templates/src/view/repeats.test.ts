import { expect, test } from "vitest";
import { role } from "../personas/persona.ts";
import { aSite } from "../../gate/a-site.ts";
import { toSiteView } from "./to-site-view.ts";
import type { SiteInput } from "./site-input.ts";

const options = { family: "default", baseUrl: "", branding: false } as const;
const termsOf = (parts: Partial<SiteInput>) =>
  toSiteView(aSite(parts), options).highlights.facts.map(({ term }) => term);

const experience = [
  role(1, {
    position: "Finance Director",
    name: "Kestrel Brands",
    date: "Jan 2013 - Mar 2018",
    description: "- Managed nine countries\n- Renegotiated the banking facilities",
  }),
];
const told = {
  role: "Finance Director, Kestrel Brands",
  duration: "Jan 2013 - Mar 2018",
  team_size: "",
  achievements: "• Managed nine countries\n• Renegotiated the banking facilities",
};

test("leaves out what a template's form says again of a role", () => {
  expect(termsOf({ experience, template_data: { leadership_experience: [told] } })).toEqual([]);
});

test("keeps a form's fact as soon as it says more than the page does", () => {
  const more = { ...told, team_size: "a team of twelve" };
  expect(termsOf({ experience, template_data: { leadership_experience: [told, more] } })).toEqual([
    "Leadership experience",
  ]);
});

test("leaves out certificates and tools that stand in the lists of the page", () => {
  const certifications = [{ name: "Red Seal Cook", issuer: "Interprovincial Standards", date: "May 2013", url: "" }];
  const form = [{ name: "Red Seal Cook", issuer: "Interprovincial Standards", date: "2013", icon: "", link: "" }];
  const skills = [{ id: 1, title: "Software", info: ["InDesign", "Figma"] }];
  const template_data = { certifications: form, tools: { design_software: ["Figma", "InDesign"] } };
  expect(termsOf({ certifications, skills, template_data })).toEqual([]);
  expect(termsOf({ skills, template_data })).toEqual(["Certifications"]);
});

test("keeps a word or a figure that also stands in a longer text", () => {
  expect(termsOf({ experience, template_data: { industry: "banking", years_count: 2013 } })).toEqual([
    "Industry",
    "Years",
  ]);
});
