import { expect, test } from "vitest";
import { websiteSchema } from "../../website/website.ts";
import { completeParsedData, parsedDataSchema } from "../parsed-data.ts";
import { websiteOfCv } from "./website-of-cv.ts";

const aCv = (parts: object) => completeParsedData(parsedDataSchema.parse(parts));
const amara = { name: "Amara Okonkwo", title: "Charge nurse" };

const job = { position: "Nurse", company: "Lagoon Clinic", location: "Lagos", description: "Ran the ward" };

const previewSchema = websiteSchema.omit({ sections: true, look: true });

test("a preview shows everything that was read and is a valid website", () => {
  const cv = aCv({
    personal_info: {
      ...amara,
      summary: "Twelve years on wards.",
      links: [{ label: "Site", url: "https://a.example" }],
    },
    experiences: [{ ...job, start_date: "2019-03", end_date: null }],
    educations: [
      {
        degree: "BSc",
        institution: "Atlantic",
        gpa: "4.1",
        location: "",
        description: "",
        start_date: "2012",
        end_date: "2016",
      },
    ],
    skills: [{ name: "Triage", category: "Clinical" }, { name: "ECG" }, { name: "Audit", category: "Clinical" }],
    projects: [{ title: "Handover sheet", description: "Less waiting", category: "" }],
    certifications: [{ name: "ACLS", issuer: "Board", date: "2023-04", url: "" }],
    languages: [{ name: "Igbo", level: "Native" }],
    publications: [{ title: "On wards", venue: "Journal", date: "2020", url: "" }],
    awards: [{ title: "Nurse of the year", issuer: "", date: "" }],
    volunteer: [{ ...job, position: "First aider", start_date: "2017-04" }],
    interests: ["Rowing"],
  });
  const website = websiteOfCv(cv, { slug: "modern", templateData: {}, picture: "/media/a.webp", privacy: {} });
  expect(previewSchema.safeParse(website).error).toBeUndefined();
  const text = JSON.stringify(website);
  const expected = [
    "Amara Okonkwo",
    "Charge nurse",
    "Lagoon Clinic",
    "Mar 2019 - Present",
    "2012 - 2016",
    "4.1",
    "Handover sheet",
  ];
  for (const part of [
    ...expected,
    "ACLS",
    "Igbo",
    "On wards",
    "Nurse of the year",
    "First aider",
    "Rowing",
    "https://a.example",
  ]) {
    expect(text).toContain(part);
  }
  expect(website.skills.map(({ title, info }) => [title, info])).toEqual([
    ["Clinical", ["Triage", "Audit"]],
    ["Skills", ["ECG"]],
  ]);
});

test("an empty CV gives an empty site with a name", () => {
  const website = websiteOfCv(aCv({ personal_info: { name: "", title: "" } }), {
    slug: "default",
    templateData: {},
    picture: null,
    privacy: {},
  });
  expect(website).toMatchObject({ name: "My Portfolio", full_name: null, experience: [], projects: {} });
});
