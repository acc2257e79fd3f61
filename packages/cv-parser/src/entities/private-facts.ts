import type { Section } from "../core/section.ts";
import { fold, phraseKey, phraseSet } from "../core/words.ts";
import { chineseFactLabels } from "../lexicon/chinese-labels.ts";
import { personalFactLabels } from "../lexicon/contact.ts";

const facts = phraseSet(`${personalFactLabels}|${chineseFactLabels}`);
/** Facts that people mean to show: what they may drive, and what they speak. */
const meantToBeShown =
  /licen[cs]e|permis|patente|carnet|fuhrerschein|rijbewijs|languages|langue|lingua|lengua|muttersprache|moedertaal|родной язык/;

/**
 * The section without lines such as "Date of birth: 12 May 1990". They stand at the end of any section where the title
 * above them is not known, and are never a language, a job or a word of the profile.
 */
export function withoutPrivateFacts(section: Section): Section {
  if (["header", "contact", "other"].includes(section.kind)) return section;
  const lines = section.lines.filter(({ text }) => !isPrivateFact(text));
  return lines.length === section.lines.length ? section : { ...section, lines };
}

/** True for "Date of birth: 12 May 1990" and "Nationality - Irish": nobody's section shows it before its owner says so. */
export function isPrivateFact(text: string): boolean {
  const [, beforeColon, beforeDash] = /^(?:([^:：]{2,40})[:：]|([^–—-]{2,40})\s[–—-]\s)/u.exec(text) ?? [];
  return isPrivateLabel(beforeColon ?? beforeDash ?? "");
}

/** True for a title such as "Nationality": what stands below it is such a fact, with no label of its own. */
export function isPrivateLabel(title: string): boolean {
  const label = phraseKey(title);
  return facts.has(label) && !meantToBeShown.test(label);
}

/** "née le 12/05/1990": a birth or a nationality in the midst of a line. */
const birthWords =
  /(?<!\p{L})(?:born|geb(?:oren)?\.?|nee?|nacid[oa]|nat[oa]|nascid[oa]|urodzon[ya]|fodd|fodt)\s+(?:(?:on|am|le|el|il|em|a)\s+)?\d|(?<!\p{L})(?:nationalit|nacionalidad|nacionalidade|nazionalita|staatsangehorig|citizenship|obywatelstwo|гражданство)/u;

/** True for words that tell when somebody was born or which state they belong to, wherever in a line they stand. */
export function tellsBirth(text: string): boolean {
  return birthWords.test(fold(text));
}
