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

test("a site tells the newest first, also where the CV begins with the oldest", () => {
  const post = (company: string, start_date: string, end_date: string | null) => ({ company, start_date, end_date });
  const school = (institution: string, start_date: string) => ({ institution, start_date, end_date: null });
  const cv = parsedDataSchema.parse({
    experiences: [post("Hill", "2011-04", "2016-03"), post("Mill", "2016-04", null)],
    educations: [school("First", "2003"), school("Second", "2007")],
  });
  const website = websiteOfCv(cv, { slug: "modern", templateData: {}, picture: null, privacy: {} });
  expect(website.experience.map(({ name }) => name)).toEqual(["Mill", "Hill"]);
  expect(website.education.map(({ name }) => name)).toEqual(["Second", "First"]);
});
