import { contacts, names } from "../layouts/parts.ts";
import type { Sheet } from "../layouts/sheet.ts";
import { withoutMarks, wrapText, type Convention } from "./convention.ts";

type Name = Sheet["sections"][number];
type Writer = (sheet: Sheet) => Record<Name, string[]>;

/** The chosen sections one below the other, with an empty line between. */
const joined = (sheet: Sheet, write: Writer, title: (text: string) => string[]): string => {
  const bodies = write(sheet);
  return sheet.sections.map((name) => [...title(sheet.titles[name]), ...bodies[name]].join("\n")).join("\n\n");
};

const markdownBody: Writer = (sheet) => ({
  summary: [sheet.person.summary],
  experience: sheet.jobs.flatMap((job) => [
    `### ${job.position} — ${job.company}`,
    `*${job.date}* | ${job.place}`,
    "",
    ...(job.paragraph ? [job.paragraph, ""] : []),
    ...job.tasks.map((task) => `- ${task}`),
    "",
  ]),
  education: sheet.studies.flatMap((study) => [
    `### ${study.degree}`,
    `**${study.institution}**, *${study.date}*`,
    ...(study.mark ? [`- ${study.mark}`] : []),
    "",
  ]),
  skills: sheet.person.skills.map(
    ({ label, skills }) => `${label && `- **${label}:** `}${skills.map(({ name }) => name).join(", ")}`,
  ),
  projects: sheet.person.projects.flatMap(({ title, paragraph, tasks }) => [
    `### [${title}](https://example.org/work)`,
    ...(paragraph ? [paragraph] : []),
    ...tasks.map((task) => `* ${task}`),
    "",
  ]),
  certifications: sheet.person.certifications.map(({ name, year }) => `- ${name} (${year})`),
  languages: sheet.person.languages.map(({ name, level }) => `- ${name}: *${level}*`),
  publications: sheet.person.papers.map(
    ({ title, venue, year }, index) => `${index + 1}. *${title}*. ${venue}, ${year}.`,
  ),
  interests: [sheet.person.interests.join(", ")],
});

/** A page in Markdown, as developers keep it. */
const markdown: Convention = {
  name: "markdown",
  format: "txt",
  write: (sheet) =>
    `# ${sheet.person.name}\n\n> ${sheet.person.profession}\n\n[${sheet.person.mail}](mailto:${sheet.person.mail}) · ${sheet.person.phone} · ${sheet.person.place}\n\n---\n\n${joined(sheet, markdownBody, (title) => [`## ${title}`, ""])}\n`,
};

const width = 72;
const indented = (text: string, mark: string): string[] =>
  wrapText(text, width - mark.length).map((line, index) => (index === 0 ? mark : " ".repeat(mark.length)) + line);
const right = (left: string, text: string): string =>
  `${left}${" ".repeat(Math.max(3, width - left.length - text.length))}${text}`;

const mailBody: Writer = (sheet) => ({
  summary: wrapText(sheet.person.summary, width),
  experience: sheet.jobs.flatMap((job) => [
    right(job.position, job.date),
    `${job.company}, ${job.place}`,
    ...(job.paragraph ? indented(job.paragraph, "  ") : []),
    ...job.tasks.flatMap((task) => indented(task, "  * ")),
    "",
  ]),
  education: sheet.studies.flatMap((study) => [
    right(study.degree, study.date),
    study.institution,
    ...(study.mark ? [study.mark] : []),
    "",
  ]),
  skills: sheet.person.skills.flatMap(({ label, skills }) =>
    indented(`${label && `${label}: `}${skills.map(({ name }) => name).join("; ")}`, "  * "),
  ),
  projects: sheet.person.projects.flatMap(({ title, paragraph, tasks }) => [
    title,
    ...(paragraph ? indented(paragraph, "  ") : []),
    ...tasks.flatMap((task) => indented(task, "  * ")),
    "",
  ]),
  certifications: sheet.person.certifications.map(({ name, year }) => `${year}  ${name}`),
  languages: sheet.person.languages.map(({ name, level }) => `${name.padEnd(14, ".")}... ${level}`),
  publications: sheet.person.papers.flatMap(({ title, venue, year }) =>
    indented(`${title}. ${venue}, ${year}.`, "  * "),
  ),
  interests: wrapText(sheet.person.interests.join(", "), width),
});

/** The body of an e-mail: titles underlined with signs, dates pushed to the right edge with blanks. */
const mail: Convention = {
  name: "plain-mail",
  format: "txt",
  write: (sheet) => {
    const [label, phone, address] = sheet.labels;
    const { person } = sheet;
    const head = [
      person.name,
      person.profession,
      "",
      `${address}: ${person.place}`,
      `${phone}: ${person.phone}`,
      `${label}: ${person.mail}`,
    ];
    return `${head.join("\n")}\n\n${joined(sheet, mailBody, (title) => [title.toUpperCase(), "=".repeat(title.length)])}\n\n-- \n${person.name}\n`;
  },
};

const linkedInBody: Writer = (sheet) => ({
  summary: [sheet.person.summary],
  experience: sheet.jobs.flatMap((job) => [
    `${job.company} logo`,
    job.position,
    `${job.company} · Full-time`,
    job.date,
    `${job.place} · On-site`,
    ...(job.paragraph ? [job.paragraph] : []),
    ...job.tasks.map((task) => `• ${task}`),
    "",
  ]),
  education: sheet.studies.flatMap((study) => [
    `${study.institution} logo`,
    study.institution,
    study.degree,
    study.date,
    "",
  ]),
  skills: names(sheet).flatMap((name) => [name, ""]),
  projects: sheet.person.projects.flatMap(({ title, paragraph, tasks }) => [
    title,
    ...(paragraph ? [paragraph] : []),
    ...tasks.map((task) => `• ${task}`),
    "",
  ]),
  certifications: sheet.person.certifications.flatMap(({ name, issuer, year }) => [
    name,
    issuer,
    `Issued Jun ${year}`,
    "Show credential",
    "",
  ]),
  languages: sheet.person.languages.flatMap(({ name, level }) => [name, level, ""]),
  publications: sheet.person.papers.flatMap(({ title, venue, year }) => [
    title,
    `${venue} · Jun 1, ${year}`,
    "Show publication",
    "",
  ]),
  interests: sheet.person.interests,
});

/** What the clipboard holds after a profile page of LinkedIn was marked and copied. */
const linkedIn: Convention = {
  name: "linkedin-paste",
  format: "txt",
  write: (sheet) => {
    const titles: Sheet["titles"] = {
      summary: "About",
      experience: "Experience",
      education: "Education",
      skills: "Skills",
      projects: "Projects",
      certifications: "Licenses & certifications",
      languages: "Languages",
      publications: "Publications",
      interests: "Interests",
    };
    const { person } = sheet;
    const head = [
      person.name,
      person.profession,
      "",
      `${person.place} · Contact info`,
      person.mail,
      person.phone,
      "500+ connections",
    ];
    return `${head.join("\n")}\n\n${joined({ ...sheet, titles }, linkedInBody, (title) => [title])}\n`;
  },
  shown: withoutMarks,
};

const looseBody: Writer = (sheet) => ({
  summary: [sheet.person.summary],
  experience: sheet.jobs.flatMap((job) => [
    job.date,
    job.company.toUpperCase(),
    `${job.position} (${job.place})`,
    ...(job.paragraph ? [job.paragraph] : []),
    ...job.tasks.map((task) => `> ${task}`),
  ]),
  education: sheet.studies.flatMap((study) => [
    study.date,
    study.institution.toUpperCase(),
    `${study.degree}${study.mark && ` (${study.mark})`}`,
  ]),
  skills: [names(sheet).join(" / ")],
  projects: sheet.person.projects.flatMap(({ title, paragraph, tasks }) => [
    `"${title}"`,
    ...(paragraph ? [paragraph] : []),
    ...tasks.map((task) => `> ${task}`),
  ]),
  certifications: sheet.person.certifications.map(({ name, year }) => `> ${name} - ${year}`),
  languages: [sheet.person.languages.map(({ name, level }) => `${name} (${level})`).join(" / ")],
  publications: sheet.person.papers.map(({ title, venue, year }) => `> "${title}", ${venue}, ${year}`),
  interests: [sheet.person.interests.join(" / ")],
});

/** Text copied out of a PDF: no empty lines, titles between signs. */
const copied: Convention = {
  name: "copied-text",
  format: "txt",
  write: (sheet) =>
    `${sheet.person.name}\n${contacts(sheet).join("\n")}\n${joined(sheet, looseBody, (title) => [`*** ${title} ***`]).replaceAll("\n\n", "\n")}\n`,
};

export const textConventions: readonly Convention[] = [markdown, mail, linkedIn, copied];
