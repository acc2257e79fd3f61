import {
  lineKinds,
  type ParsedData,
  type ParsedEducation,
  type ParsedExperience,
  type ParsedPerson,
} from "@vitrine/model";
import { partedDescription } from "./entry-text.ts";

const namespace = "http://europass.cedefop.europa.eu/Europass";
const schema = "http://europass.cedefop.europa.eu/xml/v3.4.0/EuropassSchema.xsd";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// oxlint-disable-next-line no-control-regex -- XML 1.0 has no place for these, however they are written
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element around what is already XML; nothing at all around nothing. */
const around = (name: string, ...content: readonly string[]): string => {
  const inner = content.join("");
  return inner === "" ? "" : `<${name}>${inner}</${name}>`;
};
const text = (name: string, value: string): string => around(name, escaped(value));
const label = (name: string, value: string): string => around(name, text("Label", value));
const contact = (name: string, value: string): string => around(name, text("Contact", value));

/**
 * A CV as Europass XML (SkillsPassport 3.4, document type ECV), which the Europass editor and national job agencies
 * take. The format wants two names: the last word is taken as the surname. Levels of languages stay in the CV's own
 * words beside the language, as the format asks for five levels where a CV says one. Pure.
 */
export function europassOf(cv: ParsedData, { now }: { now: Date }): string {
  const time = now.toISOString();
  const body = around(
    "SkillsPassport",
    around(
      "DocumentInfo",
      "<DocumentType>ECV</DocumentType>",
      `<CreationDate>${time}</CreationDate><LastUpdateDate>${time}</LastUpdateDate>`,
      "<XSDVersion>V3.4</XSDVersion><Generator>Vitrine</Generator>",
    ),
    around(
      "LearnerInfo",
      identification(cv.personal_info),
      headline(cv.personal_info),
      around("WorkExperienceList", ...cv.experiences.map(workExperience)),
      around("EducationList", ...cv.educations.map(education)),
      skills(cv),
      around("AchievementList", ...achievements(cv)),
    ),
  );
  const root = `<SkillsPassport xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}" locale="en">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body.replace("<SkillsPassport>", root)}\n`;
}

function identification({ name, email, phone, location, links }: ParsedPerson): string {
  const words = name.trim().split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? "") : "";
  return around(
    "Identification",
    around("PersonName", text("FirstName", words.join(" ")), text("Surname", surname)),
    around(
      "ContactInfo",
      around("Address", around("Contact", text("Municipality", location))),
      contact("Email", email),
      around("TelephoneList", contact("Telephone", phone)),
      around("WebsiteList", ...links.map(({ url }) => contact("Website", url))),
    ),
  );
}

/** The format has one headline: what the person says of themselves, else what they are. */
function headline({ title, summary }: ParsedPerson): string {
  const [code, name] =
    summary === "" ? ["position", "Position"] : (["personal_statement", "Personal statement"] as const);
  const described = label("Description", summary === "" ? title : summary);
  return described === ""
    ? ""
    : `<Headline><Type>${text("Code", code)}${text("Label", name)}</Type>${described}</Headline>`;
}

const dateAttributes = (date: string): string => {
  const [year = "", month] = date.split("-");
  return `year="${escaped(year)}"${month === undefined ? "" : ` month="--${escaped(month)}"`}`;
};

function period(start: string | null | undefined, end: string | null | undefined): string {
  const isOpen = Boolean(start) && end === null;
  return around(
    "Period",
    start ? `<From ${dateAttributes(start)}/>` : "",
    end ? `<To ${dateAttributes(end)}/>` : "",
    isOpen ? "<Current>true</Current>" : "",
  );
}

/** Texts of the format are HTML, written as text. */
function html(description: string): string {
  const { paragraph, points } = partedDescription(description);
  const paragraphs = paragraph === "" ? [] : paragraph.split("\n").map((line) => around("p", escaped(line)));
  return [...paragraphs, around("ul", ...points.map((point) => around("li", escaped(point))))].join("");
}

const place = (location: string): string =>
  around("ContactInfo", around("Address", around("Contact", text("Municipality", location))));

function workExperience(job: ParsedExperience): string {
  return around(
    "WorkExperience",
    period(job.start_date, job.end_date),
    label("Position", job.position),
    text("Activities", html(job.description)),
    around("Employer", text("Name", job.company), place(job.location)),
  );
}

function education(school: ParsedEducation): string {
  const grade = school.gpa === "" ? "" : around("p", escaped(school.gpa));
  return around(
    "Education",
    period(school.start_date, school.end_date),
    text("Title", school.degree),
    text("Activities", grade + html(school.description)),
    around("Organisation", text("Name", school.institution), place(school.location)),
  );
}

function skills({ languages, skills: known }: ParsedData): string {
  const language = ({ name, level }: { name: string; level: string }) =>
    around("ForeignLanguage", label("Description", level === "" ? name : `${name} (${level})`));
  const groups = Map.groupBy(known, ({ category = "" }) => category);
  const lines = [...groups].map(([category, group]) => {
    const names = group.map(({ name }) => name).join(", ");
    return around("p", escaped(category === "" ? names : `${category}: ${names}`));
  });
  return around(
    "Skills",
    around("Linguistic", around("ForeignLanguageList", ...languages.map(language))),
    around("Other", text("Description", lines.join(""))),
  );
}

/** What the format calls achievements: a title, and the list below it. */
function achievements(cv: ParsedData): string[] {
  const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");
  const ofLines = lineKinds
    .filter(({ reader }) => reader !== "spoken")
    .map(({ list, fields, title }) => ({
      title,
      items: cv[list].map((entry: Readonly<Record<string, string | undefined>>) =>
        joined(...fields.map(({ key }) => entry[key] ?? "")),
      ),
    }));
  const lists: readonly { title: string; items: readonly string[] }[] = [
    {
      title: "Projects",
      items: cv.projects.map(({ title, description }) => joined(title, ...description.split("\n"))),
    },
    ...ofLines,
    { title: "Volunteering", items: cv.volunteer.map(({ position, company }) => joined(position, company)) },
    { title: "Interests", items: cv.interests },
    ...cv.texts.map(({ title, text: content }) => ({ title, items: content.split("\n") })),
  ];
  return lists.flatMap(({ title, items }) => {
    const points = items.filter((item) => item.trim() !== "").map((item) => around("li", escaped(item)));
    if (points.length === 0) return [];
    return around("Achievement", label("Title", title), text("Description", around("ul", ...points)));
  });
}
