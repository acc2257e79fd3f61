import type { Section } from "../core/section.ts";
import { phraseKey, phraseSet } from "../core/words.ts";
import { personalFactLabels } from "../lexicon/contact.ts";

const facts = phraseSet(personalFactLabels);
/** Facts that people mean to show: what they may drive, and what they speak. */
const meantToBeShown = /licen[cs]e|permis|patente|carnet|fuhrerschein|rijbewijs|languages/;

/**
 * The section without lines such as "Date of birth: 12 May 1990". They stand at the end of any section where the title
 * above them is not known, and are never a language, a job or a word of the profile.
 */
export function withoutPrivateFacts(section: Section): Section {
  if (["header", "contact", "other"].includes(section.kind)) return section;
  const lines = section.lines.filter(({ text }) => !isPrivateFact(text));
  return lines.length === section.lines.length ? section : { ...section, lines };
}

/** True for "Date of birth: 12 May 1990": nobody's section shows it before its owner says so. */
export function isPrivateFact(text: string): boolean {
  const label = phraseKey(/^([^:：]{2,40})[:：]/u.exec(text)?.[1] ?? "");
  return facts.has(label) && !meantToBeShown.test(label);
}
