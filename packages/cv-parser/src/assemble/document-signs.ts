import { lineKinds } from "@vitrine/model";
import type { ParsedData, ParsedEducation, ParsedExperience, UnplacedLine } from "@vitrine/model";
import type { LineSigns } from "../labels/told-lines.ts";

/** What a whole document says of its values: those of one that is hard to read are less often right. */
export type DocumentSigns = {
  /** How undecided the net is about its lines, on the mean. */
  undecided: number;
  /** Share of jobs without post, employer or date, and of schools without degree or name. */
  unfinished: number;
  /** How many of its lists hold anything. */
  lists: number;
  /** Share of its text that no field holds. */
  waiting: number;
  /** Share of its letters that are Latin. */
  latin: number;
};

const mostUndecided = 1.5;
const noEntries = 0.5;

/** True for a job with a post, an employer and a date. */
export const isWholeJob = ({ position, company, start_date: start, end_date: end }: ParsedExperience): boolean =>
  Boolean(position && company && (start || end));

/** True for a school with its name and a degree. */
export const isWholeSchool = ({ degree, institution }: ParsedEducation): boolean => Boolean(degree && institution);

/** Share of the jobs and schools of a CV that lack what they should have; neither good nor bad where it has none. */
export function unfinishedShare(cv: ParsedData): number {
  const isWhole = [...cv.experiences.map(isWholeJob), ...cv.educations.map(isWholeSchool)];
  return isWhole.length === 0 ? noEntries : isWhole.filter((each) => !each).length / isWhole.length;
}

/** The signs of a document that was read. */
export function documentSigns(
  { cv, unplaced }: { cv: ParsedData; unplaced: readonly UnplacedLine[] },
  { undecided }: LineSigns,
  text: string,
): DocumentSigns {
  const waiting = unplaced.reduce((sum, { text: rest, reason }) => sum + (reason === "noise" ? 0 : rest.length), 0);
  return {
    undecided: Math.min(mostUndecided, undecided),
    unfinished: unfinishedShare(cv),
    lists: filledLists(cv),
    waiting: waiting / Math.max(1, text.length),
    latin: countOf(text, /\p{sc=Latn}+/gu) / Math.max(1, countOf(text, /\p{L}+/gu)),
  };
}

/** How many characters the matches of a pattern have. */
function countOf(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).reduce((sum, match) => sum + match.length, 0);
}

/** How many of the lists of a CV hold anything. */
export function filledLists(cv: ParsedData): number {
  const { experiences, educations, skills, projects, volunteer } = cv;
  const lists = [experiences, educations, skills, projects, volunteer, ...lineKinds.map(({ list }) => cv[list])];
  return lists.filter((list: readonly unknown[]) => list.length > 0).length;
}
