import type { EvidenceMap } from "@vitrine/model";
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

const loose = phraseSet(looseDocumentTitles);
const cvTitles = new Set([...phraseSet(documentTitles)].filter((title) => !loose.has(title)));
const cvTitleEnd = new RegExp(`(?:${documentTitleEnds})$`, "u");
const titleLines = 8;
const nameOf = phraseSet(nameLabels);
const factOf = phraseSet(personalFactLabels);
const contactOf = phraseSet(contactLabels);
const personLines = 16;

/** From these odds on a document is taken for a CV: one that is refused costs its owner more than another one taken. */
const leastLikeness = -1;

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
  return likenessOf(likenessSigns(layout, sections, found)) >= leastLikeness;
}

/** True for a page that has the title of a CV, alone in a row or in a cell of it, at its top. */
function callsItselfCv(lines: readonly Line[]): boolean {
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

/** How far the whole result can be trusted: mean of the values, lowered for the main facts that are missing. */
export function overallConfidence(evidence: EvidenceMap, found: FoundCv): number {
  const main = [
    found.person.name,
    found.person.email ?? found.person.phone,
    found.experiences[0] ?? found.educations[0],
    found.skills[0] ?? found.lines.get("languages")?.[0],
  ];
  return meanConfidence(
    evidence,
    main.map((value) => value !== null && value !== undefined),
  );
}

/** Mean of the values' confidence, lowered for each main fact that is not there. */
export function meanConfidence(evidence: EvidenceMap, mainFacts: readonly boolean[]): number {
  const values = Object.values(evidence).map((entry) => entry.confidence);
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const present = mainFacts.filter(Boolean).length / mainFacts.length;
  return Math.round(mean * (0.6 + 0.4 * present) * 100) / 100;
}
