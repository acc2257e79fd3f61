import { lineKinds } from "@vitrine/model";
import type { ParsedData, ParsedEducation, ParsedExperience } from "@vitrine/model";
import type { LineSigns } from "../labels/told-lines.ts";

/** What a whole document says of its values: those of one that is hard to read are less often right. */
export type DocumentSigns = {
  /** How undecided the net is about its lines, on the mean. */
  undecided: number;
  /** Share of jobs without post, employer or date, and of schools without degree or name. */
  unfinished: number;
  /** How many of its lists hold anything. */
  lists: number;
};

const mostUndecided = 1.5;
const noEntries = 0.5;

/** True for a job with a post, an employer and a date. */
export const isWholeJob = ({ position, company, start_date: start, end_date: end }: ParsedExperience): boolean =>
  Boolean(position && company && (start || end));

/** True for a school with its name and a degree. */
export const isWholeSchool = ({ degree, institution }: ParsedEducation): boolean => Boolean(degree && institution);

/** The signs of a document that was read. */
export function documentSigns(cv: ParsedData, { undecided }: LineSigns): DocumentSigns {
  const isWhole = [...cv.experiences.map(isWholeJob), ...cv.educations.map(isWholeSchool)];
  return {
    undecided: Math.min(mostUndecided, undecided),
    unfinished: isWhole.length === 0 ? noEntries : isWhole.filter((each) => !each).length / isWhole.length,
    lists: filledLists(cv),
  };
}

/** How many of the lists of a CV hold anything. */
export function filledLists(cv: ParsedData): number {
  const { experiences, educations, skills, projects, volunteer } = cv;
  const lists = [experiences, educations, skills, projects, volunteer, ...lineKinds.map(({ list }) => cv[list])];
  return lists.filter((list: readonly unknown[]) => list.length > 0).length;
}
