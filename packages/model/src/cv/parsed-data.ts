import { z } from "zod";
import { textInCv as optionalText } from "../sections/cv-part.ts";
import { parsedExperienceSchema } from "../sections/experience/in-cv.ts";
import { furtherListsOfCv, linesOfCv } from "../sections/kinds.ts";

const optionalDate = z.string().nullable().optional();

const parsedPersonSchema = z.object({
  name: optionalText,
  title: optionalText,
  email: optionalText,
  phone: optionalText,
  location: optionalText,
  summary: optionalText,
  links: z.array(z.object({ label: z.string(), url: z.string() })).default([]),
});

const parsedEducationSchema = z.object({
  degree: optionalText,
  title: z.string().optional(),
  institution: optionalText,
  school: z.string().optional(),
  start_date: optionalDate,
  end_date: optionalDate,
  gpa: optionalText,
  location: optionalText,
  description: optionalText,
});

const parsedSkillSchema = z.object({
  name: z.string(),
  title: z.string().optional(),
  level: z.number().optional(),
  category: z.string().optional(),
});

const parsedProjectSchema = z.object({
  name: z.string().optional(),
  title: optionalText,
  description: optionalText,
  category: z.string().optional(),
  url: z.string().optional(),
  start_date: optionalDate,
  end_date: optionalDate,
  technologies: z.array(z.string()).optional(),
});

/** What the CV engine reads from one CV (contract.md 2 and 20.1). Every text is empty when the CV does not say it. */
export const parsedDataSchema = z.object({
  personal_info: parsedPersonSchema.prefault({}),
  experiences: z.array(parsedExperienceSchema).default([]),
  educations: z.array(parsedEducationSchema).default([]),
  skills: z.array(parsedSkillSchema).default([]),
  projects: z.array(parsedProjectSchema).default([]),
  ...linesOfCv,
  ...furtherListsOfCv,
  confidence: z.number().min(0).max(1).default(0),
  experience_count: z.number().int().default(0),
  education_count: z.number().int().default(0),
  skills_count: z.number().int().default(0),
  projects_count: z.number().int().default(0),
});

export type ParsedData = z.infer<typeof parsedDataSchema>;
/** A list whose entries are lines of a few texts. */
export type LineListName = keyof typeof linesOfCv;
export type ParsedPerson = ParsedData["personal_info"];
export type ParsedExperience = ParsedData["experiences"][number];
export type ParsedEducation = ParsedData["educations"][number];
export type ParsedSkill = ParsedData["skills"][number];
export type ParsedProject = ParsedData["projects"][number];

/** A parse with nothing in it: what a file without a CV gives. */
export function emptyParsedData(): ParsedData {
  return parsedDataSchema.parse({});
}

/** Writes both names of each pair and the four counts, so that readers may use either (contract.md 2). */
export function completeParsedData(data: ParsedData): ParsedData {
  return {
    ...data,
    experiences: data.experiences.map((item) => ({ ...item, title: item.position })),
    educations: data.educations.map((item) => ({ ...item, title: item.degree, school: item.institution })),
    skills: data.skills.map((item) => ({ ...item, title: item.name })),
    projects: data.projects.map((item) => ({ ...item, name: item.title })),
    experience_count: data.experiences.length,
    education_count: data.educations.length,
    skills_count: data.skills.length,
    projects_count: data.projects.length,
  };
}
