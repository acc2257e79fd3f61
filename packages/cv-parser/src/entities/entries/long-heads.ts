import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { Row } from "./rows.ts";
import { degreeScore, institutionScore, jobScore, organisationScore } from "./word-scores.ts";

const mostWords = { row: 44, name: 18, employer: 7 };
const sure = { post: 2.4, employer: 1.6, degree: 2.6, school: 2.5 };

/** Small words that a further part of one name may begin with: "Direction de l'eau, de l'air et du bruit". */
const goesOn = /^(?:d[eo]s?|du|della?|und|et|and|y|e|i|en|och|a)\s|^(?:d|l|de\s+l)['’]/iu;
const marks = /\s*[|¦•·\t;]\s*|\s[–—/-]\s|,\s+|\s*[()]\s*/u;

/** The posts of long titles begin with their word: "Chief Adviser to the Secretary of State for …". */
export const leadScore = (text: string): number => {
  const words = text.split(/\s+/u);
  return Math.max(...[1, 2, 3, 4, 5].map((count) => jobScore(words.slice(0, count).join(" "))));
};

/**
 * "2016 – 2019 | Ministry for … | Chief Adviser to the …": names between marks, of which one surely is a post and another
 * who it was for, or a degree and its school. Such a row is a head, however many words it has.
 */
export function isLongHead(text: string): boolean {
  if (wordsOf(text).length > mostWords.row) return false;
  const parts = text.split(marks).filter((part) => /\p{L}{2}/u.test(part));
  const areNames = parts.every(
    (part) =>
      (startsWithCapital(part) || goesOn.test(part) || wordsOf(part).length <= 2) &&
      wordsOf(part).length <= mostWords.name,
  );
  if (parts.length < 2 || !areNames) return false;
  const has = (test: (part: string) => boolean) => parts.some(test);
  const isJob = has((part) => leadScore(part) >= sure.post) && has((part) => organisationScore(part) >= sure.employer);
  const isSchool =
    has((part) => degreeScore(part) >= sure.degree) && has((part) => institutionScore(part) >= sure.school);
  return isJob || isSchool;
}

/** "Nurse on the ward for neurology and rehabilitation of adults – Heron Clinics": a post, a dash, and a name of few words. */
export function isPostWithMore(text: string): boolean {
  const [post = "", name = "", ...more] = text.split(/\s[–—-]\s/u);
  if (more.length > 0 || wordsOf(post).length > mostWords.name || wordsOf(name).length > mostWords.employer)
    return false;
  return startsWithCapital(name) && !/[.;:!?]$|[.;:!?]\s/u.test(text) && leadScore(post) >= certainPost;
}

const certainPost = 3;
const leastGap = 0.5;
const mostOfTitle = 18;

/** A post of many words and no sentence. */
const isLongTitle = (text: string): boolean =>
  startsWithCapital(text) &&
  !/[.;:!?]$|[.;:!?]\s/u.test(text) &&
  wordsOf(text).length <= mostOfTitle &&
  leadScore(text) >= certainPost;

const isPeriodAlone = ({ anchor, line }: Row): boolean =>
  anchor !== null && anchor.kind !== "single" && anchor.start <= line.start + 1 && anchor.end >= line.end - 1;

const namesEmployerOnly = ({ text }: Row): boolean => organisationScore(text) >= sure.employer && jobScore(text) < 0.6;

/**
 * A title of office as long as a sentence: above the dated row of its employer, below a row that is nothing but its period
 * and above its employer, or below the dated row of the employer. The row that a margin broke off goes with it.
 */
export function isLongPost(row: Row, above: Row | undefined, [next, further]: readonly (Row | undefined)[]): boolean {
  const isBroken = next?.continues === true && next.anchor === null;
  const text = isBroken ? `${row.text} ${next.text}` : row.text;
  const below = isBroken ? further : next;
  if (row.bullet || row.continues || below === undefined || !isLongTitle(text)) return false;
  const isSetOff = above === undefined || row.line.gapBefore > row.line.height * leastGap || above.bullet;
  if (below.anchor !== null && isSetOff) return !below.bullet;
  if (above === undefined || above.bullet) return false;
  if (isPeriodAlone(above)) return below.bullet || namesEmployerOnly(below);
  return above.anchor !== null && namesEmployerOnly(above) && below.bullet;
}
