import type { SectionKind } from "../core/section.ts";

/** What certificates are kept under. */
export const certificateKind = "certifications" satisfies SectionKind;

/** What prizes and honours are kept under. */
export const awardKind = "awards" satisfies SectionKind;

/** Kinds whose titles of two words, or of one long word, name nothing else on a CV. */
export const titledAlone: ReadonlySet<SectionKind> = new Set([certificateKind, "languages", "publications"]);

/** Kinds that are lists of names, in which no title is a part of an entry. */
export const listKinds: ReadonlySet<SectionKind> = new Set(["skills", "languages", "interests", certificateKind]);

/** What no job, school or project has a label for. */
export const apartFromEntries: ReadonlySet<SectionKind> = new Set(["interests"]);

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

/** What groups of skills are called that a title elsewhere is called as well, folded, parted by bars. */
export const otherSkills =
  "personal|personlich|personnel|personnelles|personales|personali|pessoais|persoonlijk|personliga|personlige|osobni|osobiste|личные|kisisel|professional|professionnelles|profesionales|other|others|miscellaneous|misc|general|additional|sonstiges|sonstige|weitere|weiteres|diverses|autre|autres|divers|otros|otras|outros|outras|altro|altre|altri|overig|overige|inne|pozostale|ostatni|dalsi|ine|ostatne|ovrigt|andet|ovrigt|annet|muut|muuta|прочее|другое|разное|інше|diger|altele|egyeb|λοιπα|αλλα|اخرى|אחר|שונות|其他|其它|その他|기타|khac|lainnya";

/** Titles that name skills as well, folded, parted by bars. */
export const skillsToo = `leadership|public speaking|first aid|training|teaching|tutoring|research|communication|communication skills|mentoring|coaching|supervision|reviewing|editorial work|secourisme|premiers secours|premiers soins|primo soccorso|enseignement|communication orale|insegnamento|fotografia|photographie|redaction|traduction|musica|musique|travel|photography|writing|management|volunteering|community service|presentations|security|media|teamwork`;
