import { isHttpUrl, type Contact, type ExtraSections, type ParsedData, type ParsedProject } from "@vitrine/model";
import type { NewItems } from "../../content/index.ts";
import { dateText, itemDates } from "./cv-dates.ts";
import { extrasFromCv } from "./extras-from-cv.ts";
import { skillsFromCv } from "./skills-from-cv.ts";

/** Name of a portfolio whose CV names nobody (document 3, section 9). */
const unnamed = "My Portfolio";
const nameCharacters = 255;
const introCharacters = 500;

export type WebsiteContent = {
  name: string;
  fullName: string | null;
  intro: string;
  description: string;
  contact: Partial<Contact>;
  extras: ExtraSections;
  items: NewItems;
};

/**
 * What a website says, from what the CV says and nothing else; nothing read is left out
 * (contract.md 13 and 20.1). The portfolio takes the person's name, so that its address becomes `jane-doe`.
 */
export function websiteFromCv(cv: ParsedData): WebsiteContent {
  const person = cv.personal_info;
  return {
    name: person.name.slice(0, nameCharacters) || unnamed,
    fullName: person.name.slice(0, nameCharacters) || null,
    ...introAndDescription(person.summary),
    contact: {
      email: person.email,
      title: person.title || currentPosition(cv),
      location: person.location,
      phone: person.phone,
    },
    extras: extrasFromCv(cv),
    items: {
      experiences: cv.experiences.map((job) => ({
        name: job.company,
        position: job.position,
        place: job.location,
        description: job.description,
        ...itemDates(job, true),
      })),
      educations: cv.educations.map((item) => ({
        name: item.institution,
        degree: item.degree,
        place: item.location,
        gpa: item.gpa,
        description: item.description,
        ...itemDates(item, item.end_date === null),
      })),
      skills: skillsFromCv(cv.skills),
      projects: cv.projects.map(projectFromCv),
    },
  };
}

/** The title of the job that has not ended, where the CV gives the person no title of their own. */
function currentPosition(cv: ParsedData): string {
  return cv.experiences.find((job) => job.start_date && !job.end_date)?.position ?? "";
}

/** A short summary is the introduction; of a long one the first sentences introduce and the rest describes. */
function introAndDescription(summary: string): { intro: string; description: string } {
  if (summary.length <= introCharacters) return { intro: summary, description: "" };
  const sentences = summary.match(/[^.!?。！？\n]+[.!?。！？]*\s*/g) ?? [];
  let intro = "";
  for (const sentence of sentences) {
    if (intro.length + sentence.trimEnd().length > introCharacters) break;
    intro += sentence;
  }
  return { intro: intro.trim(), description: summary.slice(intro.length).trim() };
}

const codePlaces = /^https?:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg|sourcehut)\b/i;

function projectFromCv(item: ParsedProject): NonNullable<NewItems["projects"]>[number] {
  const url = absoluteUrl(item.url ?? "");
  const isCode = codePlaces.test(url);
  return {
    title: item.title,
    description: item.description,
    category: item.category ?? "",
    technologies: item.technologies ?? [],
    code_url: isCode ? url : "",
    url: isCode ? "" : url,
    ...(item.start_date || item.end_date ? itemDates(item, false) : { date: dateText("") }),
  };
}

/** An address as the CV prints it may lack its scheme; what is no address stays out of the link fields. */
function absoluteUrl(text: string): string {
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return text !== "" && isHttpUrl(candidate) ? candidate : "";
}
