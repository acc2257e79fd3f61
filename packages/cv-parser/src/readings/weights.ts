import type { SecondWay } from "./reading.ts";
import type { ReadingSign } from "./signs.ts";

/** What another reading must promise before it stands in place of the usual one. */
export const leastGain = 0.01;

/** Written by `bench/train-readings.ts --write`: what a sign more, and each way by itself, promise. */
export const readingWeights: { signs: Record<ReadingSign, number>; ways: Record<SecondWay, number> } = {
  signs: {
    lists: 0,
    values: 0,
    tray: 0,
    wholeJobs: 0,
    wholeSchools: 0,
    jobs: 0,
    schools: 0,
    projects: 0,
    postsLikePosts: 0,
    degreesLikeDegrees: 0,
    schoolsLikeSchools: 0,
    wordsOfSchool: 0,
    wordsOfSkill: 0,
    agreed: 0,
    undecided: 0,
  },
  ways: { ranks: 0, net: 0, titles: 0, rows: 0, strips: 0, columns: 0 },
};
