import { groupProjects, templateCategories, type ParsedData, type ParsedSkill, type Website } from "@vitrine/model";
import { dateText, rangeText } from "./date-text.ts";

type Look = { slug: string; templateData: Record<string, unknown>; picture: string | null };

/** A website as it would look with what was read, for previews only; the server makes the real one. */
export function websiteOfCv(cv: ParsedData, { slug, templateData, picture }: Look): Website {
  const person = cv.personal_info;
  return {
    ...blank,
    name: person.name || "My Portfolio",
    full_name: person.name || null,
    intro: person.summary,
    contact: {
      ...blank.contact,
      email: person.email,
      title: person.title,
      location: person.location,
      phone: person.phone,
    },
    flat_picture: picture,
    template: { ...blank.template, slug },
    template_slug: slug,
    template_data: templateData,
    experience: cv.experiences.map((job, index) => ({
      ...item(index),
      name: job.company,
      position: job.position,
      place: job.location,
      description: job.description,
      skills: [],
      ...dates(job.start_date, job.end_date),
    })),
    education: cv.educations.map((education, index) => ({
      ...item(index),
      name: education.institution,
      degree: education.degree,
      place: education.location,
      gpa: education.gpa,
      description: education.description,
      skills: [],
      ...dates(education.start_date, education.end_date),
    })),
    skills: skillGroups(cv.skills).map(([title, info], index) => ({
      ...item(index),
      title,
      info,
      icon: "",
      confidence: 3 as const,
    })),
    projects: groupProjects(
      cv.projects.map((project, index) => ({
        ...item(index),
        title: project.title,
        type: "project" as const,
        category: project.category ?? "",
        description: project.description,
        technologies: project.technologies ?? [],
        pictures: [],
        code_url: "",
        implementation: "",
        url: project.url ?? "",
        ...dates(project.start_date, project.end_date ?? project.start_date),
      })),
    ),
    certifications: cv.certifications.map((entry) => ({ ...entry, date: dateText(entry.date) })),
    languages: cv.languages,
    publications: cv.publications.map((entry) => ({ ...entry, date: dateText(entry.date) })),
    awards: cv.awards.map((entry) => ({ ...entry, date: dateText(entry.date) })),
    volunteer: cv.volunteer.map((entry) => ({
      position: entry.position,
      name: entry.company,
      place: entry.location,
      date: rangeText(entry.start_date, entry.end_date),
      description: entry.description,
    })),
    interests: cv.interests,
    links: person.links,
  };
}

const blank: Website = {
  id: 0,
  version: 0,
  name: "",
  full_name: null,
  intro: "",
  description: "",
  subdomain: null,
  domain: null,
  contact: { email: "", title: "", description: "", location: "", phone: "", available_for_freelance: false },
  flat_picture: null,
  is_published: false,
  status: "draft",
  template: {
    id: null,
    slug: "",
    name: "",
    category: templateCategories[0],
    description: "",
    metadata: { loader_path: "", features: [] },
  },
  template_id: null,
  template_slug: "",
  template_data: {},
  seo: { title: "", description: "", indexable: false },
  public_url: null,
  created_at: "",
  updated_at: "",
  training: [],
  publications: [],
  certifications: [],
  languages: [],
  awards: [],
  volunteer: [],
  interests: [],
  links: [],
  experience: [],
  education: [],
  skills: [],
  projects: {},
  blogPosts: [],
};

function item(index: number) {
  return { id: index + 1, website_id: 0, version: 0, order: index, created_at: "", updated_at: "" };
}

function dates(start: string | null | undefined, end: string | null | undefined) {
  return {
    date: start && start === end ? dateText(start) : rangeText(start, end),
    start_date: null,
    end_date: null,
    is_current: false,
  };
}

function skillGroups(skills: readonly ParsedSkill[]): [title: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, category } of skills) {
    const title = category?.trim() || "Skills";
    groups.set(title, [...(groups.get(title) ?? []), name]);
  }
  return [...groups];
}
