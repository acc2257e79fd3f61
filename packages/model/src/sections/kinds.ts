import { z } from "zod";
import { awardsInCv } from "./awards/in-cv.ts";
import { awardEntrySchema, awardsKind } from "./awards/kind.ts";
import { certificationsInCv } from "./certifications/in-cv.ts";
import { certificationEntrySchema, certificationsKind } from "./certifications/kind.ts";
import { clientsKind } from "./clients/kind.ts";
import type { SectionKind } from "./define-kind.ts";
import { educationKind } from "./education/kind.ts";
import { experienceKind } from "./experience/kind.ts";
import { figuresKind } from "./figures/kind.ts";
import { galleryKind } from "./gallery/kind.ts";
import { interestsInCv } from "./interests/in-cv.ts";
import { interestEntrySchema, interestsKind } from "./interests/kind.ts";
import { languagesInCv } from "./languages/in-cv.ts";
import { languageEntrySchema, languagesKind } from "./languages/kind.ts";
import { linkEntrySchema, linksKind } from "./links/kind.ts";
import { pressKind } from "./press/kind.ts";
import { projectsKind } from "./projects/kind.ts";
import { publicationsInCv } from "./publications/in-cv.ts";
import { publicationEntrySchema, publicationsKind } from "./publications/kind.ts";
import { skillsKind } from "./skills/kind.ts";
import { tableKind } from "./table/kind.ts";
import { talksKind } from "./talks/kind.ts";
import { testimonialsKind } from "./testimonials/kind.ts";
import { textsInCv } from "./text/in-cv.ts";
import { textKind } from "./text/kind.ts";
import { trainingEntrySchema, trainingKind } from "./training/kind.ts";
import { volunteeringInCv } from "./volunteering/in-cv.ts";
import { volunteeringEntrySchema, volunteeringKind } from "./volunteering/kind.ts";
import { writingKind } from "./writing/kind.ts";

/** Every kind of section, in the order in which a new site shows them. */
export const sectionKinds: readonly SectionKind[] = [
  experienceKind,
  educationKind,
  skillsKind,
  projectsKind,
  galleryKind,
  figuresKind,
  trainingKind,
  publicationsKind,
  talksKind,
  certificationsKind,
  awardsKind,
  volunteeringKind,
  testimonialsKind,
  clientsKind,
  pressKind,
  textKind,
  tableKind,
  languagesKind,
  interestsKind,
  writingKind,
  linksKind,
];

const byName = new Map(sectionKinds.map((kind) => [kind.name, kind]));

/** The kind of that name; undefined for one that this version does not know. */
export function findKind(name: string): SectionKind | undefined {
  return byName.get(name);
}

/** Where a kind stands among new sections; unknown ones come last. */
export function kindOrder(name: string): number {
  const index = sectionKinds.findIndex((kind) => kind.name === name);
  return index < 0 ? sectionKinds.length : index;
}

/** The title of a section: its owner's, or the kind's in the language of the site. */
export function sectionTitle(kind: SectionKind, own: string | null, lang = "en"): string {
  return own ?? kind.titles[lang] ?? kind.titles.en;
}

/*
 * The kinds that the contract gives a list of their own (contract.md 2 and 20.1). No further kind comes here: the
 * entries of later ones are answered with their section.
 */

/** Lists that a website answers and takes as a whole, beside those with items. */
export const websiteLists = {
  training: z.array(trainingEntrySchema).max(100),
  publications: z.array(publicationEntrySchema).max(200),
  certifications: z.array(certificationEntrySchema).max(100),
  languages: z.array(languageEntrySchema).max(50),
  awards: z.array(awardEntrySchema).max(100),
  volunteer: z.array(volunteeringEntrySchema).max(100),
  interests: z.array(interestEntrySchema).max(100),
  links: z.array(linkEntrySchema).max(50),
};

/** Lists of a CV whose entries are lines (`CvLines`). */
export const linesOfCv = { ...certificationsInCv, ...languagesInCv, ...publicationsInCv, ...awardsInCv };

/** Further lists of a CV beside jobs, studies, skills and projects. */
export const furtherListsOfCv = { ...volunteeringInCv, ...interestsInCv, ...textsInCv };
