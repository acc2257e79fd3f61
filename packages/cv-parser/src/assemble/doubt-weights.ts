import type { DocumentSigns } from "./document-signs.ts";

/** Written by `bench/calibrate.ts --write`: how far the signs of a document shift the odds of its values. */
export const doubtWeights: DocumentDoubt = {
  slope: 1.035,
  constant: 0.82,
  undecided: -1.707,
  unfinished: -1.473,
  lists: 0.068,
};

/** Odds are raised to `slope`; the constant and the signs add to their logarithm. */
export type DocumentDoubt = DocumentSigns & { slope: number; constant: number };
