import type { Line } from "./layout.ts";

export const sectionKinds = [
  "header",
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "publications",
  "awards",
  "volunteer",
  "interests",
  "links",
  "references",
  "other",
] as const;

export type SectionKind = (typeof sectionKinds)[number];

/** A stretch of the document under one heading. Sections partition the lines; the heading belongs to its section. */
export type Section = {
  kind: SectionKind;
  /** The heading's words as the CV writes them; empty for the lines before the first heading. */
  title: string;
  headings: Line[];
  lines: Line[];
  /** How sure the engine is that this is a section of this kind, 0 to 1. */
  score: number;
  /** True for what a page says of itself: its number, its maker, consent to keep data. */
  isNoise?: true;
};
