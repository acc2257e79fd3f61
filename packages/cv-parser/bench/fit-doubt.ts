import { logOddsOf } from "../src/assemble/document-doubt.ts";
import type { DocumentSigns } from "../src/assemble/document-signs.ts";
import type { DocumentDoubt } from "../src/assemble/doubt-weights.ts";
import { solved } from "./labels/ridge.ts";

/** A value with what the table says of it, the signs of its document, and how much it counts. */
export type DoubtedValue = { told: number; signs: DocumentSigns; right: boolean; weight: number };

const rounds = 30;
/** What it costs to move the slope from one, or a sign (brought to the same spread) from nothing. */
const cost = 15;
const costOfConstant = 1;

const order = ["undecided", "unfinished", "lists"] as const;

/** How far the signs of documents shift the odds of values: a logistic regression, solved by Newton's steps. */
export function fitDoubt(values: readonly DoubtedValue[]): DocumentDoubt {
  const means = order.map((sign) => mean(values.map(({ signs }) => signs[sign])));
  const spreads = order.map(
    (sign, at) => Math.sqrt(mean(values.map(({ signs }) => (signs[sign] - (means[at] ?? 0)) ** 2))) || 1,
  );
  const rows = values.map(({ told, signs, right, weight }) => ({
    signs: [logOddsOf(told), 1, ...order.map((sign, at) => (signs[sign] - (means[at] ?? 0)) / (spreads[at] ?? 1))],
    right: right ? 1 : 0,
    weight,
  }));
  const start: readonly number[] = [1, 0, 0, 0, 0];
  const costs: readonly number[] = start.map((_, at) => (at === 1 ? costOfConstant : cost));
  let weights: readonly number[] = start;
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (costs[at] ?? 0) * (weight - (start[at] ?? 0)));
    const bend: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? (costs[row] ?? 0) : 0)),
    );
    for (const { signs, right, weight } of rows) {
      const share = 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));
      for (const [row, sign] of signs.entries()) {
        slope[row] = (slope[row] ?? 0) + weight * (share - right) * sign;
        for (const [column, other] of signs.entries()) {
          const bends = bend[row];
          if (bends) bends[column] = (bends[column] ?? 0) + weight * share * (1 - share) * sign * other;
        }
      }
    }
    const step = solved(bend.map((row, at) => [...row, slope[at] ?? 0]));
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
  }
  const [oddsSlope = 1, constant = 0, ...shifts] = weights;
  const raw = shifts.map((shift, at) => shift / (spreads[at] ?? 1));
  const [undecided = 0, unfinished = 0, lists = 0] = raw;
  const centre = raw.reduce((sum, shift, at) => sum + shift * (means[at] ?? 0), 0);
  return { slope: oddsSlope, constant: constant - centre, undecided, unfinished, lists };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
