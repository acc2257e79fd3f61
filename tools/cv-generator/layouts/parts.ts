import type { SectionName } from "../language-pack.ts";
import type { Sheet, SheetJob, SheetStudy } from "./sheet.ts";

/** How a layout sets the parts that differ between layouts; the rest is set plainly. */
export type Setting = {
  title?: (text: string) => string;
  job?: (job: SheetJob, index: number) => string;
  jobs?: (sheet: Sheet) => string;
  study?: (study: SheetStudy, index: number) => string;
  studies?: (sheet: Sheet) => string;
  skills?: (sheet: Sheet) => string;
  languages?: (sheet: Sheet) => string;
  projects?: (sheet: Sheet) => string;
  section?: (title: string, body: string) => string;
};

export const bullets = (tasks: readonly string[], mark = ""): string =>
  mark === ""
    ? `<ul>${tasks.map((task) => `<li>${task}</li>`).join("")}</ul>`
    : tasks.map((task) => `<div class="b">${mark} ${task}</div>`).join("");

export const text = ({ paragraph, tasks }: { paragraph: string; tasks: readonly string[] }, mark = ""): string =>
  `${paragraph && `<p>${paragraph}</p>`}${bullets(tasks, mark)}`;

export const names = ({ person }: Sheet): string[] =>
  person.skills.flatMap(({ skills }) => skills.map(({ name }) => name));

export const contacts = ({ person }: Sheet): string[] => [person.mail, person.phone, person.place, person.link];

export const header = ({ person }: Sheet): string =>
  `<header><h1>${person.name}</h1><div class="role">${person.profession}</div></header>`;

/** The chosen sections, or those of them that are asked for, one below the other. */
export function sections(sheet: Sheet, setting: Setting, only?: (name: SectionName) => boolean): string {
  const { title = (heading) => `<h2>${heading}</h2>` } = setting;
  const wrap = setting.section ?? ((heading, body) => `<section>${title(heading)}${body}</section>`);
  return sheet.sections
    .filter((name) => only?.(name) ?? true)
    .map((name) => wrap(sheet.titles[name], body(name, sheet, setting)))
    .join("");
}

const line = (content: string): string => `<div>${content}</div>`;

function body(name: SectionName, sheet: Sheet, setting: Setting): string {
  const { person } = sheet;
  switch (name) {
    case "summary":
      return `<p>${person.summary}</p>`;
    case "experience":
      return setting.jobs?.(sheet) ?? sheet.jobs.map(setting.job ?? plainJob).join("");
    case "education":
      return setting.studies?.(sheet) ?? sheet.studies.map(setting.study ?? plainStudy).join("");
    case "skills":
      return setting.skills?.(sheet) ?? `<p>${names(sheet).join(", ")}</p>`;
    case "projects":
      return (
        setting.projects?.(sheet) ??
        person.projects.map((project) => `<div class="e"><b>${project.title}</b>${text(project)}</div>`).join("")
      );
    case "certifications":
      return person.certifications.map(({ name: what, year }) => line(`${what}, ${year}`)).join("");
    case "languages":
      return (
        setting.languages?.(sheet) ??
        person.languages.map(({ name: what, level }) => line(`${what} – ${level}`)).join("")
      );
    case "publications":
      return bullets(person.papers.map(({ title, venue, year }) => `${title}. ${venue}, ${year}.`));
    case "interests":
      return `<p>${person.interests.join(", ")}</p>`;
  }
}

function plainJob(job: SheetJob): string {
  return `<div class="e"><div class="h"><b>${job.position}</b><span>${job.date}</span></div>${line(`${job.company}, ${job.place}`)}${text(job)}</div>`;
}

function plainStudy({ degree, institution, date, mark }: SheetStudy): string {
  return `<div class="e"><div class="h"><b>${degree}</b><span>${date}</span></div>${line(institution)}${mark && line(mark)}</div>`;
}
