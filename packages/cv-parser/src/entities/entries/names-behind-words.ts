import { wordsOf } from "../../core/words.ts";
import type { Cut } from "./named-cuts.ts";
import {
  degreeScore,
  institutionScore,
  isEmploymentType,
  isSubject,
  jobScore,
  organisationScore,
  placeScore,
} from "./word-scores.ts";

const surePost = 2.4;

/** "im", "an der", "aan de", "with" between a post or a degree and a name. */
const germanicAt =
  /\s+(?:(?:an|in|auf)\s+(?:der|dem|den)|am|im|aan(?:\s+(?:de|het))?|op\s+(?:de|het)|with(?:\s+the)?|vid|på)\s+(?=[\p{Lu}"“„«])/gu;

/** "Kassiererin im Hagemarkt Tarn", "Abitur am Goethe-Gymnasium", "Gas Engineer with Heron Gas": a sure post and an employer, a degree and a school. */
export function germanicAtCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(germanicAt)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    if (cuts.some(({ start, end }) => offset + from < end && offset + to > start)) return [];
    const [first, last] = [
      Math.max(0, ...cuts.filter(({ end }) => end - offset <= from).map(({ end }) => end - offset)),
      Math.min(text.length, ...cuts.filter(({ start }) => start - offset >= to).map(({ start }) => start - offset)),
    ];
    const own = text.slice(first, from).split(sideOf).at(-1) ?? "";
    const name = text.slice(to, last).split(sideOf)[0] ?? "";
    const isOnlyPost =
      jobScore(own) >= surePost &&
      (organisationScore(own) < 1.6 || endsInPost(own)) &&
      degreeScore(own) < 1.6 &&
      wordsOf(own).length <= mostOfPost;
    const isJob =
      isOnlyPost &&
      (organisationScore(name) >= 1.6 || marketEnd.test(name)) &&
      !isSubject(name) &&
      !unitOfHouse.test(name) &&
      !branch.test(name.trim());
    const isSchool = degreeScore(own) >= 2.6 && institutionScore(own) < 2.5 && institutionScore(name) >= 2.5;
    return isJob || isSchool ? [{ start: offset + from, end: offset + to, separator: "at" as const }] : [];
  });
}
const endsInPost = (text: string): boolean => jobScore(text.split(/\s+/u).at(-1) ?? "") >= surePost;
const sideOf = /[,|·(\t:]|\s[/–—-]\s/u;
/** "Assistant at the Chair of Optics": a part of a house belongs to the post. */
const unitOfHouse =
  /^(?:Lehrstuhl|Institut|Abteilung|Bereich|Fachbereich|Fakultät|Zentrum|Labor|Referat|Sachgebiet|Department|Faculty|School|Chair|Afdeling|Faculteit|Avdelning|Enheten|Institutionen)(?!\p{L})/u;
/** "Fitter in machine building", in one word of German: a branch employs nobody. */
const branch = /^\p{L}+(?:bau|technik|handel|handwerk|betrieb|gewerbe|wesen|dienst)$/u;
const mostOfPost = 5;
/** "Hagemarkt", "Lindenhof": what shops and houses end with in German and Dutch. */
const marketEnd = /^\p{Lu}\p{Ll}{2,}(?:markt|haus|hof|huis|krankenhaus|center)(?!\p{L})/u;

const townBehind =
  /\s+(?:in|im|à|au|te|w|we|ve?|i|en|em)\s+(?=(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s*(?:$|[,.|)(]|\s[–—-]\s))/gu;

/** "… at Heron Bank in Leeds", "… bij Heron te Breda": behind a post and who it was for stands the town. */
export function townBehindCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(townBehind)].flatMap((match) => {
    const cut = {
      start: offset + match.index,
      end: offset + match.index + match[0].length,
      separator: "comma" as const,
    };
    const before = cuts
      .filter(({ end }) => end <= cut.start)
      .toSorted((one, other) => one.end - other.end)
      .at(-1);
    const town = match[1] ?? "";
    if (before?.separator !== "at" || cuts.some(({ start, end }) => cut.start < end && cut.end > start)) return [];
    const isOther =
      isSubject(town) || isEmploymentType(town) || jobScore(town) >= 1.5 || organisationScore(town) >= 1.6;
    return isOther && placeScore(town) < 2.5 ? [] : [cut];
  });
}
