import type { EvidenceMap } from "@vitrine/model";
import type { Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { phraseKey, phraseSet } from "../core/words.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import { contactLabels, documentTitles, nameLabels, personalFactLabels } from "../lexicon/contact.ts";

/** Sections that hardly any other kind of document names in these words. */
const careerKinds = ["experience", "education", "skills", "languages", "projects", "volunteer"] as const;

/** Titles that stand above other documents, too. */
const looseTitles = phraseSet("profile|portfolio|personal details|cover letter|bewerbung|자기소개서|vita");
const cvTitles = new Set([...phraseSet(documentTitles)].filter((title) => !looseTitles.has(title)));
/** Whose CV it is, or from where, stands before the word in Chinese, Japanese and Korean. */
const cvTitleEnd = /(?:履历|履歷|简历|簡歷|履歴書|履历表|履歷表|経歴書|이력서|경력기술서)$/u;
const titleLines = 8;
const nameOf = phraseSet(nameLabels);
const factOf = phraseSet(personalFactLabels);
const contactOf = phraseSet(contactLabels);
const personLines = 16;

/**
 * True when the text shows at least two signs of a CV (a way to reach someone, a name, named sections, dated entries)
 * and either names a section of a career or gives dated entries of someone who can be reached: a manual with an author
 * and chapters has the former signs, too. What calls itself a CV needs only one of them,
 * and so does what opens with a person's name, contact and facts behind their labels.
 */
export function isLikelyCv(found: FoundCv, sections: readonly Section[], lines: readonly Line[]): boolean {
  const kinds = new Set(
    sections
      .filter((section) => section.headings.length > 0 && section.kind !== "other")
      .map((section) => section.kind),
  );
  const dated = [...found.experiences, ...found.educations].filter(
    (item) => item.fields.start_date ?? item.fields.end_date,
  ).length;
  const isReachable = found.person.email !== null || found.person.phone !== null;
  const isAboutSomeone = isReachable || found.person.name !== null;
  if ((isAboutSomeone || kinds.size >= 1) && callsItselfCv(lines)) return true;
  if (isAboutSomeone && opensWithPersonalFacts(lines)) return true;
  let signs = 0;
  if (isReachable) signs += 1;
  if (found.person.name !== null && found.person.name.score >= 0.8) signs += 1;
  if (kinds.size >= 2) signs += 1;
  if (kinds.size >= 4) signs += 1;
  if (dated >= 1) signs += 1;
  return signs >= 2 && (careerKinds.some((kind) => kinds.has(kind)) || (isReachable && dated >= 1));
}

/** True for a page that has the title of a CV, alone in a row or in a cell of it, at its top. */
function callsItselfCv(lines: readonly Line[]): boolean {
  return lines
    .slice(0, titleLines)
    .flatMap(({ text }) => text.split("\t"))
    .some((cell) => cvTitles.has(phraseKey(cell)) || cvTitleEnd.test(cell.replace(/\s/gu, "")));
}

/** True for a page that opens with someone's name, contact and personal facts, each behind its label. */
function opensWithPersonalFacts(lines: readonly Line[]): boolean {
  const labels = lines
    .slice(0, personLines)
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
