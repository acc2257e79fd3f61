import type { ValueSigns } from "../labels/value-signs.ts";
import type { DocumentSigns } from "./document-signs.ts";

/** Written by `bench/calibrate.ts --write`: how far documents and the net shift the odds of values. */
export const doubtWeights: DoubtWeights = {
  slope: 0.922,
  constant: -0.139,
  document: { undecided: -0.266, unfinished: -0.699, lists: -0.044, waiting: -1.067, latin: 0.866 },
  value: { placed: 0.134, named: 0.173 },
  fields: {
    "certifications/name": [1.184, -0.251, 0.187, 0.995],
    "educations/degree": [-0.23, 0.056, 0.009, 0.995],
    "educations/end_date": [-0.32, 0.134, -0.25, 0.955],
    "educations/gpa": [-0.248, -0.021, -0.037, 0.995],
    "educations/institution": [0.099, -0.067, 0.12, 0.995],
    "educations/start_date": [-0.674, 0.236, -0.273, 0.971],
    "experiences/company": [-0.138, 0.083, 0.086, 0.995],
    "experiences/end_date": [-0.395, 0.018, 0.063, 0.995],
    "experiences/location": [-0.484, 0.058, -0.085, 0.995],
    "experiences/position": [0.238, -0.034, 0.197, 0.995],
    "experiences/start_date": [-0.207, 0.004, 0.067, 0.95],
    "languages/name": [0.704, -0.154, 0.001, 0.963],
    "personal_info/email": [0.019, 0.05, 0.01, 0.955],
    "personal_info/location": [-0.147, 0.075, 0.072, 0.995],
    "personal_info/name": [-0.346, 0.041, -0.165, 0.995],
    "personal_info/phone": [0.074, -0.007, -0.069, 0.995],
    "projects/title": [0.41, 0.027, 0.315, 0.995],
    "publications/title": [0.549, -0.073, 0.19, 0.995],
    "skills/name": [-0.505, 0.161, -0.005, 0.995],
  },
};

/** Odds are raised to `slope`; all else adds to their logarithm. */
export type DoubtWeights = {
  slope: number;
  constant: number;
  document: DocumentSigns;
  value: ValueSigns;
  /** By field: what it adds, how much more or less the net counts there, and from which share on a high mark is given. */
  fields: Readonly<Record<string, FieldWeights>>;
};

export type FieldWeights = readonly [own: number, placed: number, named: number, sureFrom: number];
