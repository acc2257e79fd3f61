import type { AttachedCv, AttachedEntry, AttachedTime } from "./attached-cv.ts";
import { childOf, childrenOf, type XmlElement } from "../source/docx/xml.ts";
import { elementAt, paragraphsAt, textAt, textIn } from "./xml-values.ts";

/** Headlines that say what the person is or wants to be; others say what they want to study, or tell of them. */
const posts = new Set(["position", "job_applied_for", "preferred_job", "occupation"]);

/** The CV of a `SkillsPassport`, the form of the Europass editor from 2013 to 2020 (versions 3.0 to 3.4). */
export function passportCv(root: XmlElement): AttachedCv {
  const learner = childOf(root, "LearnerInfo");
  return {
    language: root.attributes["locale"] ?? "en",
    person: personOf(learner),
    entries: [
      ...childrenOf(childOf(learner, "WorkExperienceList")).map(jobOf),
      ...childrenOf(childOf(learner, "EducationList")).map(schoolOf),
    ],
    // Its skills are told in sentences, which say no more than the page does.
    skills: [],
    languages: languagesOf(elementAt(learner, "Skills/Linguistic")),
    referees: [],
  };
}

function personOf(learner: XmlElement | undefined): AttachedCv["person"] {
  const identity = childOf(learner, "Identification");
  const contact = elementAt(identity, "ContactInfo/Address/Contact");
  const phones = childrenOf(elementAt(identity, "ContactInfo/TelephoneList"), "Telephone");
  const headline = childOf(learner, "Headline");
  const code = textAt(headline, "Type/Code");
  return {
    names: [textAt(identity, "PersonName/FirstName"), textAt(identity, "PersonName/Surname")],
    title: posts.has(code) ? textAt(headline, "Description/Label") : "",
    emails: [textAt(identity, "ContactInfo/Email/Contact")],
    phones: phones.map((phone) => textAt(phone, "Contact")),
    address: ["AddressLine", "PostalCode", "Municipality"].map((name) => textAt(contact, name)),
    country: textAt(contact, "Country/Label"),
    summary: code === "personal_statement" ? paragraphsAt(headline, "Description/Label") : [],
  };
}

function timeOf(entry: XmlElement): AttachedTime {
  const period = childOf(entry, "Period");
  const dateAt = (name: string) => {
    const { year = "", month } = childOf(period, name)?.attributes ?? {};
    return month === undefined ? year : `${year}-${month.replace(/^-+/, "")}`;
  };
  const isOpen = textAt(period, "Current") === "true";
  return { from: dateAt("From"), to: isOpen ? "" : dateAt("To"), isOpen };
}

const placeOf = (owner: XmlElement | undefined) => ({
  city: textAt(owner, "ContactInfo/Address/Contact/Municipality"),
  country: textAt(owner, "ContactInfo/Address/Contact/Country/Label"),
});

function jobOf(job: XmlElement): AttachedEntry {
  return {
    list: "experiences",
    main: { position: textAt(job, "Position/Label"), company: textAt(job, "Employer/Name") },
    more: {},
    asides: [],
    time: timeOf(job),
    ...placeOf(childOf(job, "Employer")),
    description: paragraphsAt(job, "Activities"),
  };
}

function schoolOf(school: XmlElement): AttachedEntry {
  return {
    list: "educations",
    main: { degree: textAt(school, "Title"), institution: textAt(school, "Organisation/Name") },
    more: {},
    asides: [],
    time: timeOf(school),
    ...placeOf(childOf(school, "Organisation")),
    description: paragraphsAt(school, "Activities"),
  };
}

function languagesOf(linguistic: XmlElement | undefined): AttachedCv["languages"] {
  const listed = (list: string) => childrenOf(childOf(linguistic, list));
  return [...listed("MotherTongueList"), ...listed("ForeignLanguageList")].map((language) => ({
    code: "",
    name: textAt(language, "Description/Label"),
    levels: childrenOf(childOf(language, "ProficiencyLevel")).map(textIn),
  }));
}
