import { z } from "zod";

/** What the CV engine reads from one CV (contract.md 2 and 20.1). Every text is empty when the CV does not say it. */
const optionalText = z.string().default("");
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

/** One job. `end_date` absent or null on a job with a start means it is current. Dates are `YYYY-MM` or `YYYY`. */
const parsedExperienceSchema = z.object({
  position: optionalText,
  title: z.string().optional(),
  company: optionalText,
  start_date: optionalDate,
  end_date: optionalDate,
  location: optionalText,
  description: optionalText,
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

export const parsedDataSchema = z.object({
  personal_info: parsedPersonSchema.prefault({}),
  experiences: z.array(parsedExperienceSchema).default([]),
  educations: z.array(parsedEducationSchema).default([]),
  skills: z.array(parsedSkillSchema).default([]),
  projects: z.array(parsedProjectSchema).default([]),
  certifications: z
    .array(z.object({ name: z.string(), issuer: optionalText, date: optionalText, url: optionalText }))
    .default([]),
  languages: z.array(z.object({ name: z.string(), level: optionalText })).default([]),
  publications: z
    .array(z.object({ title: z.string(), venue: optionalText, date: optionalText, url: optionalText }))
    .default([]),
  awards: z.array(z.object({ title: z.string(), issuer: optionalText, date: optionalText })).default([]),
  volunteer: z.array(parsedExperienceSchema).default([]),
  interests: z.array(z.string()).default([]),
  confidence: z.number().min(0).max(1).default(0),
  experience_count: z.number().int().default(0),
  education_count: z.number().int().default(0),
  skills_count: z.number().int().default(0),
  projects_count: z.number().int().default(0),
});

export type ParsedData = z.infer<typeof parsedDataSchema>;
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
