import type { Signs } from "./signs.ts";

/** What another reading must promise before it stands in place of the usual one. */
export const leastGain = 0.02;

/** Written by `bench/train-readings.ts --write`: what one more of each sign promises. */
export const readingWeights: Signs = {
  lists: 0.0296,
  values: 0.1003,
  tray: -0.0488,
  wholeJobs: 0.0209,
  wholeSchools: 0.0124,
  jobs: -0.0253,
  schools: -0.0057,
  projects: 0.0228,
  postsLikePosts: 0.0856,
  degreesLikeDegrees: 0.033,
  schoolsLikeSchools: 0.0621,
  wordsOfSchool: -0.0048,
  wordsOfSkill: 0.0012,
  agreed: 0.062,
  undecided: -0.1268,
};
