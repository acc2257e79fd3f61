import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { emptyParsedData, parsedDataSchema, type ParsedData } from "@vitrine/model";
import { europassOf } from "./europass.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** The texts and attributes of an XML by the way to their element; throws when it is no XML. */
function valuesOf(xml: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const path: string[] = [];
  const note = (value: string) => values.set(path.join("/"), [...(values.get(path.join("/")) ?? []), value]);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, attributes }) => {
    path.push(local);
    if (local === "From" || local === "To")
      note(
        Object.values(attributes)
          .map(({ local: name, value }) => `${name} ${value}`)
          .join(" "),
      );
  });
  parser.on("text", (text) => {
    if (text.trim() !== "") note(text);
  });
  parser.on("closetag", () => path.pop());
  parser.write(xml).close();
  return values;
}

const learner = "SkillsPassport/LearnerInfo";
const cvOf = (parts: object): ParsedData => parsedDataSchema.parse(parts);

describe("a CV as Europass XML", () => {
  test("holds jobs, schools, languages and skills where the format has them", () => {
    const cv = cvOf({
      personal_info: {
        name: "Anneli van der Meer",
        title: "Nurse",
        email: "anneli@mail.example",
        phone: "+31 20 000 0000",
        location: "Utrecht",
        summary: "Calm at night.",
        links: [{ label: "Website", url: "https://anneli.example/?a=1&b=2" }],
      },
      experiences: [
        {
          position: "Nurse",
          company: "Sint Jan & Zonen",
          start_date: "2019-04",
          end_date: null,
          location: "Utrecht",
          description: "Nights.\n• 12 beds < 20",
        },
        { position: "Aide", company: "Home", start_date: "2015", end_date: "2019" },
      ],
      educations: [{ degree: "HBO-V", institution: "Hogeschool Utrecht", end_date: "2015", gpa: "8" }],
      languages: [{ name: "Deutsch", level: "B2" }],
      skills: [{ name: "Triage", category: "Care" }, { name: "Excel" }],
      publications: [{ title: "Night Shifts", date: "2020", authors: "A. van der Meer" }],
      texts: [{ title: "Memberships", text: "V&VN\nRed Cross" }],
    });
    const values = valuesOf(europassOf(cv, { now }));
    expect(values.get(`${learner}/Identification/PersonName/FirstName`)).toEqual(["Anneli van der"]);
    expect(values.get(`${learner}/Identification/PersonName/Surname`)).toEqual(["Meer"]);
    expect(values.get(`${learner}/Identification/ContactInfo/WebsiteList/Website/Contact`)).toEqual([
      "https://anneli.example/?a=1&b=2",
    ]);
    expect(values.get(`${learner}/Headline/Description/Label`)).toEqual(["Calm at night."]);
    const job = `${learner}/WorkExperienceList/WorkExperience`;
    expect(values.get(`${job}/Period/From`)).toEqual(["year 2019 month --04", "year 2015"]);
    expect(values.get(`${job}/Period/To`)).toEqual(["year 2019"]);
    expect(values.get(`${job}/Period/Current`)).toEqual(["true"]);
    expect(values.get(`${job}/Position/Label`)).toEqual(["Nurse", "Aide"]);
    expect(values.get(`${job}/Employer/Name`)).toEqual(["Sint Jan & Zonen", "Home"]);
    expect(values.get(`${job}/Activities`)).toEqual(["<p>Nights.</p><ul><li>12 beds &lt; 20</li></ul>"]);
    const school = `${learner}/EducationList/Education`;
    expect(values.get(`${school}/Title`)).toEqual(["HBO-V"]);
    expect(values.get(`${school}/Organisation/Name`)).toEqual(["Hogeschool Utrecht"]);
    const language = `${learner}/Skills/Linguistic/ForeignLanguageList/ForeignLanguage/Description/Label`;
    expect(values.get(language)).toEqual(["Deutsch (B2)"]);
    expect(values.get(`${learner}/Skills/Other/Description`)).toEqual(["<p>Care: Triage</p><p>Excel</p>"]);
    expect(values.get(`${learner}/AchievementList/Achievement/Title/Label`)).toEqual(["Publications", "Memberships"]);
  });

  test("is whole XML whatever the CV says", () => {
    const odd = "a\u0000b\u001fc\ud800 <&>\"']]> \u{1f600}\uffff";
    const values = valuesOf(europassOf(cvOf({ personal_info: { name: odd, summary: odd } }), { now }));
    expect(values.get(`${learner}/Headline/Description/Label`)).toEqual(["abc\ufffd <&>\"']]> \u{1f600}"]);
  });

  test("of nothing has no learner", () => {
    const values = valuesOf(europassOf(emptyParsedData(), { now }));
    expect([...values.keys()].filter((path) => path.startsWith(learner))).toEqual([]);
    expect(values.get("SkillsPassport/DocumentInfo/DocumentType")).toEqual(["ECV"]);
  });
});
