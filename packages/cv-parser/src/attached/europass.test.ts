import { completeParsedData, parsedDataSchema } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { europassOf } from "../exports/europass.ts";
import { aPdf } from "../fixtures/pdf-builder.ts";
import { parseCv } from "../parse-cv.ts";
import { europassCv } from "./europass.ts";

const now = new Date("2026-11-28");

const job = (post: string, firm: string, from: string, to: string) => `<EmployerHistory>
  <hr:OrganizationName>${firm}</hr:OrganizationName>
  <PositionHistory><PositionTitle>${post}</PositionTitle>
    <eures:EmploymentPeriod>
      <eures:StartDate><hr:FormattedDateTime>${from}</hr:FormattedDateTime></eures:StartDate>
      <eures:EndDate><hr:FormattedDateTime>${to}</hr:FormattedDateTime></eures:EndDate>
      <hr:CurrentIndicator>${to === ""}</hr:CurrentIndicator>
    </eures:EmploymentPeriod>
    <oa:Description>&lt;ul&gt;&lt;li&gt;Mends   sails&lt;/li&gt;&lt;/ul&gt;</oa:Description>
    <City>Split</City><Country>hr</Country>
  </PositionHistory>
</EmployerHistory>`;

const candidate = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:eures="e" xmlns:hr="h">
  <CandidatePerson>
    <PersonName><oa:GivenName>Mira</oa:GivenName><hr:FamilyName>Holt</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>385</CountryDialing><oa:DialNumber>21555014</oa:DialNumber></Communication>
    <PrimaryLanguageCode name="NORMAL">ger</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <EmploymentHistory>
      ${job("Harbour of Colours", "Blue Thursday", "2019-03-04", "")}
      ${job("Night Watch", "Nowhere on the Page", "2015-01-01", "2016-01-01")}
    </EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>The Long Room</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2018</hr:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><hr:DegreeName>Sailmaking, Second Rank</hr:DegreeName></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications><PersonCompetency>
      <CompetencyID schemeName="FREE_TEXT">Danish and Frisian</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
      <eures:CompetencyDimension><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
    </PersonCompetency></PersonQualifications>
    <Skills><SkillsGroup><Title>Workshop</Title>
      <PersonCompetency><CompetencyName>Hand tools: Awl, Fid, Palm</CompetencyName></PersonCompetency>
    </SkillsGroup></Skills>
  </CandidateProfile>
</Candidate>`;

/** Names that nobody could tell apart from the page alone. */
const page = () =>
  aPdf().lines(50, 60, [
    "Mira Holt",
    "Phone: (+385) 21 555 014   Email: mira@post.example",
    "WORK EXPERIENCE",
    "04/03/2019 - CURRENT Split, Croatia",
    "HARBOUR OF COLOURS Blue Thursday",
    "- Mends sails",
    "EDUCATION AND TRAINING",
    "2014 - 2018",
    "Sailmaking, Second Rank The Long Room",
    "LANGUAGE SKILLS",
    "Mother tongue(s): German",
    "Danish and Frisian B2",
    "SKILLS",
    "Workshop",
    "Hand tools: Awl, Fid, Palm",
    "CERTIFICATES",
    "Coastal Radio Certificate, 2020",
  ]);

describe("a PDF of Europass with its XML", () => {
  test("gives what the XML says and the page shows, at its places on the page", async () => {
    const { cv, evidence, text } = await parseCv(page().attach("attachment.xml", candidate).build(), { now });
    expect(cv.personal_info).toMatchObject({ name: "Mira Holt", phone: "(+385) 21 555 014" });
    expect(cv.experiences).toMatchObject([
      {
        position: "Harbour of Colours",
        company: "Blue Thursday",
        start_date: "2019-03",
        end_date: null,
        location: "Split, Croatia",
        description: "• Mends sails",
      },
    ]);
    expect(cv.educations).toMatchObject([
      { degree: "Sailmaking, Second Rank", institution: "The Long Room", start_date: "2014", end_date: "2018" },
    ]);
    expect(cv.languages).toMatchObject([
      { name: "German", level: "" },
      { name: "Danish", level: "B2" },
      { name: "Frisian", level: "B2" },
    ]);
    expect(cv.skills.map(({ name, category }) => `${category}: ${name}`)).toEqual([
      "Workshop: Awl",
      "Workshop: Fid",
      "Workshop: Palm",
    ]);
    const [span] = evidence["/experiences/0/company"]?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toBe("Blue Thursday");
    expect(span?.boxes).toHaveLength(1);
  });

  test("says nothing that the page does not show, and loses nothing that it shows besides", async () => {
    const { cv } = await parseCv(page().attach("attachment.xml", candidate).build(), { now });
    expect(JSON.stringify(cv)).not.toMatch(/Night Watch|Nowhere|2015/);
    expect(cv.personal_info.email).toBe("mira@post.example");
    expect(cv.certifications).toMatchObject([{ name: "Coastal Radio Certificate", date: "2020" }]);
  });

  test("finds names that the page writes without a blank between them", async () => {
    const joined = aPdf().lines(50, 60, [
      "Mira Holt",
      "mira@post.example",
      "WORK EXPERIENCE",
      "04/03/2019 - CURRENT - Split, Croatia",
      "HARBOUR OF COLOURSBLUE THURSDAY",
    ]);
    const { cv } = await parseCv(joined.attach("attachment.xml", candidate).build(), { now });
    expect(cv.experiences).toMatchObject([{ position: "Harbour of Colours", company: "Blue Thursday" }]);
  });

  test.each([
    ["broken", candidate.slice(0, 700)],
    [
      "of another person",
      candidate.replaceAll(/<(oa|hr):(GivenName|FamilyName|DegreeName|OrganizationName)>[^<]*/g, "<$1:$2>Else"),
    ],
    ["no CV", "<Candidate xmlns='europass'/>"],
  ])("is read as its page alone where the XML is %s", async (_, xml) => {
    const alone = await parseCv(page().build(), { now });
    const { cv } = await parseCv(page().attach("attachment.xml", xml).build(), { now });
    expect(cv.experiences).toEqual(alone.cv.experiences);
    expect(cv.educations).toEqual(alone.cv.educations);
    expect(cv.personal_info.name).toBe("Mira Holt");
  });
});

test("the older form of the XML is read, as this engine itself writes it", () => {
  const cv = completeParsedData(
    parsedDataSchema.parse({
      personal_info: { name: "Mira Holt", title: "Sailmaker", email: "mira@post.example" },
      experiences: [
        { position: "Sailmaker", company: "Blue Thursday", start_date: "2019-03", end_date: null, location: "Split" },
      ],
      educations: [{ degree: "Sailmaking", institution: "The Long Room", start_date: "2014", end_date: "2018-06" }],
      languages: [{ name: "German", level: "" }],
    }),
  );
  expect(europassCv(europassOf(cv, { now }))).toMatchObject({
    language: "en",
    person: { names: ["Mira", "Holt"], title: "Sailmaker", emails: ["mira@post.example"] },
    entries: [
      {
        list: "experiences",
        main: { position: "Sailmaker", company: "Blue Thursday" },
        time: { from: "2019-03", to: "", isOpen: true },
        city: "Split",
      },
      { list: "educations", main: { degree: "Sailmaking" }, time: { from: "2014", to: "2018-06", isOpen: false } },
    ],
    languages: [{ name: "German" }],
  });
});

test("a file with thousands of entries is told from its first ones", () => {
  const many = candidate.replace(
    "<EmploymentHistory>",
    `<EmploymentHistory>${job("Post", "Firm", "2001", "2002").repeat(900)}`,
  );
  expect(europassCv(many)?.entries).toHaveLength(200);
});
