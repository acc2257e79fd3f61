import type { DocumentLayout } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordSet, wordsOf } from "../core/words.ts";
import { isDrivingLicence } from "../entities/driving-licence.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import { sureLegalForms } from "../lexicon/organisations.ts";
import { likenessWeights } from "./likeness-weights.ts";
import { captionsIn, isTitledOther } from "./other-paper.ts";

/** What tells a CV from other documents, each sign a number from 0 to some five; `bench/train-likeness.ts` weighs them. */
export type LikenessSigns = {
  /** Kinds of sections that are titled: those that hardly any other document names, and all others. */
  career: number;
  others: number;
  experience: number;
  education: number;
  reachable: number;
  named: number;
  /** Jobs and schools with a date. */
  dated: number;
  skilled: number;
  /** The logarithm of the length. */
  length: number;
  /** Share of the text in lines of running text. */
  running: number;
  /** Years among the words. */
  years: number;
  /** How undecided the net is about its lines. */
  undecided: number;
  /** Has the title of another paper at its top. */
  titledOther: number;
  /** Pictures and tables with numbers, rows that lead to pages. */
  captions: number;
};

const careerKinds: readonly SectionKind[] = ["experience", "education", "skills", "languages", "projects", "volunteer"];
const most = { career: 4, others: 3, dated: 4, years: 3 };
const leastSkills = 3;
const sureName = 0.8;
const runningFrom = 70;
const charactersPerYear = 500;
/** Half of all CVs are this undecided or less; said of those that the net was not asked about. */
const usuallyUndecided = 0.5;
const legalForms = wordSet(sureLegalForms);

/** Measures a document of which everything was read. */
export function likenessSigns(
  { lines, text }: DocumentLayout,
  sections: readonly Section[],
  found: FoundCv,
): LikenessSigns {
  const titled = new Set(sections.filter(({ headings }) => headings.length > 0).map(({ kind }) => kind));
  titled.delete("other");
  const career = careerKinds.filter((kind) => titled.has(kind)).length;
  const letters = lettersOf(text);
  const running = lines.reduce((sum, line) => sum + (line.text.length >= runningFrom ? lettersOf(line.text) : 0), 0);
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g)?.length ?? 0;
  const dated = [...found.experiences, ...found.educations].filter(
    ({ fields }) => fields.start_date ?? fields.end_date,
  ).length;
  const { person, skills, lineSigns } = found;
  // They stand among skills, and are one more thing that somebody can do.
  const licences = [...found.lines.values()].flat().filter(isDrivingLicence);
  return {
    career: Math.min(most.career, career),
    others: Math.min(most.others, titled.size - career),
    experience: Number(titled.has("experience")),
    education: Number(titled.has("education")),
    reachable: Number(person.email !== null || person.phone !== null),
    named: Number(person.name !== null && person.name.score >= sureName && !isOfCompany(person.name.value)),
    dated: Math.min(most.dated, dated),
    skilled: Number(skills.length + licences.length >= leastSkills),
    length: Math.log(letters + 50),
    running: running / Math.max(1, letters),
    years: Math.min(most.years, (years / Math.max(50, letters)) * charactersPerYear),
    undecided: lineSigns?.undecided ?? usuallyUndecided,
    titledOther: Number(isTitledOther(lines)),
    captions: captionsIn(lines),
  };
}

/** A letterhead opens with a company, where a CV has its owner. */
const isOfCompany = (name: string): boolean => wordsOf(name).some((word) => legalForms.has(word));

const lettersOf = (text: string): number => text.replace(/\s/g, "").length;

export const likenessOrder = [
  "career",
  "others",
  "experience",
  "education",
  "reachable",
  "named",
  "dated",
  "skilled",
  "length",
  "running",
  "years",
  "undecided",
  "titledOther",
  "captions",
] as const satisfies readonly (keyof LikenessSigns)[];

/** The logarithm of the odds that a document is a CV, as learned from real CVs and from real documents beside them. */
export function likenessOf(signs: LikenessSigns): number {
  return likenessOrder.reduce((sum, sign) => sum + signs[sign] * likenessWeights[sign], likenessWeights.constant);
}
