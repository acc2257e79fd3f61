import {
  defaultManualName,
  isBlankItem,
  manualWebsiteName,
  simpleEmailPattern,
  type manualProjectCategories,
  type manualTemplates,
} from "@vitrine/model";

export type ManualExperience = {
  position: string;
  name: string;
  place: string;
  date: string;
  description: string;
  skills: string[];
};
export type ManualEducation = {
  name: string;
  degree: string;
  place: string;
  date: string;
  gpa: string;
  description: string;
  skills: string[];
};
/** `info` is one text with commas, as it is typed. */
export type ManualSkill = { title: string; icon: string; info: string };
export type ManualProject = {
  title: string;
  category: (typeof manualProjectCategories)[number];
  date: string;
  code_url: string;
  implementation: string;
  description: string;
  technologies: string[];
};

/** What the manual form holds (document 3, section 3); its picture is held beside it as a file. */
export type ManualValues = {
  name: string;
  template_slug: (typeof manualTemplates)[number];
  intro: string;
  personal_info: { name: string; title: string; email: string; location: string; summary: string };
  experiences: ManualExperience[];
  educations: ManualEducation[];
  skills: ManualSkill[];
  projects: ManualProject[];
};

export const emptyItems = {
  experiences: { position: "", name: "", place: "", date: "", description: "", skills: [] },
  educations: { name: "", degree: "", place: "", date: "", gpa: "", description: "", skills: [] },
  skills: { title: "", icon: "", info: "" },
  projects: {
    title: "",
    category: "Web Development",
    date: "",
    code_url: "",
    implementation: "",
    description: "",
    technologies: [],
  },
} as const satisfies { [K in ListName]: Readonly<Record<string, unknown>> };

export type ListName = "experiences" | "educations" | "skills" | "projects";

/** First entries that show how one is written (document 3, section 2). */
const examples = {
  educations: {
    name: "University of Technology",
    degree: "Bachelor of Computer Science",
    place: "",
    date: "2018 - 2022",
    gpa: "",
    description: "",
    skills: ["Algorithms", "Databases"],
  },
  skills: { title: "Programming", icon: "", info: "JavaScript, Python, SQL" },
  projects: {
    title: "Personal Website",
    category: "Web Development",
    date: "2024",
    code_url: "",
    implementation: "",
    description: "A website that shows my work and tells how it was made.",
    technologies: ["HTML", "CSS"],
  },
} as const;

/** A new form: the person's account fills what it knows, examples stand where the sources ask for them. */
export function newManualValues(person: { name: string; email: string } | null): ManualValues {
  return {
    name: defaultManualName,
    template_slug: "modern",
    intro: "",
    personal_info: { name: person?.name ?? "", title: "", email: person?.email ?? "", location: "", summary: "" },
    experiences: [{ ...emptyItems.experiences, skills: [] }],
    educations: [{ ...examples.educations, skills: [...examples.educations.skills] }],
    skills: [{ ...examples.skills }],
    projects: [{ ...examples.projects, technologies: [...examples.projects.technologies] }],
  };
}

/** Whether an entry is still the example that it was filled with. */
export function isExample(list: ListName, item: object): boolean {
  return list !== "experiences" && JSON.stringify(item) === JSON.stringify(examples[list]);
}

export const manualSteps = [
  { title: "Personal Information", lists: ["personal_info"] },
  { title: "Work Experience", lists: ["experiences"] },
  { title: "Education", lists: ["educations"] },
  { title: "Skills & Expertise", lists: ["skills"] },
  { title: "Projects & Portfolio", lists: ["projects"] },
  { title: "Website Details", lists: ["name", "intro", "template_slug"] },
] as const;

export const lastStep = manualSteps.length;

/** Whether the form may move on from a step, counted from 1 (document 3, section 5). */
export function mayProceed(step: number, values: ManualValues): boolean {
  const has = (text: string) => text.trim() !== "";
  const { name, title, email } = values.personal_info;
  switch (step) {
    case 1:
      return has(name) && has(title) && simpleEmailPattern.test(email.trim());
    case 3:
      return values.educations.some((item) => has(item.name));
    case 4:
      return values.skills.some((item) => has(item.title) && has(item.info));
    case 6:
      return has(values.name);
    default:
      return true;
  }
}

/** 'About N minutes left': two for each step that remains, the current one included. */
export function timeLeft(step: number): string {
  return `About ${(lastStep - step + 1) * 2} minutes left`;
}

/** The step, counted from 1, that holds a field of the form. */
export function stepOfField(path: string): number {
  const [field = ""] = path.split(".");
  const index = manualSteps.findIndex(({ lists }) => lists.some((name) => name === field));
  return index < 0 ? lastStep : index + 1;
}

/** How many entries of each kind the portfolio will have. */
export function countsOf(values: ManualValues): Record<ListName, number> {
  const count = (items: readonly object[]) => items.filter((item) => !isBlank(item)).length;
  return {
    experiences: count(values.experiences),
    educations: count(values.educations),
    skills: count(values.skills),
    projects: count(values.projects),
  };
}

const isBlank = (item: object) => isBlankItem(item as Record<string, string | readonly string[]>);

/** `formData` of the call: skills as lists of names, a blank name as the default one. */
export function toFormData(values: ManualValues) {
  return {
    ...values,
    name: manualWebsiteName(values.name),
    skills: values.skills.map((skill) => ({
      ...skill,
      info: skill.info
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    })),
  };
}
