import { expect, test } from "vitest";
import { defaultPersona } from "../personas/default.ts";
import { toSiteView } from "./to-site-view.ts";

const block = {
  technical_specs: { tolerance: "0.1 mm", materials: "", software: "Ansys" },
  project_metrics: { projects_completed: 12, components_designed: 0 },
  specializations: ["Drives", " ", 4],
  experience_years: 0,
  memberships: ["Guild"],
  certifications: [{ name: "Welding", issuer: "Board", year: 2019 }, { issuer: "nobody" }],
};

const view = (family: "engineering" | "academic") =>
  toSiteView(
    { ...defaultPersona.site, certifications: [], template_data: { engineering_data: block } },
    { family, baseUrl: "", branding: false },
  );

test("reads the engineering block for its own family, without zeros and blanks", () => {
  const { engineering, certifications, highlights } = view("engineering");
  expect(engineering?.specs.map(({ term, values }) => [term, ...values])).toEqual([
    ["Tolerance", "0.1 mm"],
    ["Software", "Ansys"],
  ]);
  expect(engineering?.metrics).toEqual([{ term: "Projects completed", values: ["12"] }]);
  expect(engineering?.specializations).toEqual(["Drives", "4"]);
  expect(engineering?.experienceYears).toBeNull();
  expect(certifications.items.map(({ name, dates }) => [name, dates.text])).toEqual([["Welding", "2019"]]);
  expect(highlights).toEqual({ quotes: [], facts: [] });
});

test("keeps the engineering block as highlights for every other family", () => {
  const { engineering, highlights } = view("academic");
  expect(engineering).toBeNull();
  expect(highlights.facts.map(({ term }) => term)).toContain("Tolerance");
});
