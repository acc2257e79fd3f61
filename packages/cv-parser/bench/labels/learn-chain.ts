import { latticeOf, emissionsOf, stepsOf } from "../../src/labels/line-chain.ts";
import type { ChainWeights } from "../../src/labels/line-chain.ts";
import type { Weights } from "../../src/labels/weights.ts";
import { seeded } from "../mutate.ts";

/** One document: the signs of its lines and the states that are known of them. */
export type ChainLesson = {
  features: readonly (readonly number[])[];
  truth: readonly (number | null)[];
  weight: number;
};

export type ChainOptions = {
  labels: number;
  buckets: number;
  rounds: number;
  rate: number;
  decay: number;
  seed: number;
};

/**
 * Learns a conditional random field by stochastic gradients, a document at a time, with a step of its own for each
 * weight (AdaGrad). Lines without a known state count as any state. Equal for equal lessons.
 */
export function learnChain(lessons: readonly ChainLesson[], options: ChainOptions): ChainWeights {
  const { labels } = options;
  const signs = emptyWeights(labels, options.buckets);
  const steps = emptyWeights(labels, labels);
  const weights = { signs, steps };
  const squares = {
    signs: new Float32Array(signs.values.length).fill(0.05),
    steps: new Float32Array(labels * labels).fill(0.5),
  };
  const random = seeded(options.seed);
  const order = lessons.map((_, index) => index);
  for (let round = 0; round < options.rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    for (const index of order) {
      const lesson = lessons[index];
      if (lesson !== undefined && lesson.features.length > 0) learnOne(lesson, weights, { squares, options });
    }
  }
  return weights;
}

const emptyWeights = (labels: number, buckets: number): Weights => ({
  labels,
  buckets,
  values: new Float32Array(labels * buckets),
  unit: 1,
});

type Memory = { squares: { signs: Float32Array; steps: Float32Array }; options: ChainOptions };

/** One step along the gradient: what the labels allow less what the weights now expect. */
function learnOne({ features, truth, weight }: ChainLesson, weights: ChainWeights, { squares, options }: Memory): void {
  const emissions = emissionsOf(weights, features);
  const steps = stepsOf(weights);
  const expected = countsOf(emissions, steps);
  const held = emissions.map((row, line) => {
    const known = truth[line];
    return known === null || known === undefined
      ? row
      : row.map((score, state) => (state === known ? score : -Infinity));
  });
  const allowed = countsOf(held, steps);
  for (const [line, signs] of features.entries()) {
    const pulls = pullsOf(allowed.states[line], expected.states[line], weight);
    if (pulls.length > 0) moveSigns(signs, pulls, { values: weights.signs, squares: squares.signs, options });
  }
  for (const [at, share] of allowed.steps.entries())
    move(weights.steps.values, squares.steps, { at, pull: weight * (share - (expected.steps[at] ?? 0)), options });
}

/** Of each state that the labels and the weights see differently, its number and by how much. */
function pullsOf(
  allowed: Float64Array = new Float64Array(),
  expected: Float64Array = new Float64Array(),
  weight: number,
): [number, number][] {
  const pulls: [number, number][] = [];
  for (let state = 0; state < expected.length; state += 1) {
    const pull = weight * ((allowed[state] ?? 0) - (expected[state] ?? 0));
    if (Math.abs(pull) > leastPull) pulls.push([state, pull]);
  }
  return pulls;
}

/** Smaller differences move nothing. */
const leastPull = 1e-3;

type SignMemory = { values: Weights; squares: Float32Array; options: ChainOptions };

function moveSigns(signs: readonly number[], pulls: readonly [number, number][], memory: SignMemory): void {
  const { values, buckets, labels } = memory.values;
  for (const sign of signs) {
    const from = (sign % buckets) * labels;
    for (const [state, pull] of pulls)
      move(values, memory.squares, { at: from + state, pull, options: memory.options });
  }
}

function move(
  values: Weights["values"],
  squares: Float32Array,
  { at, pull, options }: { at: number; pull: number; options: ChainOptions },
): void {
  const drawn = pull - options.decay * (values[at] ?? 0);
  squares[at] = (squares[at] ?? 0) + drawn * drawn;
  values[at] = (values[at] ?? 0) + (options.rate * drawn) / Math.sqrt(squares[at] ?? 1);
}

/** How often each state stands at each line, and each step is taken, among all ways through the chain. */
function countsOf(emissions: readonly Float64Array[], steps: readonly (readonly number[])[]) {
  const { forward, backward } = latticeOf(emissions, steps);
  const labels = steps.length;
  const states = forward.map((row, line) => scaled(row.map((value, state) => value * (backward[line]?.[state] ?? 0))));
  const sums = new Float64Array(labels * labels);
  const factors = steps.map((row) => row.map(Math.exp));
  for (let line = 1; line < emissions.length; line += 1) {
    const own = emissions[line] ?? new Float64Array();
    const top = own.reduce((most, score) => Math.max(most, score), -Infinity);
    const down = own.map((score, to) => Math.exp(score - top) * (backward[line]?.[to] ?? 0));
    const pairs = new Float64Array(labels * labels);
    for (const [from, value] of (forward[line - 1] ?? new Float64Array()).entries())
      if (value > 0)
        for (let to = 0; to < labels; to += 1)
          pairs[from * labels + to] = value * (factors[from]?.[to] ?? 0) * (down[to] ?? 0);
    for (const [at, share] of scaled(pairs).entries()) sums[at] = (sums[at] ?? 0) + share;
  }
  return { states, steps: sums };
}

function scaled(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum > 0 ? values.map((value) => value / sum) : values;
}
