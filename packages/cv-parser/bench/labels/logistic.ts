import { solved } from "./ridge.ts";

/** Signs of one thing, whether it is so, and how much it counts. */
export type Case = { signs: readonly number[]; right: number; weight: number };

const rounds = 30;
/** Steps as small as this change nothing that is written. */
const least = 1e-9;

/**
 * A logistic regression by Newton's steps.
 * @param start where each weight begins, and what it is drawn back to
 * @param costs how strongly each is drawn back
 * @returns what each sign adds to the logarithm of the odds
 */
export function logistic(
  cases: readonly Case[],
  { start, costs }: { start: readonly number[]; costs: readonly number[] },
): readonly number[] {
  let weights: readonly number[] = start;
  // Most signs of most cases are nothing, and nothing adds to nothing.
  const sparse = cases.map(({ signs, right, weight }) => ({
    signs: signs.flatMap((sign, at) => (sign === 0 ? [] : [{ at, sign }])),
    right,
    weight,
  }));
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (costs[at] ?? 0) * (weight - (start[at] ?? 0)));
    const bend: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? (costs[row] ?? 0) : 0)),
    );
    for (const { signs, right, weight } of sparse) {
      const share = 1 / (1 + Math.exp(-signs.reduce((sum, { at, sign }) => sum + sign * (weights[at] ?? 0), 0)));
      for (const { at: row, sign } of signs) {
        slope[row] = (slope[row] ?? 0) + weight * (share - right) * sign;
        const bends = bend[row] ?? [];
        const bent = weight * share * (1 - share) * sign;
        for (const { at: column, sign: other } of signs) bends[column] = (bends[column] ?? 0) + bent * other;
      }
    }
    const step = solved(bend.map((row, at) => [...row, slope[at] ?? 0]));
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
    if (step.every((each) => Math.abs(each) < least)) break;
  }
  return weights;
}

/** Mean and spread of each of several signs, so that all can be brought to one scale. */
export function scaleOf(rows: readonly (readonly number[])[]): { means: number[]; spreads: number[] } {
  const means = (rows[0] ?? []).map((_, at) => mean(rows.map((row) => row[at] ?? 0)));
  const spreads = means.map((middle, at) => Math.sqrt(mean(rows.map((row) => ((row[at] ?? 0) - middle) ** 2))) || 1);
  return { means, spreads };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
