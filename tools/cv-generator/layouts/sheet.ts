import { writePeriod } from "../dates.ts";
import { membersOf, type LanguagePack, type SectionName } from "../language-pack.ts";
import type { Period, Person } from "../person.ts";
import type { Random } from "../random.ts";
import type { Style } from "../style.ts";

export type SheetJob = {
  position: string;
  company: string;
  place: string;
  date: string;
  paragraph: string;
  tasks: string[];
};
export type SheetStudy = { degree: string; institution: string; place: string; date: string; mark: string };

/** What a layout sets on its page: everything is written out already. */
export type Sheet = {
  person: Person;
  style: Style;
  labels: LanguagePack["labels"];
  contactTitle: string;
  titles: Record<SectionName, string>;
  sections: SectionName[];
  jobs: SheetJob[];
  studies: SheetStudy[];
};

/** A page that somebody designed by hand, against the grids that are put together by chance. */
export type Layout = {
  name: string;
  css: string;
  page: (sheet: Sheet) => string;
  /** Leaves the towns of the jobs out. */
  hidesPlace?: boolean;
};

/** Writes a person out for a layout. */
export function createSheet(random: Random, person: Person, style: Style, pack: LanguagePack): Sheet {
  const date = (period: Period): string => writePeriod(period, style, pack).text;
  const title = (name: SectionName): string => random.pick(membersOf(pack.titles[name]));
  return {
    person,
    style,
    labels: pack.labels,
    contactTitle: random.pick(membersOf(pack.contactTitle)),
    titles: {
      summary: title("summary"),
      experience: title("experience"),
      education: title("education"),
      skills: title("skills"),
      projects: title("projects"),
      certifications: title("certifications"),
      languages: title("languages"),
      publications: title("publications"),
      interests: title("interests"),
    },
    sections: style.sections,
    jobs: person.jobs.flatMap(({ company, place, roles }) =>
      roles.map(({ position, period, paragraph, tasks }) => ({
        position,
        company,
        place,
        date: date(period),
        paragraph,
        tasks,
      })),
    ),
    studies: person.studies.map((study) => ({ ...study, date: date(study.period) })),
  };
}

/** The same data with every text made safe for HTML. */
export function escapeTexts<T>(value: T): T;
export function escapeTexts(value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  if (Array.isArray(value)) return value.map((each) => escapeTexts<unknown>(each));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeTexts<unknown>(inner)]));
}
