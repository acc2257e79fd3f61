import { sentencesIn } from "../../sentences.ts";
import { isHttpUrl } from "../../text.ts";
import type { ExtraSections } from "../../website/extra-sections.ts";
import type { Contact } from "../../website/website.ts";
import type { ParsedData, ParsedProject } from "../parsed-data.ts";
import { itemDates, type CvDates } from "./cv-dates.ts";
import { extrasFromCv } from "./extras-from-cv.ts";
import { nameOnSite } from "./name-in-capitals.ts";
import { ownSectionsFromCv, type OwnSection } from "./own-sections-from-cv.ts";
import { skillsFromCv } from "./skills-from-cv.ts";

/** Name of a portfolio whose CV names nobody (document 3, section 9). */
const unnamed = "My Portfolio";
const nameCharacters = 255;
const introCharacters = 500;

type Named = { name: string; place: string; description: string } & CvDates;

/** Section items as a CV gives them: dates may be text alone, descriptions may be missing or long. */
export type ItemsFromCv = {
  experiences: (Named & { position: string })[];
  educations: (Named & { degree: string; gpa: string })[];
  skills: { title: string; info: string[] }[];
  projects: ProjectFromCv[];
};

type ProjectFromCv = {
  title: string;
  description: string;
  category: string;
  technologies: string[];
  code_url: string;
  url: string;
} & CvDates;

/** A website's own fields and items before it is stored. */
export type WebsiteContent = {
  name: string;
  fullName: string | null;
  intro: string;
  description: string;
  contact: Pick<Contact, "email" | "title" | "location" | "phone">;
  extras: ExtraSections;
  ownSections: OwnSection[];
  items: ItemsFromCv;
};

/**
 * What a website says, from what the CV says and nothing else; nothing read is left out
 * (contract.md 13 and 20.1). The portfolio takes the person's name, so that its address becomes `jane-doe`.
 */
export function websiteFromCv(cv: ParsedData): WebsiteContent {
  const person = cv.personal_info;
  const name = nameOnSite(person.name).slice(0, nameCharacters);
  return {
    name: name || unnamed,
    fullName: name || null,
    ...introAndDescription(person.summary.replace(strayMarks, "")),
    contact: {
      email: person.email,
      title: person.title || currentPosition(cv),
      location: person.location,
      phone: person.phone,
    },
    extras: extrasFromCv(cv),
    ownSections: ownSectionsFromCv(cv),
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

/** What a line that was cut off leaves before a summary. */
const strayMarks = /^[\s.,;:]+/;

/** A short summary is the introduction; of a long one the first sentences introduce and the rest describes. */
function introAndDescription(summary: string): { intro: string; description: string } {
  if (summary.length <= introCharacters) return { intro: summary, description: "" };
  let intro = "";
  for (const sentence of sentencesIn(summary)) {
    if (intro.length + sentence.trimEnd().length > introCharacters) break;
    intro += sentence;
  }
  return { intro: intro.trim(), description: summary.slice(intro.length).trim() };
}

const codePlaces = /^https?:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg|sourcehut)\b/i;

/** What a printed link is called: beside its address it describes nothing. */
const linkWords =
  /^(?:(?:github|gitlab|bitbucket|link|url|website|(?:live )?demo|(?:source )?code|repo(?:sitory)?)(?:[\s|/,·[\]():-]+|$))+$/i;

function projectFromCv(item: ParsedProject): ProjectFromCv {
  const url = absoluteUrl(item.url ?? "");
  const isCode = codePlaces.test(url);
  return {
    title: item.title,
    description: url !== "" && linkWords.test(item.description.trim()) ? "" : item.description,
    category: item.category ?? "",
    technologies: item.technologies ?? [],
    code_url: isCode ? url : "",
    url: isCode ? "" : url,
    ...itemDates(item, false),
  };
}

/** An address as the CV prints it may lack its scheme; what is no address stays out of the link fields. */
function absoluteUrl(text: string): string {
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return text !== "" && isHttpUrl(candidate) ? candidate : "";
}
