import { awardsKind } from "./awards/kind.ts";
import { certificationsKind } from "./certifications/kind.ts";
import { clientsKind } from "./clients/kind.ts";
import type { SectionKind } from "./define-kind.ts";
import { educationKind } from "./education/kind.ts";
import { experienceKind } from "./experience/kind.ts";
import { figuresKind } from "./figures/kind.ts";
import { galleryKind } from "./gallery/kind.ts";
import { interestsKind } from "./interests/kind.ts";
import { languagesKind } from "./languages/kind.ts";
import { linksKind } from "./links/kind.ts";
import { pressKind } from "./press/kind.ts";
import { projectsKind } from "./projects/kind.ts";
import { publicationsKind } from "./publications/kind.ts";
import { skillsKind } from "./skills/kind.ts";
import { tableKind } from "./table/kind.ts";
import { talksKind } from "./talks/kind.ts";
import { testimonialsKind } from "./testimonials/kind.ts";
import { textKind } from "./text/kind.ts";
import { trainingKind } from "./training/kind.ts";
import { volunteeringKind } from "./volunteering/kind.ts";
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
