import { itemDates } from "@vitrine/model";
import type { ParsedData, TemplateDataFamily } from "@vitrine/model";
import { readCareer } from "./read-career.ts";

export type TemplateData = Record<string, unknown>;

/**
 * A family's own data from what the CV says (contract.md 13, generate-template-data). What the CV does
 * not say is left out: no figure, no value and no philosophy is made up.
 */
export function generateTemplateData(cv: ParsedData, family: TemplateDataFamily, now: Date): TemplateData {
  return withoutEmpty(generators[family](cv, now));
}

const generators: Readonly<Record<TemplateDataFamily, (cv: ParsedData, now: Date) => TemplateData>> = {
  default: () => ({}),
  // No tagline and no soft skills: the title and the skills stand on the page already, and saying them twice says less.
  modern: (cv) => ({
    certifications: cv.certifications.map(({ name, issuer, date, url }) => ({
      name,
      issuer,
      date: yearOf(date),
      icon: "",
      link: url,
    })),
  }),
  academic: (cv) => ({
    research_areas: skillsIn(cv, /research|forschung|recherche|investigaci/i),
    achievements: cv.awards.map(({ title, issuer, date }) => [title, issuer, yearOf(date)].filter(Boolean).join(", ")),
    publications_count: cv.publications.length,
    scholar_profile: cv.personal_info.links.find((link) => /scholar\.google/i.test(link.url))?.url ?? "",
    academic_metrics: withoutEmpty({ publications_count: cv.publications.length, awards_count: cv.awards.length }),
  }),
  engineering: (cv, now) => ({
    technical_specs: withoutEmpty({ software: skillsIn(cv, /software|tool|cad|program/i).join(", ") }),
    certifications: cv.certifications.map(({ name, issuer, date }) => ({ name, issuer, year: yearOf(date) })),
    specializations: skillsIn(cv, /speciali[sz]|expertise|engineering/i),
    experience_years: Math.min(50, readCareer(cv, now).years ?? 0),
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
    awards: cv.awards.map(({ title, issuer, date }) => ({
      award: title,
      organization: issuer,
      year: yearOf(date),
      category: "",
    })),
    tools: withoutEmpty({
      design_software: skillsIn(cv, /software|tool|design/i),
      animation_tools: skillsIn(cv, /animation|motion/i),
      traditional_media: skillsIn(cv, /traditional|media|material/i),
    }),
  }),
};

const leads =
  /\b(?:head|director|chief|vp|president|partner|founder|manager|lead|leiter(?:in)?|directeur|directrice)\b/i;

/** Skills under a heading of the CV that says what they are. */
function skillsIn(cv: ParsedData, category: RegExp): string[] {
  return cv.skills.filter((skill) => category.test(skill.category ?? "")).map((skill) => skill.name);
}

function yearOf(date: string): string {
  return /\b(?:19|20)\d{2}\b/.exec(date)?.[0] ?? "";
}

function withoutEmpty(data: TemplateData): TemplateData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === "" || value === 0 || value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}
