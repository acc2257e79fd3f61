import type { SectionKind } from "../core/section.ts";

/** What certificates are kept under. */
export const certificateKind = "certifications" satisfies SectionKind;

/** What prizes and honours are kept under. */
export const awardKind = "awards" satisfies SectionKind;

/** Kinds whose titles of two words, or of one long word, name nothing else on a CV. */
export const titledAlone: ReadonlySet<SectionKind> = new Set([certificateKind, "languages", "publications"]);

/** Kinds that are lists of names, in which no title is a part of an entry. */
export const listKinds: ReadonlySet<SectionKind> = new Set(["skills", "languages", "interests", certificateKind]);

/**
 * Where a licence to drive is not taken out: lists of certificates are read as they stand; among the ways to reach
 * somebody a licence is one more fact of the person; and what others wrote names nobody's licence.
 */
export const keepLicences: ReadonlySet<SectionKind> = new Set([
  "header",
  "contact",
  certificateKind,
  "references",
  "publications",
]);

/** Titles that name skills as well, folded, parted by bars. */
export const skillsToo = `leadership|public speaking|first aid|training|teaching|tutoring|research|communication|communication skills|mentoring|coaching|supervision|reviewing|editorial work|secourisme|premiers secours|premiers soins|primo soccorso|enseignement|communication orale|insegnamento|fotografia|photographie|redaction|traduction|musica|musique|travel|photography|writing|management|volunteering|community service|presentations|security|media|teamwork`;
