import { describe, expect, test } from "vitest";
import { completeParsedData, emptyParsedData, parsedDataSchema, type ParsedData } from "@vitrine/model";
import { parseCv } from "../parse-cv.ts";
import { jsonResumeOf } from "./json-resume.ts";

const now = new Date("2026-11-21T00:00:00Z");
const readBack = async (cv: ParsedData) =>
  (await parseCv(Buffer.from(JSON.stringify(jsonResumeOf(cv))), { source: "json_resume", now })).cv;

const whole = completeParsedData(
  parsedDataSchema.parse({
    personal_info: {
      name: "Oluwaseun Adébáyọ̀",
      title: "Bridge Engineer",
      email: "seun@mail.example",
      phone: "+234 1 270 0000",
      location: "Ìbàdàn, Oyo, Nigeria",
      summary: "Builds bridges that stand.",
      links: [
        { label: "Website", url: "https://seun.example" },
        { label: "GitHub", url: "https://github.com/seun-example" },
      ],
    },
    experiences: [
      {
        position: "Lead Engineer",
        company: "Niger Spans",
        start_date: "2019-04",
        end_date: null,
        location: "Lokoja",
        description: "Leads twelve people.\n• Opened the ferry bridge\n• Wrote the load tables",
      },
      { position: "Surveyor", company: "Delta Lines", start_date: "2014", end_date: "2019-03", description: "" },
    ],
    educations: [
      {
        degree: "MEng, Structures",
        institution: "University of Lagos",
        start_date: "2009",
        end_date: "2014-07",
        gpa: "4.6/5",
        description: "Thesis on cables.\n• Soil mechanics",
      },
    ],
    skills: [{ name: "AutoCAD", category: "Drawing" }, { name: "Revit", category: "Drawing" }, { name: "Concrete" }],
    projects: [
      {
        title: "Ferry Bridge",
        description: "A crossing.\n• 300 m long",
        url: "https://ferry.example",
        technologies: ["Steel"],
        start_date: "2020",
        end_date: "2022",
      },
    ],
    certifications: [{ name: "COREN", issuer: "Council", date: "2015", url: "" }],
    languages: [{ name: "Yorùbá", level: "native" }],
    publications: [{ title: "On Cables", venue: "Spans", date: "2021", url: "", authors: "O. Adébáyọ̀" }],
    awards: [{ title: "Young Engineer", issuer: "Council", date: "2018" }],
    volunteer: [{ position: "Teacher", company: "Night School", start_date: "2012", end_date: "2013" }],
    interests: ["Chess"],
    texts: [{ title: "Patents", text: "One pending." }],
  }),
);

describe("a CV as JSON Resume", () => {
  test("is the same CV when it is read back, but for what the format has no place for", async () => {
    const back = await readBack(whole);
    const { texts, confidence, educations, ...rest } = whole;
    expect(texts).toHaveLength(1);
    expect(confidence).toBe(0);
    expect(back).toMatchObject(rest);
    expect(back.educations).toMatchObject(educations);
    expect(jsonResumeOf(whole)["meta"]).toEqual({ texts });
  });

  test("says nothing of what the CV does not say", () => {
    expect(Object.keys(jsonResumeOf(emptyParsedData()))).toEqual(["$schema"]);
    const { work } = jsonResumeOf({ ...emptyParsedData(), experiences: whole.experiences.slice(1) });
    expect(work).toEqual([{ name: "Delta Lines", position: "Surveyor", startDate: "2014", endDate: "2019-03" }]);
  });

  test("keeps skills of one category together, wherever they stand", () => {
    const skills = [{ name: "A", category: "X" }, { name: "B" }, { name: "C", category: "X" }];
    expect(jsonResumeOf({ ...emptyParsedData(), skills })["skills"]).toEqual([
      { name: "X", keywords: ["A", "C"] },
      { name: "B" },
    ]);
  });
});
