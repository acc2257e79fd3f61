import { logOddsOf } from "../src/assemble/document-doubt.ts";
import type { DocumentSigns } from "../src/assemble/document-signs.ts";
import type { DocumentDoubt } from "../src/assemble/doubt-weights.ts";
import { logistic, scaleOf } from "./labels/logistic.ts";

/** A value with what the table says of it, the signs of its document, and how much it counts. */
export type DoubtedValue = { told: number; signs: DocumentSigns; right: boolean; weight: number };

/** What it costs to move the slope from one, or a sign (brought to the same spread) from nothing. */
const cost = 15;
const costOfConstant = 1;

const order = ["undecided", "unfinished", "lists"] as const;

/** How far the signs of documents shift the odds of values: a logistic regression, solved by Newton's steps. */
export function fitDoubt(values: readonly DoubtedValue[]): DocumentDoubt {
  const { means, spreads } = scaleOf(values.map(({ signs }) => order.map((sign) => signs[sign])));
  const cases = values.map(({ told, signs, right, weight }) => ({
    signs: [logOddsOf(told), 1, ...order.map((sign, at) => (signs[sign] - (means[at] ?? 0)) / (spreads[at] ?? 1))],
    right: right ? 1 : 0,
    weight,
  }));
  const start: readonly number[] = [1, 0, 0, 0, 0];
  const costs = start.map((_, at) => (at === 1 ? costOfConstant : cost));
  const weights = logistic(cases, { start, costs });
  const [oddsSlope = 1, constant = 0, ...shifts] = weights;
  const raw = shifts.map((shift, at) => shift / (spreads[at] ?? 1));
  const [undecided = 0, unfinished = 0, lists = 0] = raw;
  const centre = raw.reduce((sum, shift, at) => sum + shift * (means[at] ?? 0), 0);
  return { slope: oddsSlope, constant: constant - centre, undecided, unfinished, lists };
}
