import { extraSectionsSchema, type ExtraSections } from "../../website/extra-sections.ts";
import type { ParsedData } from "../parsed-data.ts";
import { dateText, itemDates } from "./cv-dates.ts";

/** The lists beside the four item sections (contract.md 20.1). Values are cut to what the website's own shape allows. */
export function extrasFromCv(cv: ParsedData): ExtraSections {
  return extraSectionsSchema.parse({
    training: [],
    publications: cv.publications.slice(0, 200).map((item) => ({
      title: cut(item.title, 500),
      venue: cut(item.venue, 500),
      date: cut(dateText(item.date), 120),
      url: cut(item.url, 2048),
    })),
    certifications: cv.certifications.slice(0, 100).map((item) => ({
      name: cut(item.name, 255),
      issuer: cut(item.issuer, 255),
      date: cut(dateText(item.date), 120),
      url: cut(item.url, 2048),
    })),
    languages: cv.languages.slice(0, 50).map((item) => ({ name: cut(item.name, 120), level: cut(item.level, 120) })),
    awards: cv.awards.slice(0, 100).map((item) => ({
      title: cut(item.title, 255),
      issuer: cut(item.issuer, 255),
      date: cut(dateText(item.date), 120),
    })),
    volunteer: cv.volunteer.slice(0, 100).map((item) => ({
      position: cut(item.position, 255),
      name: cut(item.company, 255),
      place: cut(item.location, 255),
      date: cut(itemDates(item, true).date, 120),
      description: cut(item.description, 2000),
    })),
    interests: cv.interests.slice(0, 100).map((interest) => cut(interest, 200)),
    links: cv.personal_info.links
      .slice(0, 50)
      .map((link) => ({ label: cut(link.label, 120), url: cut(link.url, 2048) })),
  });
}

function cut(text: string, characters: number): string {
  return text.length <= characters ? text : `${text.slice(0, characters - 1).toWellFormed()}…`;
}
