import type { SectionKind } from "../core/section.ts";

/** What a line may belong to. */
export const lineKinds = [
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

export type LineKind = (typeof lineKinds)[number];

/** What a line is there: what opens a section, what opens an entry, what else names it, or all else. */
export type LineRank = "title" | "begin" | "head" | "inside";

export type LineState = { kind: LineKind; rank: LineRank };

const entryKinds: readonly LineKind[] = ["experience", "education", "projects", "certifications", "publications"];
/** Entries that more than one line may name. */
const headedKinds: readonly LineKind[] = ["experience", "education"];

/** Every state of the chain, in the order of the weights. */
export const lineStates: readonly LineState[] = lineKinds.flatMap((kind): LineState[] => [
  { kind, rank: "title" },
  ...(entryKinds.includes(kind) ? [{ kind, rank: "begin" } as const] : []),
  ...(headedKinds.includes(kind) ? [{ kind, rank: "head" } as const] : []),
  { kind, rank: "inside" },
]);

const aboutThePerson: readonly SectionKind[] = ["header", "contact", "links"];

/** The kind of line that a section of the rules holds. */
export function lineKindOf(kind: SectionKind): LineKind {
  if (aboutThePerson.includes(kind)) return "person";
  return lineKinds.find((each) => each === kind) ?? "rest";
}

/** The kind of section that holds lines of a kind. */
export function sectionKindOf(kind: LineKind): SectionKind {
  if (kind === "person") return "contact";
  return kind === "rest" ? "other" : kind;
}
