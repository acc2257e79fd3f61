import { wordsOf } from "../../core/words.ts";
import type { Cut } from "./named-cuts.ts";
import { easternPostCuts, thaiCuts } from "./east-asian-cuts.ts";
import { townCut } from "./town-cuts.ts";
import { degreeScore, institutionScore, isBareDegree } from "./word-scores.ts";

/** The last word of the name of a school in English, before a word with a capital. */
const schoolEnd = /(?<=\p{L}\s)(?:University|College|School|Institute|Academy|Polytechnic)\s+(?=\p{Lu})/gu;
/** "High School Diploma", "Scientific High School Diploma": a kind of school alone belongs to what it gives. */
const kindAlone =
  /^(?:(?:first|final|senior|junior|high|secondary|primary|middle|grammar|graduate|medical|law|business|trade|nursing|technical|scientific|classical|linguistic|vocational|professional|commercial|agricultural|industrial|general|public|international|upper|higher)\s+)+school$|^(?:community|junior|technical|vocational)\s+college$/iu;
/** The word that ends the name of a degree, before a word with a capital. */
const degreeEnd =
  /(?<=^|\s)(?:Degree|Diploma|Certificate|Hons|Honours|B\.?(?:Sc|A|Com|Ed|Tech)|M\.?(?:Sc|A|Com|Ed|Tech)|MBA|LLB)\.?\s+(?=\p{Lu})/gu;
const parted = /[,;|·•:(\t]|\s[–—-]\s/u;
const mostWords = 8;
const sureSchool = 2.5;
const sureDegree = 2.6;

/** "Hill High School Senior Certificate", "BSc Degree Hill University": a school and a degree that nothing parts. */
export function unpartedCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  const eastern = easternCuts(text, offset, cuts);
  if (eastern.length > 0) return eastern;
  if (wordsOf(text).length > mostWords * 2) return [];
  const korean = koreanCut(text) ?? townCut(text);
  if (korean !== null && !cuts.some((cut) => offset + korean.start < cut.end && offset + korean.end > cut.start))
    return [{ start: offset + korean.start, end: offset + korean.end, separator: "comma" }];
  for (const [pattern, isFit] of [
    [schoolEnd, isSchoolAhead],
    [degreeEnd, isDegreeAhead],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const start = match.index + match[0].trimEnd().length;
      const isTaken = cuts.some((cut) => offset + start < cut.end && offset + end > cut.start);
      const left = text.slice(0, start).split(parted).at(-1)?.trim() ?? "";
      const right = text.slice(end).split(parted)[0]?.trim() ?? "";
      if (!isTaken && Math.max(wordsOf(left).length, wordsOf(right).length) <= mostWords && isFit(left, right))
        return [{ start: offset + start, end: offset + end, separator: "pipe" }];
    }
  return [];
}

/** Names of the East that nothing but blanks parts, in each stretch between other cuts. */
function easternCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  const edges = cuts
    .map(({ start, end }) => ({ start: start - offset, end: end - offset }))
    .sort((first, second) => first.start - second.start);
  return [{ start: 0, end: 0 }, ...edges].flatMap(({ end }, index) => {
    const stretch = text.slice(end, edges[index]?.start ?? text.length);
    return [...easternPostCuts(stretch), ...thaiCuts(stretch)].map((cut) => ({
      start: offset + end + cut.start,
      end: offset + end + cut.end,
      separator: "pipe" as const,
    }));
  });
}

/** A word with the form of a company in Korean, before what one was there: "㈜물결 매니저", "주식회사물결 기획팀". */
const koreanCompany = /^(?:(?:㈜|[(（]주[)）]|주식회사)\S+|\S+(?:㈜|[(（]주[)）]))\s+(?=\p{Script=Hangul})/u;
/** A first word before a part of a house: "물결 기획팀 · 대리". */
const koreanTeam = /^\S{2,20}\s+(?=(?:[^\s·|]{1,12}\s){0,2}[^\s·|]{1,12}(?:팀|본부|사업부|부서|파트)\s*(?:[·|]|$))/u;

/** Where the first word of a cell in Korean names the employer, and what follows does not. */
function koreanCut(text: string): { start: number; end: number } | null {
  const found = koreanCompany.exec(text) ?? koreanTeam.exec(text);
  return found === null ? null : { start: found[0].trimEnd().length, end: found[0].length };
}

const isSchoolAhead = (left: string, right: string): boolean =>
  !kindAlone.test(left) &&
  institutionScore(left) >= sureSchool &&
  degreeScore(left) < sureDegree &&
  degreeScore(right) >= sureDegree &&
  institutionScore(right) < sureSchool;

const isDegreeAhead = (left: string, right: string): boolean =>
  (isBareDegree(left) || /(?:degree|diploma|certificate)$/iu.test(left)) &&
  degreeScore(left) >= sureDegree &&
  institutionScore(left) < sureSchool &&
  institutionScore(right) >= sureSchool &&
  degreeScore(right) < sureDegree &&
  !kindAlone.test(right);
