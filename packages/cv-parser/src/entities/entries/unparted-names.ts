import { wordsOf } from "../../core/words.ts";
import type { Cut } from "./named-cuts.ts";
import { degreeScore, institutionScore, isBareDegree } from "./word-scores.ts";

/** The last word of the name of a school in English, before a word with a capital. */
const schoolEnd = /(?<=\p{L}\s)(?:University|College|School|Institute|Academy|Polytechnic)\s+(?=\p{Lu})/gu;
/** "High School Diploma", "Scientific High School Diploma": a kind of school alone belongs to what it gives. */
const kindAlone =
  /^(?:(?:senior|junior|high|secondary|primary|middle|grammar|graduate|medical|law|business|trade|nursing|technical|scientific|classical|linguistic|vocational|professional|commercial|agricultural|industrial|general|public|international|upper|higher)\s+)+school$|^(?:community|junior|technical|vocational)\s+college$/iu;
/** The word that ends the name of a degree, before a word with a capital. */
const degreeEnd =
  /(?<=^|\s)(?:Degree|Diploma|Certificate|Hons|Honours|B\.?(?:Sc|A|Com|Ed|Tech)|M\.?(?:Sc|A|Com|Ed|Tech)|MBA|LLB)\.?\s+(?=\p{Lu})/gu;
const parted = /[,;|·•:(\t]|\s[–—-]\s/u;
const mostWords = 8;
const sureSchool = 2.5;
const sureDegree = 2.6;

/** "Hill High School Senior Certificate", "BSc Degree Hill University": a school and a degree that nothing parts. */
export function unpartedCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  if (wordsOf(text).length > mostWords * 2) return [];
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
