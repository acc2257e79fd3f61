import type { EvidenceMap, ParsedData } from "@vitrine/model";
import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { phraseKey, phraseSet } from "../core/words.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import {
  contactLabels,
  documentTitleEnds,
  documentTitles,
  looseDocumentTitles,
  nameLabels,
  personalFactLabels,
} from "../lexicon/contact.ts";
import { likenessOf, likenessSigns } from "./cv-likeness.ts";
import type { LikenessSigns } from "./cv-likeness.ts";

const loose = phraseSet(looseDocumentTitles);
const cvTitles = new Set([...phraseSet(documentTitles)].filter((title) => !loose.has(title)));
const cvTitleEnd = new RegExp(`(?:${documentTitleEnds})$`, "u");
const titleLines = 8;
const nameOf = phraseSet(nameLabels);
const factOf = phraseSet(personalFactLabels);
const contactOf = phraseSet(contactLabels);
const personLines = 16;

/**
 * From these odds on a document is taken for a CV, by whether it has a name and a way to reach its owner, and by whether
 * its text is sentences: one that is refused costs its owner more than another one taken. A CV of a few lines without
 * contact stands at 0 to 0.3; of 1,163 real CVs none of `manyPages` is below the last. Of 235 real CVs none has the title
 * of another paper.
 */
const leastLikeness = {
  withBoth: -1,
  withOne: -0.1,
  ofLists: 0.2,
  ofSentences: 0.5,
  titledOther: 3,
  ofManyPages: 5,
};
const manyPages = 25;
const openingPages = 2;
const longCareer = 4;
const mostlyRunning = 0.5;

/**
 * True for what calls itself a CV, what opens with a person's name, contact and facts behind their labels, and what is
 * like real CVs by what learned weights say of its sections, its person, its dates and its words.
 */
export function isLikelyCv(found: FoundCv, sections: readonly Section[], layout: DocumentLayout): boolean {
  const { person } = found;
  const isAboutSomeone = person.name !== null || person.email !== null || person.phone !== null;
  const isTitled = sections.some(({ kind, headings }) => headings.length > 0 && kind !== "other");
  if ((isAboutSomeone || isTitled) && callsItselfCv(layout.lines)) return true;
  if (isAboutSomeone && tellsPersonalFacts(layout.lines.slice(0, personLines))) return true;
  // Boxes and forms put the person last.
  const ofPerson = sections.filter(({ kind, headings }) => kind === "contact" && headings.length === 0);
  if (isAboutSomeone && isTitled && ofPerson.some(({ lines }) => tellsPersonalFacts(lines))) return true;
  const signs = likenessSigns(layout, sections, found);
  return likenessOf(signs) >= leastOf(signs, isBook(layout, sections, signs));
}

/** A file of many pages that does not begin as CVs do: with somebody who can be reached and a career under its title. */
function isBook({ lines }: DocumentLayout, sections: readonly Section[], signs: LikenessSigns): boolean {
  if ((lines.at(-1)?.page ?? 1) < manyPages) return false;
  const opensWithCareer = sections.some(
    ({ kind, headings }) =>
      (kind === "experience" || kind === "education") && (headings[0]?.page ?? manyPages) <= openingPages,
  );
  return !(
    opensWithCareer &&
    signs.dated >= longCareer &&
    signs.named &&
    signs.reachable &&
    signs.captions === 0 &&
    signs.titledOther === 0
  );
}

function leastOf({ named, reachable, running, titledOther }: LikenessSigns, isLong: boolean): number {
  if (isLong) return leastLikeness.ofManyPages;
  if (named && reachable) return leastLikeness.withBoth;
  if (titledOther) return leastLikeness.titledOther;
  if (named || reachable) return leastLikeness.withOne;
  return running > mostlyRunning ? leastLikeness.ofSentences : leastLikeness.ofLists;
}

/** True for a page that has the title of a CV, alone in a row or in a cell of it, at its top. */
export function callsItselfCv(lines: readonly Line[]): boolean {
  return lines
    .slice(0, titleLines)
    .flatMap(({ text }) => text.split("\t"))
    .some((cell) => cvTitles.has(phraseKey(cell)) || cvTitleEnd.test(cell.replace(/\s/gu, "")));
}

/** True for lines that tell someone's name, contact and personal facts, each behind its label. */
function tellsPersonalFacts(lines: readonly Line[]): boolean {
  const labels = lines
    .flatMap(({ text }) => text.split("\t"))
    .map((cell) => phraseKey(/^([^:：]{1,40})[:：]/u.exec(cell)?.[1]?.replace(/(?<=\p{sc=Han})\s+/gu, "") ?? ""));
  return [nameOf, factOf, contactOf].every((known) => labels.some((label) => known.has(label)));
}

/**
 * How far the whole result can be trusted: the expected share of right values, where each main fact that was not found
 * (name, contact, career, skills) counts as one more that is wrong.
 */
export function overallConfidence(evidence: EvidenceMap, cv: ParsedData): number {
  const values = Object.values(evidence).map((entry) => entry.confidence);
  const missing = mainFactsOf(cv).filter((isThere) => !isThere).length;
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / Math.max(1, values.length + missing)) * 100) / 100;
}

function mainFactsOf({ personal_info: { name, email, phone }, ...cv }: ParsedData): boolean[] {
  return [
    name !== "",
    email !== "" || phone !== "",
    cv.experiences.length + cv.educations.length > 0,
    cv.skills.length + cv.languages.length > 0,
  ];
}
