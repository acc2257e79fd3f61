import type { Learned } from "../entities/entries/label-parts.ts";
import type { ChainWeights } from "./line-chain.ts";
import { partFeatures } from "./part-features.ts";

/** Weights of hashed signs for each label: `labels` whole numbers for each of `buckets` buckets. */
export type Weights = {
  labels: number;
  buckets: number;
  values: Int8Array | Float32Array;
  /** What one step of the whole numbers is worth. */
  unit: number;
};

/** What was learned about the headers of jobs and of schools, and about the places of lines. */
export type Labeller = { jobs: Weights; schools: Weights; lines: ChainWeights };

/** How much a learned score counts beside those of the rules, and the most that it may move one of them. */
export const learnedShare = { weight: 0.5, most: 2 };

/** How well each label fits each part of a header by what was learned. Sums of whole numbers, so equal everywhere. */
export function learnedBy(weights: Weights): Learned {
  return (header, texts) =>
    partFeatures(header, texts).map((signs) =>
      scoresOf(weights, signs).map((score) =>
        Math.max(-learnedShare.most, Math.min(learnedShare.most, score * learnedShare.weight)),
      ),
    );
}

/** The sum of the weights of some signs, for each label. */
export function scoresOf({ labels, buckets, values, unit }: Weights, signs: readonly number[]): Float64Array {
  const sums = new Float64Array(labels);
  for (const sign of signs) {
    const from = (sign % buckets) * labels;
    for (let label = 0; label < labels; label += 1) sums[label] = (sums[label] ?? 0) + (values[from + label] ?? 0);
  }
  return sums.map((sum) => sum * unit);
}
