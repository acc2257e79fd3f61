import { toldNewestFirst } from "../../cv/newest-first.ts";
import type { ParsedData } from "../../cv/parsed-data.ts";
import { itemDates } from "../../cv/site-from-cv/cv-dates.ts";
import { sectionKinds } from "../../sections/kinds.ts";
import type { TemplateDataFamily } from "../../templates/vocabulary.ts";

export type TemplateData = Record<string, unknown>;

/**
 * A family's own data from what the CV says (contract.md 13, generate-template-data). What the CV does
 * not say is left out: no value and no philosophy is made up, and no figure is worked out. Who writes of eight years'
 * experience does not mean the ten from their first job to today, and a list of papers need not name them all.
 */
export function generateTemplateData(said: ParsedData, family: TemplateDataFamily): TemplateData {
  const cv = toldNewestFirst(said);
  const ofKinds = sectionKinds.map(({ cv: part }): TemplateData => part?.forms?.[family]?.(cv) ?? {});
  return withoutEmpty([generators[family](cv), ...ofKinds].reduce(together));
}

/** Both parts; objects of the same name become one, without what says nothing. */
function together(before: TemplateData, more: TemplateData): TemplateData {
  const merged = Object.entries(more).map(([name, value]) =>
    isObject(value)
      ? [name, withoutEmpty({ ...(isObject(before[name]) ? before[name] : {}), ...value })]
      : [name, value],
  );
  return { ...before, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is TemplateData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const generators: Readonly<Record<TemplateDataFamily, (cv: ParsedData) => TemplateData>> = {
  default: () => ({}),
  // No tagline and no soft skills: the title and the skills stand on the page already, and saying them twice says less.
  modern: () => ({}),
  academic: (cv) => ({
    research_areas: skillsIn(cv, /research|forschung|recherche|investigaci/i),
    scholar_profile: cv.personal_info.links.find((link) => /scholar\.google/i.test(link.url))?.url ?? "",
  }),
  // Software and tools stand among the skills under the CV's own words, and would stand twice.
  engineering: (cv) => ({
    specializations: skillsIn(cv, /speciali[sz]|expertise|engineering/i),
  }),
  business: (cv) => ({
    leadership_experience: cv.experiences
      .filter((job) => leads.test(job.position))
      .map((job) => ({
        role: job.company === "" ? job.position : `${job.position}, ${job.company}`,
        team_size: "",
        duration: itemDates(job, true).date,
        achievements: job.description,
      })),
    core_competencies: skillsIn(cv, /compet|leadership|management|business|strateg/i),
  }),
  creative: (cv) => ({
    specializations: skillsIn(cv, /speciali[sz]|discipline|practice/i),
  }),
};

const leads =
  /\b(?:head|director|chief|vp|president|partner|founder|manager|lead|leiter(?:in)?|directeur|directrice)\b/i;

/** Skills under a heading of the CV that says what they are. */
function skillsIn(cv: ParsedData, category: RegExp): string[] {
  return cv.skills.filter((skill) => category.test(skill.category ?? "")).map((skill) => skill.name);
}

function withoutEmpty(data: TemplateData): TemplateData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === "" || value === 0 || value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}
