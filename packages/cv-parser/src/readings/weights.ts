import type { Signs } from "./signs.ts";

/** What another reading must promise before it stands in place of the usual one. */
export const leastGain = 0.03;

/** Written by `bench/train-readings.ts --write`: what one more of each sign promises. */
export const readingWeights: Signs = {
  lists: 0.0464,
  values: 0.0754,
  tray: -0.1034,
  wholeJobs: 0.0364,
  wholeSchools: 0.0058,
  jobs: -0.0225,
  schools: -0.0207,
  projects: 0.0054,
  postsLikePosts: 0.0627,
  degreesLikeDegrees: 0.036,
  schoolsLikeSchools: 0.0631,
  wordsOfSchool: -0.0057,
  wordsOfSkill: -0.0123,
  agreed: 0.0455,
  undecided: -0.1323,
};
