/** Weights of hashed signs for each label: `labels` whole numbers for each of `buckets` buckets. */
export type Weights = {
  labels: number;
  buckets: number;
  values: Int8Array | Float32Array;
  /** What one step of the whole numbers is worth. */
  unit: number;
};

/** The sum of the weights of some signs, for each label. */
export function scoresOf({ labels, buckets, values, unit }: Weights, signs: readonly number[]): Float64Array {
  const sums = new Float64Array(labels);
  for (const sign of signs) {
    const from = (sign % buckets) * labels;
    for (let label = 0; label < labels; label += 1) sums[label] = (sums[label] ?? 0) + (values[from + label] ?? 0);
  }
  return sums.map((sum) => sum * unit);
}
