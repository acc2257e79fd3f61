import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { phraseSet } from "../core/words.ts";
import { chineseStudyLabels } from "../lexicon/chinese-labels.ts";
import { contactParts } from "./contact/contact-parts.ts";
import type { ContactPart } from "./contact/contact-parts.ts";
import { readEducations } from "./education.ts";
import { isChineseSchool } from "./entries/chinese-words.ts";
import { institutionScore } from "./entries/word-scores.ts";

const schools = phraseSet(chineseStudyLabels.school);
const subjects = phraseSet(chineseStudyLabels.subject);
const degrees = phraseSet(chineseStudyLabels.degree);
const score = 0.85;
const surelySchool = 2.5;
const longestRow = 60;

/**
 * The school that Chinese CVs name among the data of the person ("毕业院校：…, 专业：…", "本科 / … / 软件工程") where no
 * section tells of studies.
 * @param lines the lines of header and contact data
 */
export function headerSchools(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] {
  const parts = contactParts(layout, lines);
  const labelled = labelledSchool(parts);
  if (labelled !== null) return [labelled];
  const row = lines.find(({ text }) => text.length <= longestRow && namesSchool(text));
  return row === undefined
    ? []
    : readEducations(layout, [row]).filter(({ fields }) => fields.institution !== undefined);
}

function labelledSchool(parts: readonly ContactPart[]): FoundItem | null {
  const valueOf = (labels: ReadonlySet<string>): Piece | undefined =>
    parts.find(({ label, piece }) => labels.has(label) && piece.text !== "")?.piece;
  const school = valueOf(schools);
  if (school === undefined || institutionScore(school.text) < surelySchool) return null;
  const studied = [valueOf(degrees), valueOf(subjects)].filter((piece) => piece !== undefined);
  return {
    fields: {
      institution: candidateOf(school, score, "education.header"),
      degree: studied.length === 0 ? undefined : candidateOf(joinPieces(studied, " "), score, "education.header"),
    },
    current: false,
    tags: [],
  };
}

/** A school and something more of it, apart from it; a school alone may be where somebody works. */
function namesSchool(text: string): boolean {
  const stretches = text.replace(/^[^:：]{2,6}[:：]/u, "").split(/\s+[–—-]\s+|[\s,，、/／|]+/u);
  return stretches.length > 1 && stretches.some(isChineseSchool) && !/[@。]|\d{7}/u.test(text);
}
