import { filledLists, isWholeJob, isWholeSchool } from "../assemble/document-signs.ts";
import type { Weights } from "../labels/weights.ts";
import { nameKinds } from "../labels/name-kinds.ts";
import type { NameKind } from "../labels/name-kinds.ts";
import { nameScores } from "../labels/name-scores.ts";
import type { Reading } from "./readings-of.ts";

/** What can be said of a reading without knowing what is right, in the order of the weights. */
export const readingSigns = [
  "lists",
  "values",
  "tray",
  "wholeJobs",
  "wholeSchools",
  "jobs",
  "schools",
  "projects",
  "postsLikePosts",
  "degreesLikeDegrees",
  "schoolsLikeSchools",
  "wordsOfSchool",
  "wordsOfSkill",
  "agreed",
  "undecided",
] as const;

export type Signs = Record<(typeof readingSigns)[number], number>;

/** How likely a text is a name of a kind, by public lists. */
type Likeness = (text: string, kind: NameKind) => number;

/** Names longer than this are all too long alike. */
const longestSchool = 12;
const longestSkill = 10;

/** The signs of a reading; numbers of things as logarithms, so that the tenth job counts less than the second. */
export function signsOf({ layout, assembled }: Reading, likeness: Likeness): Signs {
  const { cv, evidence, unplaced, lineSigns } = assembled;
  const words = wordCount(layout.text);
  const waiting = unplaced.filter(({ reason }) => reason !== "noise").map(({ text }) => wordCount(text));
  const jobs = cv.experiences;
  const schools = cv.educations;
  const posts = filled(jobs.map(({ position }) => position));
  const degrees = filled(schools.map(({ degree }) => degree));
  const places = filled(schools.map(({ institution }) => institution));
  return {
    lists: filledLists(cv),
    values: Math.log1p(Object.keys(evidence).length),
    tray: waiting.reduce((sum, count) => sum + count, 0) / Math.max(1, words),
    wholeJobs: Math.log1p(jobs.filter(isWholeJob).length),
    wholeSchools: Math.log1p(schools.filter(isWholeSchool).length),
    jobs: Math.log1p(jobs.length),
    schools: Math.log1p(schools.length),
    projects: Math.log1p(cv.projects.length),
    postsLikePosts: mean(posts.map((text) => likeness(text, "post"))),
    degreesLikeDegrees: mean(degrees.map((text) => likeness(text, "degree"))),
    schoolsLikeSchools: mean(places.map((text) => likeness(text, "school"))),
    wordsOfSchool: mean(places.map((text) => Math.min(longestSchool, wordCount(text)))),
    wordsOfSkill: mean(cv.skills.map(({ name }) => Math.min(longestSkill, wordCount(name)))),
    agreed: lineSigns?.agreed ?? 0,
    undecided: lineSigns?.undecided ?? 0,
  };
}

/** Shares of the kinds that lists of names give a text, each text looked up once. */
export function likenessBy(names: Weights | null): Likeness {
  const known = new Map<string, readonly number[]>();
  return (text, kind) => {
    if (names === null) return 0;
    const shares = known.get(text) ?? sharesOf(nameScores(names, text));
    known.set(text, shares);
    return shares[nameKinds.indexOf(kind)] ?? 0;
  };
}

/** Scores of lists are lower than they are sure. */
const sharpness = 2;

function sharesOf(scores: Float64Array): number[] {
  const powers = Array.from(scores, (score) => Math.exp(sharpness * score));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const filled = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text || []);
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
