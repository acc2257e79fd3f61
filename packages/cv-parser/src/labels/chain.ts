/** A linear chain over labels: weights of hashed signs for each label, and of each label after each other. */
export type Chain = {
  labels: number;
  /** Signs are counted in this many buckets. */
  buckets: number;
  /** `buckets` times `labels` whole numbers. */
  emission: Int8Array | Float32Array;
  /** (`labels` + 1) times `labels`; the last row is what a sequence begins with. */
  change: Int8Array | Float32Array;
  /** What one step of the whole numbers is worth. */
  unit: number;
};

/** The best label of each place, and by how much the best sequence with it beats the best one with another label there. */
export type Decoded = { label: number; margins: Float64Array };

/** How well each label fits each place by its signs alone. */
export function emissionsOf(chain: Chain, signs: readonly (readonly number[])[]): Float64Array[] {
  const { labels, buckets, emission, unit } = chain;
  return signs.map((place) => {
    const sums = new Float64Array(labels);
    for (const sign of place) {
      const from = (sign % buckets) * labels;
      for (let label = 0; label < labels; label += 1) sums[label] = (sums[label] ?? 0) + (emission[from + label] ?? 0);
    }
    return sums.map((sum) => sum * unit);
  });
}

/**
 * The best sequence of labels. `margins` of a place holds, for every label, the score of the best sequence that has
 * it there, less that of the best of all: 0 for the chosen label. Sums of whole numbers only, so equal everywhere.
 */
export function decode(chain: Chain, signs: readonly (readonly number[])[]): Decoded[] {
  const scores = emissionsOf(chain, signs);
  const forward = pass(chain, scores);
  const backward = passBack(chain, scores);
  return forward.map((ahead, at) => {
    const behind = backward[at] ?? new Float64Array(chain.labels);
    const totals = ahead.map((score, label) => score + (behind[label] ?? 0));
    const best = Math.max(...totals);
    return { label: totals.indexOf(best), margins: totals.map((total) => total - best) };
  });
}

function pass({ labels, change, unit }: Chain, scores: readonly Float64Array[]): Float64Array[] {
  let before: Float64Array | null = null;
  return scores.map((own) => {
    const last = before;
    const now = own.map((score, label) => {
      if (last === null) return score + (change[labels * labels + label] ?? 0) * unit;
      let best = -Infinity;
      for (let from = 0; from < labels; from += 1)
        best = Math.max(best, (last[from] ?? 0) + (change[from * labels + label] ?? 0) * unit);
      return score + best;
    });
    before = now;
    return now;
  });
}

/** For each place and label, the best that the places after it can give. */
function passBack({ labels, change, unit }: Chain, scores: readonly Float64Array[]): Float64Array[] {
  const out: Float64Array[] = scores.map(() => new Float64Array(labels));
  for (let at = scores.length - 2; at >= 0; at -= 1) {
    const [after, own] = [out[at + 1], scores[at + 1]];
    out[at] = new Float64Array(labels).map((_, label) => {
      let best = -Infinity;
      for (let to = 0; to < labels; to += 1)
        best = Math.max(best, (change[label * labels + to] ?? 0) * unit + (own?.[to] ?? 0) + (after?.[to] ?? 0));
      return best;
    });
  }
  return out;
}
