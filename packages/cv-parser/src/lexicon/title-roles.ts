import type { SectionKind } from "../core/section.ts";

/** What certificates are kept under. */
export const certificateKind = "certifications" satisfies SectionKind;

/** What prizes and honours are kept under. */
export const awardKind = "awards" satisfies SectionKind;

/** Kinds whose titles of two words, or of one long word, name nothing else on a CV. */
export const titledAlone: ReadonlySet<SectionKind> = new Set([certificateKind, "languages", "publications"]);

/** Kinds that are lists of names, in which no title is a part of an entry. */
export const listKinds: ReadonlySet<SectionKind> = new Set(["skills", "languages", "interests", certificateKind]);
