import type { ValueSigns } from "../labels/value-signs.ts";
import type { DocumentSigns } from "./document-signs.ts";

/** Written by `bench/calibrate.ts --write`: how far documents and the net shift the odds of values. */
export const doubtWeights: DoubtWeights = {
  slope: 0.957,
  constant: 0.241,
  document: { undecided: -0.276, unfinished: -0.851, lists: -0.044, waiting: -0.88, latin: 0.353 },
  value: { placed: 0.125, named: 0.187 },
  fields: {
    "certifications/name": [1.362, -0.283, 0.224, 0.995],
    "educations/degree": [-0.159, 0.028, 0.004, 0.995],
    "educations/end_date": [-0.128, 0.072, -0.22, 0.995],
    "educations/gpa": [-0.157, -0.009, -0.021, 0.995],
    "educations/institution": [0.212, -0.116, 0.126, 0.995],
    "educations/start_date": [-0.53, 0.15, -0.254, 0.995],
    "experiences/company": [-0.238, 0.075, 0.033, 0.995],
    "experiences/end_date": [-0.308, 0.037, 0.093, 0.953],
    "experiences/location": [-0.317, 0.037, -0.061, 0.995],
    "experiences/position": [0.14, -0.004, 0.169, 0.995],
    "experiences/start_date": [-0.141, 0.011, 0.095, 0.951],
    "languages/name": [0.629, -0.101, 0.049, 0.951],
    "personal_info/email": [-0.037, 0.052, -0.007, 0.95],
    "personal_info/location": [-0.098, 0.1, 0.117, 0.995],
    "personal_info/name": [-0.533, 0.053, -0.215, 0.976],
    "personal_info/phone": [-0.193, 0.012, -0.079, 0.952],
    "projects/title": [-0.088, 0.117, 0.192, 0.995],
    "publications/title": [0.956, -0.145, 0.28, 0.995],
    "skills/name": [-0.727, 0.227, -0.056, 0.972],
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
