import type { LikenessSigns } from "./cv-likeness.ts";

/** Written by `bench/train-likeness.ts --write`: what each sign adds to the logarithm of the odds of a CV. */
export const likenessWeights: LikenessSigns & { constant: number } = {
  career: 0.616,
  others: 1.244,
  experience: 3.047,
  education: 2.447,
  reachable: 1.125,
  named: 1.456,
  dated: 0.32,
  skilled: 2.338,
  length: -0.671,
  running: 0.755,
  years: 0.957,
  undecided: -2.71,
  titledOther: -1.5,
  captions: -0.9,
  constant: 0.155,
};
