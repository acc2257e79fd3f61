import type { LabelContext, LabelModel } from "./entries/label-parts.ts";
import type { FieldLabel } from "./entries/labelled-entries.ts";
import type { Part, Separator } from "./entries/parts.ts";
import { startsWithCapital, wordsOf } from "../core/words.ts";
import { peopleBeside, projectToolLabels } from "../lexicon/entries.ts";
import {
  hasLegalForm,
  isAddress,
  isEmploymentType,
  isNamedLikeASite,
  isRegion,
  isSubject,
  jobScore,
  organisationScore,
  placeScore,
} from "./entries/word-scores.ts";

export type ExperienceLabel = "position" | "company" | "location" | "extra";

const sameCost: Record<ExperienceLabel, Partial<Record<Separator, number>>> = {
  position: { paren: -0.3, comma: -0.3, style: -2, dash: -0.9, pipe: -2, gap: -3, line: -3.5, at: -4 },
  company: { paren: -0.7, comma: -1.6, style: -1.5, dash: -1.2, pipe: -2.5, gap: -3, line: -3, at: -4 },
  location: { paren: 0, comma: 0.4, style: -0.5, dash: -0.3, pipe: -1, gap: -2, line: -1.5, at: -3 },
  extra: { comma: 0, style: 0, dash: 0, pipe: 0, gap: 0, line: 0, at: 0 },
};

/** What the header of a job holds: what the person was, for whom, and where. */
export const experienceModel: LabelModel<ExperienceLabel> = {
  labels: ["position", "company", "location", "extra"],
  emission: experienceEmission,
  same: (label, part) =>
    (sameCost[label][part.separator] ?? 0) - (label === "company" && organisationScore(part.piece.text) >= 3 ? 2.4 : 0),
  change: experienceChange,
  wanted: { position: 1.6, company: 1.6, location: 0.1 },
  repeatable: ["extra"],
};

/** "Advisor: Dr. Vale", "Course: Cognitive Psychology": who led it and what it was about name neither post nor employer. */
export const personBeside = new RegExp(
  `^(?:${peopleBeside})\\s*:\\s|^(?:(?:co-)?advised|(?:co-)?supervised|mentored|led) by\\s|^(?:under the )?(?:supervision|guidance|direction) of\\s|^(?:advis[eo]r|supervisor|mentor)\\s(?:prof|dr)\\b`,
  "iu",
);

/** "技术栈：C++", "Tech stack: Go": what was worked with names nothing. */
const madeWith = new RegExp(`^(?:${projectToolLabels})\\s*[:：]`, "iu");

/** "디자인팀", "영업본부": the part of a house in Korean is neither the house nor the post. */
const koreanTeam = /^[\p{Script=Hangul}A-Za-z,/ ]{1,24}(?:팀|본부|사업부|부서|파트|병동)$/u;

/** "运营部", "人事科": the same in Chinese, which may yet be the whole name of an office. */
const chineseUnit = /^\p{Script=Han}{1,10}(?:部|部門|部门|事业部|事業部|科室|課|科|组|組|处|處)$/u;

/** Signs that know no capitals: a word of them that no list knows as a place, and that does not end as places do, is none. */
const ofSigns = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\s]+$/u;
const endsAsPlace = /[省市县縣区區州镇鎮乡鄉村都道府町국도시군구읍면동리]$/u;
const isNoPlace = (text: string, place: number): boolean =>
  place < 0.9 && ofSigns.test(text) && !endsAsPlace.test(text.trim());

const tools = { least: 3, mostWords: 3 };

/** "Baker | Oven, Mixer, Scale" above the employer: three short names or more behind a bar, none a place, are no employer. */
function isToolBesidePost(part: Part, { around }: LabelContext): boolean {
  if (part.separator !== "pipe" && part.separator !== "comma") return false;
  const row = around.filter((other) => other.row === part.row);
  const from = row.findIndex(({ separator }) => separator === "pipe");
  const list = from < 1 ? [] : row.slice(from).filter(({ separator }, at) => at === 0 || separator === "comma");
  if (list.length < tools.least || !list.includes(part) || jobScore(row[0]?.piece.text ?? "") < 1.6) return false;
  const isTool = ({ piece: { text } }: Part): boolean =>
    wordsOf(text).length <= tools.mostWords &&
    placeScore(text) < 0.9 &&
    organisationScore(text) < 1.6 &&
    jobScore(text) < 1.6;
  return list.every(isTool) && around.some((other) => other.row > part.row);
}

const saidAs: Readonly<Partial<Record<FieldLabel, ExperienceLabel>>> = {
  position: "position",
  employer: "company",
  place: "location",
};
/** What a label before a part says weighs more than its words. */
const saidWeight = 3;

function experienceEmission(part: Part, label: ExperienceLabel, context: LabelContext): number {
  const { text } = part.piece;
  const said = part.said === undefined ? undefined : saidAs[part.said];
  if (said !== undefined) return label === said ? saidWeight : -saidWeight;
  const job = jobScore(text);
  const organisation = organisationScore(text);
  const place = placeScore(text);
  if (isAddress(text) && !isNamedLikeASite(text)) return label === "extra" ? 2 : -3;
  if (!/\p{L}/u.test(text)) return label === "extra" ? 3 : -4;
  if (koreanTeam.test(text)) return label === "extra" ? 2 : -3;
  if (madeWith.test(text) || isToolBesidePost(part, context)) return label === "extra" ? 3 : -4;
  if (personBeside.test(text)) return label === "extra" ? 3 : -4;
  switch (label) {
    case "position":
      return (
        job +
        (isFieldOfPost(part, context) ? 2.5 : 0) -
        (place >= 2 ? 2 : 0) -
        (job < 1.6 && (isSentence(text) || leadsToPost(part, context)) ? 1.5 : 0) -
        (organisation >= 2.5 ? 1.5 : organisation >= 1.6 ? 0.7 : 0) -
        Math.min(1, context.repeats(text) * 0.3)
      );
    case "company":
      return (
        organisation +
        wordBonus(text) -
        (isFieldOfPost(part, context) ? 2 : 0) -
        (townBefore(part, context) ? 1.5 : 0) -
        (isBehindForm(part, context) ? 1.2 : 0) -
        (isSentence(text) ? 2.5 : 0) -
        (job >= 2.5 && organisation < 3 ? 2 : 0) -
        (place >= 2.5 ? 3.5 : 0) +
        Math.min(1, context.repeats(text) * 0.5)
      );
    case "location":
      return (
        place +
        (townBefore(part, context) ? 1.8 : 0) +
        (isBehindForm(part, context) ? 1.5 : 0) -
        (isNoPlace(text, place) ? 4 : 0) -
        (place < 1 && wordsOf(text).length >= 3 ? 0.6 : 0) -
        (job >= 1.5 ? 3 : 0) -
        (organisation >= 1.6 ? 1.5 : 0) +
        (context.last && place >= 0 ? 0.3 : 0)
      );
    case "extra":
      if (chineseUnit.test(text)) return 0.9;
      return isEmploymentType(text) ? 3 : text.length > 60 ? 0.4 : part.separator === "comma" ? -1.6 : -0.9;
  }
}

/** So many words, so many of them without a capital, tell of something and name nothing. */
const sentence = { leastWords: 8, leastSmall: 0.6 };

function isSentence(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= sentence.leastWords && small >= words.length * sentence.leastSmall && !hasLegalForm(text);
}

/** "Intern – Manufacturing Engineering" above the employer: behind one word for a post, a dash and a field say more of it. */
function isFieldOfPost(part: Part, { earlier, around }: LabelContext): boolean {
  const post = earlier.at(-1);
  return (
    part.separator === "dash" &&
    post?.row === part.row &&
    wordsOf(post.piece.text).length <= 2 &&
    jobScore(post.piece.text) >= 2.4 &&
    isSubject(part.piece.text) &&
    !hasLegalForm(part.piece.text) &&
    around.some(({ row }) => row !== part.row)
  );
}

/** "Heron Square – Sales Advisor": what stands before a dash and a post is who it was for, where nothing else is. */
function leadsToPost(part: Part, { next, around }: LabelContext): boolean {
  return (
    !isEmploymentType(part.piece.text) &&
    around.every((other) => other === part || organisationScore(other.piece.text) < 2.5) &&
    (part.separator === "start" || part.separator === "line") &&
    next?.separator === "dash" &&
    jobScore(next.piece.text) >= 1.6
  );
}

/** A short name before a state or country, parted by a comma only, is a town: "Jersey City, NJ". */
export function townBefore(part: Part, context: LabelContext): boolean {
  const { next } = context;
  const { text } = part.piece;
  if (
    next === null ||
    next.separator !== "comma" ||
    part.separator === "start" ||
    wordsOf(text).length > 3 ||
    !startsWithCapital(text)
  )
    return false;
  return isRegion(next.piece.text) && organisationScore(text) < 3;
}

const mostOfTown = 3;

/** "Molinos Tarn S.A. – Ribera": what closes a row behind the legal form of a company, and is no name of another, is where it is. */
function isBehindForm(part: Part, { earlier, next }: LabelContext): boolean {
  const firm = earlier.at(-1);
  const { text } = part.piece;
  const isLast = next === null || next.row !== part.row;
  if (firm === undefined || firm.row !== part.row || !isLast || !hasLegalForm(firm.piece.text)) return false;
  return (
    (part.separator === "dash" || part.separator === "comma") &&
    /^\p{Lu}\p{Ll}+(?:[ -](?:d[aeo]s?|del|la|los|\p{Lu}\p{Ll}+)){0,3}$/u.test(text) &&
    wordsOf(text).length <= mostOfTown &&
    organisationScore(text) < 0.9 &&
    jobScore(text) < 0.6 &&
    !isSubject(text)
  );
}

/** Names of employers tend to be longer than names of towns. */
const wordBonus = (text: string) => Math.min(0.4, Math.max(0, wordsOf(text).length - 1) * 0.2);

function experienceChange(from: ExperienceLabel, to: ExperienceLabel, separator: Separator): number {
  if (separator === "at") return from === "position" && to === "company" ? 3 : -2;
  if (to === "location") return locationChange(from, separator);
  if (from === "location" && separator === "comma") return -1;
  if (separator === "comma" && from === "position" && to === "company") return -0.1;
  return 0;
}

function locationChange(from: ExperienceLabel, separator: Separator): number {
  if (from === "company" && separator === "paren") return 1.1;
  if (from === "company" && separator === "comma") return 0.4;
  if (from === "position" && separator === "comma") return -1.2;
  return separator === "gap" || separator === "dash" || separator === "pipe" ? 0.3 : 0;
}
