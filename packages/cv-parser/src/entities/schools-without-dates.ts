import { foldInPlace, wordsOf } from "../core/words.ts";
import type { Row } from "./entries/rows.ts";
import type { Entry } from "./entries/segment-entries.ts";
import { degreeScore, institutionScore } from "./entries/word-scores.ts";

const partEnds = /[,|:(\t]|\s[–—-]\s/u;
const sure = { degree: 2.6, school: 2.5 };
const likelyDegree = 1.5;
const mostWords = 16;
/** A faculty belongs to the school above it. */
const ofSchool =
  /^(?:facul|fakul|wydzia|katedr|dipart|depart|abteilung|instituut|institut f|afdeling|avdelning|σχολη|τμημα)/u;

const partsIn = (text: string): string[] => text.split(partEnds).map((part) => part.trim());
const isSchool = (part: string): boolean => institutionScore(part) >= sure.school;
const leadOf = (part: string): string => part.split(/\s+/u).slice(0, 2).join(" ");

/** How surely a row names a degree; "Istituto Tecnico" names a school by words that degrees have as well. */
function degreeIn(text: string): number {
  const degrees = partsIn(text).filter((part) => !isSchool(part) || !isSchool(leadOf(part)));
  return Math.max(0, ...degrees.map((part) => (isSchool(part) ? degreeScore(leadOf(part)) : degreeScore(part))));
}

const namesSchool = ({ text }: Row): boolean => partsIn(text).some(isSchool);

/** Where the rows of a head begin that are entries of their own; null where they are one. */
function startsIn(rows: readonly Row[]): number[] | null {
  const degrees = rows.map(({ text }) => degreeIn(text));
  const schools = rows.map(namesSchool);
  const each = rows.map((_, index) => index);
  const areDegrees =
    degrees.every((score) => score >= likelyDegree) &&
    degrees.filter((score) => score >= sure.degree).length * 2 >= rows.length;
  const whole = each.filter((at) => schools[at] === true && (degrees[at] ?? 0) >= sure.degree);
  if (whole.length > 1 && whole.length * 3 >= rows.length * 2) return each;
  if (areDegrees || (schools.every(Boolean) && !rows.some(({ text }) => ofSchool.test(foldInPlace(text))))) return each;
  const kinds = each.map(
    (at) => ((degrees[at] ?? 0) >= sure.degree ? "degree" : "") + (schools[at] === true ? "school" : ""),
  );
  const [first = "", second = ""] = kinds;
  const arePairs =
    rows.length > 2 &&
    rows.length % 2 === 0 &&
    [first, second].toSorted().join() === "degree,school" &&
    kinds.every((kind, at) => kind === (at % 2 === 0 ? first : second));
  return arePairs ? each.filter((at) => at % 2 === 0) : null;
}

/**
 * Several schools below each other in a section without any date, which nothing else parts: rows that each name a degree
 * or each name a school, or a degree and its school in turn.
 */
export function withEachUndated({ header, body }: Entry): Entry[] {
  const isRow = (row: Row): boolean => !row.bullet && !row.continues && wordsOf(row.text).length <= mostWords;
  const starts = header.length > 1 && header.every(isRow) ? startsIn(header) : null;
  if (starts === null) return [{ header, body }];
  return starts.map((start, index) => ({
    header: header.slice(start, starts[index + 1]),
    body: index === starts.length - 1 ? body : [],
  }));
}
