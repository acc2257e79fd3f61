import { lineKinds, type LineListName } from "@vitrine/model";
import type { Line } from "./layout.ts";

const before = ["header", "contact", "summary", "experience", "education", "skills", "projects"] as const;
const after = ["volunteer", "interests", "links", "references", "other"] as const;

export type SectionKind = (typeof before)[number] | LineListName | (typeof after)[number];

/** What a section of a CV can be: kinds whose entries are lines are those of the model, the others are told here. */
export const sectionKinds: readonly SectionKind[] = [...before, ...lineKinds.map(({ list }) => list), ...after];

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
