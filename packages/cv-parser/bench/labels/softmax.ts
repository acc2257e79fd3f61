import { scoresOf } from "../../src/labels/weights.ts";
import type { Weights } from "../../src/labels/weights.ts";
import { seeded } from "../mutate.ts";

/** The signs of one part, the label that it has, and how much it counts. */
export type Example = { signs: readonly number[]; label: number; weight: number };

export type LearnOptions = { labels: number; buckets: number; rounds: number; rate: number; seed: number };

const decay = 1e-4;

/** Learns a softmax by stochastic gradients with a step of its own for each weight (AdaGrad). Equal for equal examples. */
export function learn(examples: readonly Example[], options: LearnOptions): Weights {
  const { labels, buckets, rounds, rate, seed } = options;
  const values = new Float32Array(labels * buckets);
  const squares = new Float32Array(labels * buckets).fill(1e-2);
  const weights: Weights = { labels, buckets, values, unit: 1 };
  const random = seeded(seed);
  const order = examples.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const gradient = gradientOf(weights, example);
      for (const sign of example.signs) {
        const from = (sign % buckets) * labels;
        for (let label = 0; label < labels; label += 1) {
          const at = from + label;
          const pull = (gradient[label] ?? 0) - decay * (values[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + pull * pull;
          values[at] = (values[at] ?? 0) + (rate * pull) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return weights;
}

function gradientOf(weights: Weights, { signs, label, weight }: Example): Float64Array {
  const scores = scoresOf(weights, signs);
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share, index) => weight * ((index === label ? 1 : 0) - share / sum));
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}
