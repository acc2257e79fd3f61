import type { SectionKind } from "../core/section.ts";

/** The sections that the labeller tells apart; `rest` stands for all that it has not learned to name. */
export const labelSections = [
  "person",
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "publications",
  "rest",
] as const;
export type LabelSection = (typeof labelSections)[number];

/** `heading` names the section, `begin` opens an entry, `head` is more of what names it, `inside` is all else. */
export type LabelRole = "heading" | "begin" | "head" | "inside";
export type LineLabel = { section: LabelSection; role: LabelRole };

const entryRoles: Partial<Record<LabelSection, readonly LabelRole[]>> = {
  experience: ["begin", "head"],
  education: ["begin", "head"],
  projects: ["begin", "head"],
  certifications: ["begin"],
  publications: ["begin"],
};

/** Every label in the order of the weights. */
export const lineLabels: readonly LineLabel[] = labelSections.flatMap((section) =>
  (["heading", ...(entryRoles[section] ?? []), "inside"] as const).map((role) => ({ section, role })),
);

const sectionOfKind: Partial<Record<SectionKind, LabelSection>> = {
  header: "person",
  contact: "person",
  links: "person",
  summary: "summary",
  experience: "experience",
  education: "education",
  skills: "skills",
  projects: "projects",
  certifications: "certifications",
  languages: "languages",
  publications: "publications",
};

/** The labeller's name for a section that the rules found. */
export function labelSectionOf(kind: SectionKind): LabelSection {
  return sectionOfKind[kind] ?? "rest";
}
