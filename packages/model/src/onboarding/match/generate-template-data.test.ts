import { completeParsedData, parsedDataSchema } from "../../cv/parsed-data.ts";
import { templateDataFamilies } from "../../templates/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { generateTemplateData } from "./generate-template-data.ts";

const aCv = (parts: object) => completeParsedData(parsedDataSchema.parse(parts));

describe("template data from a CV", () => {
  test.each(templateDataFamilies)("%s: a CV that says nothing gives nothing", (family) => {
    expect(generateTemplateData(aCv({}), family)).toEqual({});
  });

  test("modern: certifications with year and link", () => {
    const cv = aCv({
      certifications: [{ name: "CKA", issuer: "CNCF", date: "2023-05", url: "https://cncf.example/1" }],
    });
    expect(generateTemplateData(cv, "modern")).toEqual({
      certifications: [{ name: "CKA", issuer: "CNCF", date: "2023", icon: "", link: "https://cncf.example/1" }],
    });
  });

  test("academic: areas that the CV calls research, the scholar link", () => {
    const cv = aCv({
      personal_info: { links: [{ label: "Scholar", url: "https://scholar.google.com/citations?user=1" }] },
      publications: [{ title: "One" }, { title: "Two" }],
      awards: [{ title: "Early Career Prize", issuer: "Ecology Society", date: "2021" }],
      skills: [
        { name: "Metabarcoding", category: "Research interests" },
        { name: "R", category: "Computing" },
      ],
    });
    expect(generateTemplateData(cv, "academic")).toEqual({
      research_areas: ["Metabarcoding"],
      achievements: ["Early Career Prize, Ecology Society, 2021"],
      scholar_profile: "https://scholar.google.com/citations?user=1",
    });
  });

  test("engineering: certifications; no years are worked out of the dates of jobs, and skills are not said twice", () => {
    const cv = aCv({
      experiences: [{ position: "Engineer", start_date: "2014", end_date: "2024" }],
      skills: [{ name: "SolidWorks", category: "CAD" }],
      certifications: [{ name: "PE", issuer: "State Board", date: "Mar 2019" }],
    });
    expect(generateTemplateData(cv, "engineering")).toEqual({
      certifications: [{ name: "PE", issuer: "State Board", year: "2019" }],
    });
  });

  test("business: leading roles as the CV tells them", () => {
    const cv = aCv({
      experiences: [
        {
          position: "Finance Director",
          company: "Merlion",
          start_date: "2013-01",
          end_date: "2018-03",
          description: "Ran it.",
        },
        { position: "Analyst", company: "Other", start_date: "2010-01", end_date: "2012-12" },
      ],
    });
    expect(generateTemplateData(cv, "business")).toEqual({
      leadership_experience: [
        { role: "Finance Director, Merlion", team_size: "", duration: "Jan 2013 - Mar 2018", achievements: "Ran it." },
      ],
    });
  });

  test("creative: awards, and no skills a second time", () => {
    const cv = aCv({
      skills: [{ name: "InDesign", category: "Software" }],
      awards: [{ title: "Red Dot", issuer: "Red Dot", date: "2020" }],
    });
    expect(generateTemplateData(cv, "creative")).toEqual({
      awards: [{ award: "Red Dot", organization: "Red Dot", year: "2020", category: "" }],
    });
  });
});
