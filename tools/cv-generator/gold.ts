import { writePeriod } from "./dates.ts";
import type { LanguagePack, SectionName } from "./language-pack.ts";
import type { Person } from "./person.ts";
import type { Style } from "./style.ts";

/** The label of one CV in the scorer's shape: what a reader of the file can know. */
export function createGold(person: Person, style: Style, pack: LanguagePack, meta: Record<string, string>) {
  const shown = (name: SectionName): boolean => style.sections.includes(name);
  const dates = (period: Person["studies"][number]["period"]) => {
    const { start, end } = writePeriod(period, style, pack);
    return { start_date: start, end_date: end };
  };
  const isPlaceHidden = style.arrangement === "at";
  return {
    personal_info: {
      name: person.name,
      email: person.mail,
      phone: person.phone,
      location: person.place,
      ...(shown("summary") ? { summary: person.summary } : {}),
    },
    experiences: person.jobs.flatMap(({ company, place, roles }) =>
      roles.map(({ position, period, paragraph, tasks }) => ({
        position,
        company,
        ...dates(period),
        ...(isPlaceHidden && roles.length === 1 ? {} : { location: place }),
        description: [paragraph, ...tasks].filter((text) => text !== "").join("\n"),
      })),
    ),
    educations: person.studies.map(({ degree, institution, period, mark }) => ({
      degree,
      institution,
      ...dates(period),
      ...(mark === "" ? {} : { gpa: mark.replace(/^[^:]*: /, "") }),
    })),
    skills: person.skills.flatMap(({ skills }) => skills.map(({ name }) => ({ name }))),
    projects: shown("projects")
      ? person.projects.map(({ title, paragraph, tasks }) => ({
          title,
          description: [paragraph, ...tasks].filter((text) => text !== "").join("\n"),
        }))
      : [],
    certifications: shown("certifications") ? person.certifications.map(({ name }) => ({ name })) : [],
    languages: shown("languages") ? person.languages.map(({ name }) => ({ name })) : [],
    publications: shown("publications") ? person.papers.map(({ title }) => ({ title })) : [],
    _optional: { skills: person.skills.map(({ label }) => label).filter((label) => label !== "") },
    _meta: meta,
  };
}
