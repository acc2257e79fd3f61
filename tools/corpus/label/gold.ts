/** One label in the form of the shared benchmark; a date key that is missing is not scored. */
export type GoldJob = {
  position?: string;
  company?: string;
  start_date?: string;
  end_date?: string | null;
  location?: string;
  description?: string;
};

export type GoldStudy = {
  degree?: string;
  institution?: string;
  start_date?: string;
  end_date?: string | null;
  gpa?: string;
};

export type Gold = {
  personal_info: { name?: string; email?: string; phone?: string; location?: string; summary?: string };
  experiences: GoldJob[];
  educations: GoldStudy[];
  skills: { name: string }[];
  projects: { title: string; description?: string }[];
  certifications: { name: string }[];
  languages: { name: string }[];
  publications: { title: string }[];
  /** What may be read or left out without harm. */
  _optional: {
    locations: string[];
    experiences: { position?: string; company?: string }[];
    skills: string[];
    certifications: string[];
    languages: string[];
    publications: string[];
  };
};

/** A label and all words of the source that are on the page without being in a field: titles, hobbies, links. */
export type LabelledSource = {
  gold: Gold;
  /** Text of the source that no field holds, on purpose. */
  beside: string[];
  /** Text inside of sections with entries that the reader could not place. */
  loose: string[];
  family: string;
  doubts: string[];
};

export function emptyGold(): Gold {
  return {
    personal_info: {},
    experiences: [],
    educations: [],
    skills: [],
    projects: [],
    certifications: [],
    languages: [],
    publications: [],
    _optional: { locations: [], experiences: [], skills: [], certifications: [], languages: [], publications: [] },
  };
}

/** All text of the fields, for comparing it with the words of a page. Dates are left out: they are written anew. */
export function goldTexts(gold: Gold): string[] {
  const optional = gold._optional;
  return [
    ...Object.values(gold.personal_info),
    ...gold.experiences.flatMap((job) => [job.position, job.company, job.location, job.description]),
    ...gold.educations.flatMap((study) => [study.degree, study.institution, study.gpa]),
    ...gold.projects.flatMap((project) => [project.title, project.description]),
    ...[...gold.skills, ...gold.certifications, ...gold.languages].map(({ name }) => name),
    ...gold.publications.map(({ title }) => title),
    ...optional.locations,
    ...optional.experiences.flatMap((job) => [job.position, job.company]),
    ...[optional.skills, optional.certifications, optional.languages, optional.publications].flat(),
  ].filter((text) => text !== undefined);
}
