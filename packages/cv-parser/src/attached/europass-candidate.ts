import type { AttachedCv, AttachedEntry, AttachedTime } from "./attached-cv.ts";
import { awardKind } from "../lexicon/title-roles.ts";
import { childOf, childrenOf, type XmlElement } from "../source/docx/xml.ts";
import { elementAt, paragraphsAt, textAt, textIn } from "./xml-values.ts";

/** The CV of a `Candidate`, the form of the Europass editor since 2020 (HR Open Standards with words of EURES). */
export function candidateCv(root: XmlElement): AttachedCv {
  const profile = childOf(root, "CandidateProfile");
  const person = childOf(root, "CandidatePerson");
  return {
    language: profile?.attributes["languageCode"] ?? "en",
    person: { ...personOf(person), summary: paragraphsAt(profile, "ExecutiveSummary") },
    entries: [
      ...below(profile, "EmploymentHistory").flatMap(jobsOf),
      ...below(profile, "EducationHistory").map(schoolOf),
      ...below(profile, "Projects").map((project) => dated("projects", project)),
      ...below(profile, "VoluntaryWorks").map((work) => dated("volunteer", work)),
      ...below(profile, "PublicationHistory").map(paperOf),
      ...below(profile, "Certifications").map(awardOf),
    ],
    skills: skillsOf(profile),
    languages: languagesOf(person, profile),
    referees: below(profile, "EmploymentReferences").map(refereeOf),
  };
}

const below = (profile: XmlElement | undefined, section: string): XmlElement[] =>
  childrenOf(profile, section).flatMap((each) => childrenOf(each));

type Person = Omit<AttachedCv["person"], "summary">;

function personOf(person: XmlElement | undefined): Person {
  const ways = childrenOf(person, "Communication");
  const channel = (code: string) => ways.filter((way) => textAt(way, "ChannelCode") === code);
  const home = ways.find((way) => childOf(way, "Address"));
  return {
    names: [textAt(person, "PersonName/GivenName"), textAt(person, "PersonName/FamilyName")],
    title: "",
    emails: channel("Email").map((way) => textAt(way, "URI")),
    phones: channel("Telephone").map((way) => `${textAt(way, "CountryDialing")}${textAt(way, "DialNumber")}`),
    address: ["AddressLine", "PostalCode", "CityName"].map((name) => textAt(home, `Address/${name}`)),
    country: textAt(home, "Address/CountryCode"),
  };
}

const nothingMore = { more: {}, city: "", country: "", asides: [] };

function timeOf(period: XmlElement | undefined): AttachedTime {
  const isOpen = ["CurrentIndicator", "Ongoing"].some((name) => textAt(period, name) === "true");
  const dateAt = (name: string) => textAt(period, `${name}/FormattedDateTime`);
  return { from: dateAt("StartDate"), to: isOpen ? "" : dateAt("EndDate"), isOpen };
}

/** Town and country of a firm or school, and what else the page may say of where it is. */
function seatOf(owner: XmlElement) {
  const ways = childrenOf(childOf(owner, "OrganizationContact"), "Communication");
  const at = elementAt(
    ways.find((way) => childOf(way, "Address")),
    "Address",
  );
  return {
    city: textAt(at, "CityName"),
    country: textAt(at, "CountryCode"),
    asides: [
      ...["AddressLine", "PostalCode"].map((name) => textAt(at, name)),
      ...ways.map((way) => textAt(way, "URI")),
    ],
  };
}

function jobsOf(employer: XmlElement): AttachedEntry[] {
  const seat = seatOf(employer);
  return childrenOf(employer, "PositionHistory").map((post) => ({
    list: "experiences",
    main: { position: textAt(post, "PositionTitle"), company: textAt(employer, "OrganizationName") },
    more: {},
    time: timeOf(childOf(post, "EmploymentPeriod")),
    city: textAt(post, "City") || seat.city,
    country: textAt(post, "Country") || seat.country,
    asides: [...seat.asides, textAt(employer, "Department"), textAt(employer, "Link")],
    description: paragraphsAt(post, "Description"),
  }));
}

function schoolOf(school: XmlElement): AttachedEntry {
  const degree = childOf(school, "EducationDegree");
  const { city, country, asides } = seatOf(school);
  const level = textAt(school, "EducationLevelCode");
  return {
    list: "educations",
    main: { degree: textAt(degree, "DegreeName"), institution: textAt(school, "OrganizationName") },
    more: { gpa: textAt(degree, "FinalGrade/ScoreText") },
    time: timeOf(childOf(school, "AttendancePeriod")),
    city,
    country,
    asides: [...asides, textAt(degree, "Thesis"), ...(level === "" ? [] : [`EQF level ${level}`])],
    description: paragraphsAt(degree, "OccupationalSkillsCovered"),
  };
}

function dated(list: "projects" | "volunteer", entry: XmlElement): AttachedEntry {
  const title = textAt(entry, "Title");
  return {
    ...nothingMore,
    list,
    main: list === "projects" ? { title } : { position: title },
    time: timeOf(childOf(entry, "Date")),
    city: textAt(entry, "Location"),
    description: paragraphsAt(entry, "Description"),
  };
}

const inYear = (date: string): AttachedTime => ({ from: date, to: "", isOpen: false });

function paperOf(paper: XmlElement): AttachedEntry {
  const venue = textAt(paper, "Journal") || textAt(paper, "Publisher");
  return {
    ...nothingMore,
    list: "publications",
    main: { title: textAt(paper, "Title") },
    more: { venue, authors: textAt(paper, "Authors") },
    time: inYear(textAt(paper, "Year")),
    asides: [textAt(paper, "Reference"), textAt(paper, "Volume"), textAt(paper, "DOI/Link")],
    description: paragraphsAt(paper, "FormattedPublicationDescription"),
  };
}

function awardOf(award: XmlElement): AttachedEntry {
  return {
    ...nothingMore,
    list: awardKind,
    main: { title: textAt(award, "CertificationName") },
    more: { issuer: textAt(award, "IssuingAuthority/Name") },
    time: inYear(textAt(award, "FirstIssuedDate/FormattedDateTime")),
    description: [],
  };
}

/** Groups of skills as the page shows them, in the two ways in which the editor has kept them. */
function skillsOf(profile: XmlElement | undefined): AttachedCv["skills"] {
  const namesIn = (group: XmlElement) => [
    ...childrenOf(group, "PersonCompetency").map((each) => textAt(each, "CompetencyName")),
    ...childrenOf(group, "DigitalSkill").map(textIn),
  ];
  return ["Skills", "DigitalSkills"]
    .flatMap((section) => childrenOf(profile, section))
    .flatMap((section) => [
      section,
      ...childrenOf(section, "SkillsGroup"),
      ...childrenOf(section, "DigitalSkillsGroup"),
    ])
    .map((group) => ({ category: textAt(group, "Title"), names: namesIn(group).filter((name) => name !== "") }))
    .filter(({ names }) => names.length > 0);
}

function languagesOf(person: XmlElement | undefined, profile: XmlElement | undefined): AttachedCv["languages"] {
  const spoken = below(profile, "PersonQualifications").filter((each) => textAt(each, "TaxonomyID") === "language");
  const named = (element: XmlElement | undefined, levels: readonly string[], isFree: boolean) => {
    const text = textIn(element);
    return isFree ? { code: "", name: text, levels } : { code: text, name: "", levels };
  };
  return [
    ...childrenOf(person, "PrimaryLanguageCode").map((each) =>
      named(each, [], each.attributes["name"] === "FREE_TEXT"),
    ),
    ...spoken.map((each) => {
      const id = childOf(each, "CompetencyID");
      const levels = childrenOf(each, "CompetencyDimension").map((skill) => textAt(skill, "Score/ScoreText"));
      return named(
        id,
        levels.filter((level) => level !== ""),
        id?.attributes["schemeName"] === "FREE_TEXT",
      );
    }),
  ];
}

const refereeOf = (referee: XmlElement): string[] => [
  textAt(referee, "PersonName/GivenName"),
  textAt(referee, "Role"),
  ...paragraphsAt(referee, "Comment"),
];
